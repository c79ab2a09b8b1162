/** Returns the first letters of the first two words, for the disc beside a name; Greek capitals lose their accents. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(word => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map(word => [...word.toLocaleUpperCase('el')][0])
    .join('')
