import type { HealthRecordData } from '../../../src/contract/entities/health-record.ts'

/** A recording of about 1 KB as the server stores it; the same index always gives the same recording. */
export interface BenchRecord {
  clientId: string
  name: string
  createdAt: string
  data: HealthRecordData
}

const WORDS =
  'patient reports chest pain since this morning no fever pressure one hundred forty over ninety pulse regular lungs clear abdomen soft advised rest fluids control in two days laboratory repeated electrocardiogram unchanged'.split(
    ' ',
  )
const FIRST = Date.UTC(2024, 0, 1)
const MINUTE = 60_000

export const clientIdAt = (index: number): string => `0190b000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`
export const nameAt = (index: number): string => `Visit ${String(index).padStart(6, '0')}`
/** The sort key of the product's lists; ascending is newest first. */
export const orderAt = (index: number): number => 4e12 - (FIRST + index * MINUTE)

export function recordAt(index: number): BenchRecord {
  const createdAt = new Date(FIRST + index * MINUTE).toISOString()
  const text = Array.from({ length: 90 }, (_, i) => WORDS[(index * 7 + i * 13 + (i >> 3)) % WORDS.length]).join(' ')
  return {
    clientId: clientIdAt(index),
    name: nameAt(index),
    createdAt,
    data: {
      date: createdAt,
      sourceType: 'file',
      subtype: 'generic',
      duration: 60 + (index % 600),
      transcription: { text, duration: 60 + (index % 600), model: 'bench' },
      reports: [],
    },
  }
}

/** Names of the newest recordings, newest first. */
export const newestNames = (total: number, count = 50): string[] =>
  Array.from({ length: Math.min(count, total) }, (_, i) => nameAt(total - 1 - i))
