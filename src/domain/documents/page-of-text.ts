import type { PageWord, ReadPage } from '../labs/page.ts'

/** Characters of a line that fill the page's width; longer lines go beyond it. */
const COLUMNS = 100

/** A text typed by a person as a page of one reading: its words stand where they would on a typewriter. */
export function pageOfText(text: string): ReadPage & { recognised: false; slope: 0 } {
  const lines = text.split(/\r?\n/)
  const height = 1 / Math.max(lines.length, 50)
  const words = lines.flatMap((line, at) =>
    Array.from(line.matchAll(/\S+/g), (found): PageWord => {
      const [word] = found
      const box: PageWord['box'] = [found.index / COLUMNS, at * height, word.length / COLUMNS, height * 0.8]
      return { text: word, box, confidence: 1 }
    }),
  )
  return { number: 1, aspect: 0.7, readings: [words], recognised: false, slope: 0 }
}
