import { expect } from 'vitest'
import { extract } from '../../../../../src/domain/reports/extract.ts'

/** Rows of the table of medicines in the order of their letters: name, dose, status, and whose they are if not the patient's. */
const rowsOf = (transcript: string) =>
  extract(transcript)
    .drugs.map(({ name, dose, status, experiencer }) => ({
      isPatients: experiencer === 'patient',
      row: [name, dose, status, experiencer === 'patient' ? null : `of ${experiencer}`]
        .filter(one => one !== null)
        .join(' '),
    }))
    .sort((a, b) => (a.row < b.row ? -1 : 1))

/** The patient's rows are these, in whatever order. */
export const holds = (transcript: string, rows: readonly string[]): void =>
  expect(
    rowsOf(transcript)
      .filter(one => one.isPatients)
      .map(({ row }) => row),
  ).toEqual([...rows].sort())

/** All rows are these, other people's too. */
export const holdsForAll = (transcript: string, rows: readonly string[]): void =>
  expect(rowsOf(transcript).map(({ row }) => row)).toEqual([...rows].sort())
