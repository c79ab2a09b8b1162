/** A cut after a line, else after a sentence, else after a word, whichever is found in the last half of the piece. */
const ENDS = [/\n+(?=[^\n]*$)/, /[.!?…;·]\s+(?=[^.!?…;·]*$)/, /\s+(?=\S*$)/]

/**
 * Cuts a text into pieces of at most `longest` UTF-16 units, for layout: a browser lays out one long paragraph as a
 * whole, many short ones only where they are seen. Joined, the pieces are the text. Takes linear time.
 */
export function piecesOf(text: string, longest: number): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; ) {
    const end = at + longest >= text.length ? text.length : cutBefore(text, at, at + longest)
    pieces.push(text.slice(at, end))
    at = end
  }
  return pieces
}

function cutBefore(text: string, from: number, to: number): number {
  const half = from + Math.ceil((to - from) / 2)
  const part = text.slice(half, to)
  for (const end of ENDS) {
    const found = end.exec(part)
    if (found) return half + found.index + found[0].length
  }
  // Never between the two halves of a character.
  const code = text.charCodeAt(to - 1)
  return code >= 0xd800 && code < 0xdc00 ? to - 1 : to
}
