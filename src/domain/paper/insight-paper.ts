import type { HealthRecordData } from '../../contract/entities/health-record.ts'
import type { Locale } from '../../contract/entities/user.ts'
import { printCalendarDate } from '../dates/print-date.ts'
import { parseTimestamp } from '../dates/timestamp.ts'
import { recordDate } from '../records/record-date.ts'
import { conclusionOf, findingsOf, reportOf, textOf } from '../records/report.ts'
import { modelOf, sentenceBlocks } from './insight-sentences.ts'
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
    builtIn: 'by arithmetic on the records, without a language model',
    writtenBy: (by: string) => `Written: ${by}`,
    subject: 'Insight',
    patient: 'Patient',
    summary: 'Summary',
    recommendations: 'Recommendations',
    empty: 'This insight has no text.',
  },
  ru: {
    builtIn: 'арифметика по записям, без языковой модели',
    writtenBy: (by: string) => `Кто составил: ${by}`,
    subject: 'Аналитический отчёт',
    patient: 'Пациент',
    summary: 'Кратко',
    recommendations: 'Рекомендации',
    empty: 'В этом отчёте нет текста.',
  },
  el: {
    builtIn: 'αριθμητική στις εγγραφές, χωρίς γλωσσικό μοντέλο',
    writtenBy: (by: string) => `Συντάχθηκε: ${by}`,
    subject: 'Ανάλυση',
    patient: 'Ασθενής',
    summary: 'Σύνοψη',
    recommendations: 'Συστάσεις',
    empty: 'Η ανάλυση δεν έχει κείμενο.',
  },
}

/** An insight as its page shows it (H §2): summary, content, recommendations. Made again from the same record it is the same. */
export function insightPaper(record: InsightRecord, { locale, patient, ...moment }: InsightOptions): Paper {
  const words = WORDS[locale]
  const report = reportOf(record.data)
  const { day } = recordDate(record.data, record.createdAt)
  const madeAt = parseTimestamp(record.updatedAt) ?? 0
  const summary = textOf(report.summary) || textOf(report.description)
  const content = sentenceBlocks(record.data, 'content')
  const advice = sentenceBlocks(record.data, 'recommendations')
  const section = (title: string, all: readonly Block[]): Block[] =>
    all.length === 0 ? [] : [{ kind: 'heading', level: 2, text: title }, ...all]
  const model = modelOf(record.data)
  const written = model === '' ? [] : [words.writtenBy(model === 'built-in' ? words.builtIn : model)]
  // The summary is a text, as on the screen: markdown would take the stars out of 5*10*9.
  const blocks = [
    ...section(words.summary, summary === '' ? [] : [{ kind: 'paragraph', text: summary, tone: 'lead' }]),
    ...(content.length > 0 ? content : markdownBlocks(textOf(report.content))),
    ...markdownBlocks(findingsOf(report)),
    ...markdownBlocks(conclusionOf(report)),
    ...section(words.recommendations, advice.length > 0 ? advice : markdownBlocks(textOf(report.recommendations))),
    ...written.map((text): Block => ({ kind: 'paragraph', text, tone: 'quiet' })),
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
