/** The words of a paper as lines: no marks; items of a list and rows of a table are a line each. */
export function textOf(paper: Element): string {
  return [...paper.children].map(blockText).filter(Boolean).join('\n').trim()
}

function blockText(block: Element): string {
  switch (block.tagName) {
    case 'H2':
    case 'H3':
      return `\n${lineText(block)}`
    case 'UL':
      return itemsOf(block, () => '- ')
    case 'OL':
      return itemsOf(block, index => `${index + 1}. `)
    case 'TABLE':
      return rowsOf(block)
    default:
      return lineText(block)
  }
}

const itemsOf = (list: Element, mark: (index: number) => string) =>
  [...list.children].map((item, index) => `${mark(index)}${lineText(item)}`).join('\n')

/** Without the names of the columns: an empty cell is left out. */
function rowsOf(table: Element): string {
  const rows = [...table.querySelectorAll('tbody tr')]
  return rows.map(row => [...row.children].map(lineText).filter(Boolean).join('; ')).join('\n')
}

/** A line break in the text stays one. */
const lineText = (element: Element): string =>
  inlineText(element)
    .replace(/ *\n */g, '\n')
    .trim()

const inlineText = (element: Element): string =>
  [...element.childNodes]
    .map(node => {
      if (node.nodeName === 'BR') return '\n'
      return node instanceof Element ? inlineText(node) : (node.textContent ?? '').replace(/\s+/g, ' ')
    })
    .join('')
