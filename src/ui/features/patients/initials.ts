/** The first letters of the first two words, for a disc beside the name. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(word => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map(word => [...word][0]?.toUpperCase())
    .join('')
