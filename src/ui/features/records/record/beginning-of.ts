/** The beginning of a text, at most `longest` UTF-16 units, cut after a paragraph, a line or a word. */
export function beginningOf(text: string, longest: number): string {
  if (text.length <= longest) return text
  const start = text.slice(0, longest)
  const end = [/\n\s*\n(?![\s\S]*\n\s*\n)/, /\n(?![\s\S]*\n)/, /\s(?!.*\s)/]
    .map(cut => start.search(cut))
    .find(at => at > longest / 3)
  return `${start.slice(0, end ?? longest).trimEnd()} …`
}
