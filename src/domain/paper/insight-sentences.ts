import { type Bag, isBag } from '../../contract/bag.ts'
import type { HealthRecordData } from '../../contract/entities/health-record.ts'
import { textOf } from '../records/report.ts'
import { printDay } from './doctor/dates.ts'
import type { Block } from './paper.ts'

const bags = (value: unknown): Bag[] => (Array.isArray(value) ? value.filter(isBag) : [])
const insightOf = ({ insight }: HealthRecordData): Bag => (isBag(insight) ? insight : {})

export const modelOf = (data: HealthRecordData): string => textOf(insightOf(data).model)

/** The sentences of a part of an insight, each with the days of the records that it rests on; none without evidence. */
export function sentenceBlocks(data: HealthRecordData, part: 'content' | 'recommendations'): Block[] {
  return bags(insightOf(data).sections)
    .filter(one => one.part === part)
    .flatMap((section): Block[] => {
      const title = textOf(section.title)
      const items = bags(section.sentences).map(({ text, sources }): Block[] => {
        const days = [...new Set(bags(sources).map(({ day }) => printDay({ day: textOf(day) })))].filter(Boolean)
        const source = days.length > 0 ? [{ text: ` [${days.join('; ')}]`, tone: 'quiet' as const }] : []
        return [{ kind: 'paragraph', text: [{ text: textOf(text) }, ...source] }]
      })
      return [
        ...(title === '' ? [] : [{ kind: 'heading' as const, level: 2 as const, text: title }]),
        { kind: 'list', start: null, items },
      ]
    })
}
