/**
 * What a model wrote as JSON, as headings and lines of Markdown. Keys are headings, texts are lines;
 * all else is left as it is. Text that is no whole JSON is returned unchanged.
 */
export function asProse(text: string): string {
  const fence = /^\s*```(?:json)?\s*\n([\s\S]*?)```\s*$/u.exec(text)
  const body = (fence?.[1] ?? text).trim()
  if (!/^[[{]/u.test(body)) return text
  try {
    const lines = linesOf(JSON.parse(body), 2)
    return lines.length > 0 ? lines.join('\n').trim() : text
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}

/** Headings of Markdown go six levels down. */
const DEEPEST = 6
const DEEP = 40

function linesOf(value: unknown, level: number): string[] {
  if (level > DEEP || value === null || value === undefined || value === '') return []
  if (Array.isArray(value))
    return value.flatMap(one => (isText(one) ? [`- ${String(one).trim()}`] : linesOf(one, level)))
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => {
      const lines = linesOf(inner, level + 1)
      return lines.length > 0 ? ['', `${'#'.repeat(Math.min(level, DEEPEST))} ${key}`, '', ...lines] : []
    })
  return [String(value).trim()]
}

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'
