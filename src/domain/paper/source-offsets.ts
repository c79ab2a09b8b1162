/** For each character of a text of markdown its offset in the source, which has escapes, references and indents too. */
export function sourceOffsets(content: string, start: number, value: string): number[] {
  const offsets: number[] = []
  let at = start
  for (const letter of value.split('')) {
    const escaped = content[at] === '\\' && content[at + 1] === letter && /[!-/:-@[-`{-~]/.test(letter)
    const reference = content[at] === '&' && /^&(?:#\d+|#x[\da-f]+|\w+);/i.exec(content.slice(at, at + 40))
    if (!escaped && !reference) while (at < content.length && content[at] !== letter) at += 1
    offsets.push(at)
    at += escaped ? 2 : reference ? reference[0].length : 1
  }
  return offsets
}
