import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DOCUMENTS } from '../../../src/contract/public-pages.ts'
import { CHUNK_SIZE } from '../../../src/contract/upload-limits.ts'
import { fillIn } from '../../../src/domain/texts/fill-in.ts'
import { FIGURES } from '../../../src/public/landing/figures.ts'
import { outlineOf } from '../../../src/ui/features/documents/outline.ts'

const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const text = (name: string, locale: string) => file(`src/ui/features/documents/texts/${name}.${locale}.md`)
const shape = (markdown: string) => markdown.split('\n').map(line => /^(#+ |- |\*\*|$)/.exec(line)?.[0] ?? 'text')
const places = (markdown: string) => Array.from(markdown.matchAll(/\{\{(\w+)\|/g), ([, name]) => name)

it('the figures of the landing page are those of the benchmark and of the protocol', () => {
  const row = /^\| P9 \| Loss at a SIGKILL while recording, (\d+) kills: lost \| ([\d.]+) s/m.exec(file('README.md'))
  expect(row?.slice(1).map(Number)).toEqual([FIGURES.kills, FIGURES.worstLossSeconds])
  expect(FIGURES.chunkKilobytes).toBe(CHUNK_SIZE / 1024)
  for (const [locale, seconds] of [
    ['en', '0.73'],
    ['ru', '0,73'],
    ['el', '0,73'],
  ] as const) {
    expect(text('pitch-deck', locale)).toContain(`- ${seconds} `)
    expect(text('pitch-deck', locale)).toMatch(new RegExp(`${FIGURES.chunkKilobytes} (KB|КБ)`))
  }
})

it.each(DOCUMENTS)('%s has the same parts in every language', name => {
  for (const locale of ['ru', 'el']) {
    expect(shape(text(name, locale))).toEqual(shape(text(name, 'en')))
    expect(places(text(name, locale))).toEqual(places(text(name, 'en')))
  }
})

it('a text begins with its title and a summary', () => {
  expect(outlineOf('# Terms\n\nBetween you and us.\n\n## More\n')).toEqual({
    title: 'Terms',
    summary: 'Between you and us.',
  })
  expect(() => outlineOf('Terms\n\nBetween you and us.\n')).toThrow('begins with a heading')
})

it('what the operator configured is filled in, else the text beside it', () => {
  expect(fillIn('By {{operator|somebody}}, {{contact|no address}}.', { operator: 'Clinic {{x}}' })).toBe(
    'By Clinic {{x}}, no address.',
  )
  expect(fillIn('{{origin}}/ru', {})).toBe('/ru')
})
