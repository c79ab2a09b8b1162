/** A piece of a text: markdown as far as reports use it, without links, pictures or HTML (S5). */
export type TextBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const plain = (text: string) => text.replace(/(\*\*|__)(.+?)\1/g, '$2').trim()

export function textBlocks(markdown: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const line of markdown.replaceAll('\r', '').split('\n')) {
    const [, heading] = /^#{1,6}\s+(.+)$/.exec(line) ?? []
    const [, item] = /^\s*(?:[-*•]|\d{1,2}[.)])\s+(.+)$/.exec(line) ?? []
    const last = blocks.at(-1)
    if (heading !== undefined) blocks.push({ kind: 'heading', text: plain(heading) })
    // Numbers stay: they may count doses or days.
    else if (item !== undefined && last?.kind === 'list') last.items.push(plain(/^\s*\d/.test(line) ? line : item))
    else if (item !== undefined) blocks.push({ kind: 'list', items: [plain(/^\s*\d/.test(line) ? line : item)] })
    else if (line.trim() === '') blocks.push({ kind: 'paragraph', text: '' })
    else if (last?.kind === 'paragraph' && last.text !== '') last.text += `\n${plain(line)}`
    else blocks.push({ kind: 'paragraph', text: plain(line) })
  }
  return blocks.filter(one => one.kind === 'list' || one.text !== '')
}
