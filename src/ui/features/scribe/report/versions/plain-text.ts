/* Words of a report without marks of markdown, to compare two of them. What leaves is paper-text.ts. */

const UNESCAPED = /\\([!-/:-@[-`{-~])/g
const HEADING = /^#{1,6}\s+(.*)$/
const RULE = /^\|?[\s:|-]+\|[\s:|-]*$/

interface Block {
  kind: 'heading' | 'item' | 'row' | 'text'
  cells: string[]
}

const plain = (text: string) =>
  text
    .replace(/(^|[^\\])(\*\*|__|[*_`])/g, '$1')
    .replace(UNESCAPED, '$1')
    .trim()

function blocksOf(content: string): (Block | null)[] {
  return content.split('\n').flatMap((line): (Block | null)[] => {
    const text = line.trim()
    if (text === '') return [null]
    const heading = HEADING.exec(text)
    if (heading) return [{ kind: 'heading', cells: [plain(heading[1] ?? '')] }]
    if (text.startsWith('|')) {
      if (RULE.test(text)) return []
      const cells = text
        .replace(/^\||\|$/g, '')
        .split(/(?<!\\)\|/)
        .map(plain)
      return [{ kind: 'row', cells }]
    }
    const item = /^[-*+]\s+(.*)$/.exec(text)
    return [item ? { kind: 'item', cells: [plain(item[1] ?? '')] } : { kind: 'text', cells: [plain(text)] }]
  })
}

/** Lines of words; a row of a table is one line. */
export const plainOf = (content: string): string =>
  blocksOf(content)
    .map(block => block?.cells.filter(Boolean).join(', ') ?? '')
    .join('\n')
    .trim()
