/** Gives a text to the browser's downloads. */
export function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** What a record is called among somebody's files: its game, then which one it is. */
export function recordName(game: string, table: string): string {
  return `${game}-${table.slice(0, 8)}.txt`;
}
