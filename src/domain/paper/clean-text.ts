/** What no reader sees: control characters but line breaks, marks of direction, zero widths, tags, variation selectors. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb\ufffe\uffff\u{e0000}-\u{e0fff}]|[\ufe00-\ufe0f]/gu

// biome-ignore lint/suspicious/noControlCharactersInRegex: they end lines
const LINE_ENDS = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g

/**
 * A text as it can be printed: only what is seen, composed, one kind of line break. Nothing that hides, reorders or
 * imitates other words is left.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(LINE_ENDS, '\n')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
