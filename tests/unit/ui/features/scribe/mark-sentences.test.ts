import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
import remarkBreaks from 'remark-breaks'
import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { markSentences } from '../../../../../src/ui/features/scribe/report/mark-sentences.ts'

/** The HTML of a markdown text with its sentences marked, without whitespace between elements. */
function marked(content: string, ...sentences: string[]): string {
  const places = sentences.map((text): { at: [number, number] } => {
    const start = content.indexOf(text)
    return { at: [start, start + text.length] }
  })
  const remarkPlugins = [remarkGfm, [markSentences, { content, sentences: places }], remarkBreaks] as never
  return renderToStaticMarkup(createElement(ReactMarkdown, { skipHtml: true, remarkPlugins }, content))
}

const whole = (place: number, words: string) => `<span data-place="${place}" data-first="" data-last="">${words}</span>`

test('sentences of one paragraph stand apart', () => {
  expect(marked('One. Two.', 'One.', 'Two.')).toBe(`<p>${whole(0, 'One.')} ${whole(1, 'Two.')}</p>`)
})

test('a sentence with marks and a line break in it is one element', () => {
  const html = marked('Ankles **swell** in\nthe evening. Then', 'Ankles **swell** in\nthe evening.')
  expect(html).toBe(`<p>${whole(0, 'Ankles <strong>swell</strong> in<br/>\nthe evening.')} Then</p>`)
})

test('a sentence that ends inside a mark is in two parts, reached once', () => {
  expect(marked('One **two. Three** four.', 'One **two.')).toBe(
    '<p><span data-place="0" data-first="">One </span><strong><span data-place="0" data-last="">two.</span> Three</strong> four.</p>',
  )
})

test('escapes, references and cells of a table do not shift the places', () => {
  expect(marked('5 \\* 3 &amp; x. Next.', '5 \\* 3 &amp; x.', 'Next.')).toBe(
    `<p>${whole(0, '5 * 3 &amp; x.')} ${whole(1, 'Next.')}</p>`,
  )
  const table = marked('| Drug | Dose |\n| --- | --- |\n| Losartan \\| x | 50 |', 'Losartan \\| x')
  expect(table).toContain(`<td>${whole(0, 'Losartan | x')}</td>`)
})

test('words of a list keep their places', () => {
  const html = marked('- One.\n- Two\n  lines. End.', 'Two\n  lines.')
  expect(html).toContain(`<li>${whole(0, 'Two<br/>\nlines.')} End.</li>`)
})
