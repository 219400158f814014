/** Names of things as a view has them. */

/** What a view says where no thing is. */
export const NONE = "-";

export const some = (slug: string | undefined | null): slug is string => slug !== undefined && slug !== null && slug !== "" && slug !== NONE;

export const real = (slugs: readonly string[]): string[] => slugs.filter(some);
