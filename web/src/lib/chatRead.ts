/** Up to which line somebody has read the talk of a table, in this browser: a badge does not come back once it was seen. */
const KEY = (table: string): string => `ecumene-chat-${table}`;

export function chatRead(table: string): number {
  return Number(localStorage.getItem(KEY(table)) ?? -1);
}

export function markChatRead(table: string, n: number): void {
  if (n > chatRead(table)) localStorage.setItem(KEY(table), String(n));
}
