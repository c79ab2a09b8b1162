/** The first letters of the first two words, for a disc beside the name; a Greek capital stands without its accent. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(word => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map(word => [...word.toLocaleUpperCase('el')][0])
    .join('')
