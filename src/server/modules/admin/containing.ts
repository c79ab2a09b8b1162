/** The pattern of a text that is searched; signs that `like` gives a meaning stand for themselves. */
export const containing = (query: string): string => `%${query.trim().replace(/[\\%_]/g, '\\$&')}%`
