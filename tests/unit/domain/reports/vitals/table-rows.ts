import { expect } from 'vitest'
import { extract } from '../../../../../src/domain/reports/extract.ts'

/** Rows of the table of vital signs: name, value, position; the two numbers of a pressure together. */
function vitalsOf(transcript: string): string[] {
  const { vitals } = extract(transcript)
  return vitals.flatMap(({ name, value, position }, at) => {
    if (name === 'DBP' && vitals[at - 1]?.name === 'SBP') return []
    const low = vitals[at + 1]
    const said = name === 'SBP' && low?.name === 'DBP' ? `BP ${value}/${low.value}` : `${name} ${value}`
    return [position ? `${said} ${position}` : said]
  })
}

export const measures = (transcript: string, rows: readonly string[]): void =>
  expect(vitalsOf(transcript).sort()).toEqual([...rows].sort())
