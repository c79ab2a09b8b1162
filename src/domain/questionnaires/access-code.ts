/** Crockford's base 32: digits and letters that are not mistaken for each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12
const GROUP = 4

/** 60 of these random bits as a code of 12 characters; takes 12 bytes. */
export const codeOf = (random: Uint8Array): string =>
  Array.from({ length: LENGTH }, (_, place) => ALPHABET[(random[place] ?? 0) % ALPHABET.length]).join('')

/** As it is shown and read aloud: `7KQ2-M0XA-9CDE`. */
export const spelledCode = (code: string): string => code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? code

/** A code as a person types it: any case, with or without hyphens, O for 0, I or L for 1. */
export const typedCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
