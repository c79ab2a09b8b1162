/* A report as other programs take it: no marks of markdown, the same words. */

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

/** Lines of words; a row of a table is one line. `head` stands above. */
export function plainOf(content: string, head: readonly string[]): string {
  const lines = blocksOf(content).map(block => {
    if (!block) return ''
    if (block.kind === 'item') return `- ${block.cells[0]}`
    return block.cells.filter(Boolean).join(block.kind === 'row' ? ', ' : '')
  })
  return [...(head.length > 0 ? [...head, ''] : []), ...lines]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** The same as HTML: headings, paragraphs, lists and tables, no script and no style. */
export function htmlOf(content: string, head: readonly string[]): string {
  const html = head.map(line => `<p><strong>${escaped(line)}</strong></p>`)
  let open: 'ul' | 'table' | null = null
  const within = (wanted: typeof open) => {
    if (open === wanted) return
    if (open) html.push(`</${open}>`)
    if (wanted) html.push(`<${wanted}>`)
    open = wanted
  }
  for (const block of blocksOf(content)) {
    if (!block) continue
    const cells = block.cells.map(escaped)
    within(block.kind === 'item' ? 'ul' : block.kind === 'row' ? 'table' : null)
    if (block.kind === 'heading') html.push(`<h3>${cells[0]}</h3>`)
    if (block.kind === 'text') html.push(`<p>${cells[0]}</p>`)
    if (block.kind === 'item') html.push(`<li>${cells[0]}</li>`)
    if (block.kind === 'row') html.push(`<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`)
  }
  within(null)
  return html.join('')
}
