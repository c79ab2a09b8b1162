import type { HealthRecordData } from '../../contract/entities/health-record.ts'
import type { Locale } from '../../contract/entities/user.ts'
import { printCalendarDate } from '../dates/print-date.ts'
import { parseTimestamp } from '../dates/timestamp.ts'
import { recordDate } from '../records/record-date.ts'
import { conclusionOf, findingsOf, reportOf, textOf } from '../records/report.ts'
import { markdownBlocks } from './markdown.ts'
import { type PrintedMoment, printMoment } from './moment.ts'
import type { Block, Paper } from './paper.ts'
import { PAPER_WORDS } from './paper-words.ts'

export interface InsightRecord {
  name: string
  createdAt: string
  updatedAt: string
  data: HealthRecordData
}

export interface InsightOptions extends PrintedMoment {
  locale: Locale
  /** Null for a record of no patient. */
  patient: string | null
}

const WORDS = {
  en: {
    subject: 'Insight',
    patient: 'Patient',
    summary: 'Summary',
    recommendations: 'Recommendations',
    empty: 'This insight has no text.',
  },
  ru: {
    subject: 'Аналитический отчёт',
    patient: 'Пациент',
    summary: 'Кратко',
    recommendations: 'Рекомендации',
    empty: 'В этом отчёте нет текста.',
  },
  el: {
    subject: 'Ανάλυση',
    patient: 'Ασθενής',
    summary: 'Σύνοψη',
    recommendations: 'Συστάσεις',
    empty: 'Η ανάλυση δεν έχει κείμενο.',
  },
}

/** An insight as its page shows it (H §2): summary, content, recommendations. Made anew from the same record it is the same. */
export function insightPaper(record: InsightRecord, { locale, patient, ...moment }: InsightOptions): Paper {
  const words = WORDS[locale]
  const report = reportOf(record.data)
  const { day } = recordDate(record.data, record.createdAt)
  const madeAt = parseTimestamp(record.updatedAt) ?? 0
  const blocks = [
    ...titled(words.summary, textOf(report.summary) || textOf(report.description)),
    ...markdownBlocks(textOf(report.content)),
    ...markdownBlocks(findingsOf(report)),
    ...markdownBlocks(conclusionOf(report)),
    ...titled(words.recommendations, textOf(report.recommendations)),
  ]
  const date = printCalendarDate(day) ?? day
  return {
    locale,
    title: record.name.trim() || PAPER_WORDS[locale].untitled,
    head: [
      [words.subject, date].filter(Boolean).join(', '),
      ...(patient === null ? [] : [`${words.patient}: ${patient}`]),
    ],
    standing: PAPER_WORDS[locale].asOf(printMoment(madeAt, moment)),
    madeAt,
    blocks: blocks.length > 0 ? blocks : [{ kind: 'paragraph', text: words.empty, tone: 'quiet' }],
  }
}

const titled = (title: string, text: string): Block[] =>
  text === '' ? [] : [{ kind: 'heading', level: 2, text: title }, ...markdownBlocks(text)]
