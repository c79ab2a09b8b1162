import type { ReportTick } from '../../contract/entities/recording-report.ts'
import type { Locale } from '../../contract/entities/user.ts'
import { parseTimestamp } from '../dates/timestamp.ts'
import type { ReviewList } from '../reports/versions/versions.ts'
import { markdownBlocks, type Remark } from './markdown.ts'
import { type PrintedMoment, printMoment } from './moment.ts'
import type { Block, Paper } from './paper.ts'
import { PAPER_WORDS } from './paper-words.ts'

/** A sentence that the recording does not support and a person keeps. */
export interface KeptSentence {
  /** Where it stands in `content`; null if that is not known. */
  at: readonly [number, number] | null
  text: string
  by: string
}

export interface ReportPaperInput extends PrintedMoment {
  locale: Locale
  title: string
  /** Whose report it is, and that it is provisional, as on the screen. */
  head: readonly string[]
  /** Markdown. */
  content: string
  kept: readonly KeptSentence[]
  /** The ticks that opened it. */
  ticks: readonly (ReportTick & { list: ReviewList })[]
  /** Who wrote it: `built-in`, `manual`, or a language model's name. */
  model: string
  /** When this version was written; null if that is not known. */
  writtenAt: number | null
  now: number
}

const WORDS = {
  en: {
    kept: (by: string) => `[not supported by the recording; kept by ${by}]`,
    checked: 'Compared with the recording',
    lists: { drugs: 'drugs', doses: 'doses', negations: 'negations', followUp: 'follow-up and dates' },
    written: (by: string) => `Written by: ${by}`,
    models: { 'built-in': 'quotations of the transcript, without a language model', manual: 'a person' },
  },
  ru: {
    kept: (by: string) => `[записью приёма не подтверждено; оставлено: ${by}]`,
    checked: 'Сверено с записью приёма',
    lists: { drugs: 'препараты', doses: 'дозы', negations: 'отрицания', followUp: 'повторная явка и даты' },
    written: (by: string) => `Кто составил: ${by}`,
    models: { 'built-in': 'цитаты из расшифровки, без языковой модели', manual: 'человек' },
  },
  el: {
    kept: (by: string) => `[δεν στηρίζεται στην ηχογράφηση· κρατήθηκε από: ${by}]`,
    checked: 'Συγκρίθηκε με την ηχογράφηση',
    lists: { drugs: 'φάρμακα', doses: 'δόσεις', negations: 'αρνήσεις', followUp: 'επανεξέταση και ημερομηνίες' },
    written: (by: string) => `Συντάχθηκε από: ${by}`,
    models: { 'built-in': 'αποσπάσματα της απομαγνητοφώνησης, χωρίς γλωσσικό μοντέλο', manual: 'άνθρωπο' },
  },
}

/** The report of a visit as it leaves the product, with what was kept without support and who checked what. */
export function reportPaper(input: ReportPaperInput): Paper {
  const { locale, content, now, writtenAt } = input
  const words = WORDS[locale]
  const remarks: Remark[] = []
  const loose: Block[] = []
  for (const { at, text, by } of input.kept) {
    const remark = words.kept(by)
    if (at && at[1] <= content.length) remarks.push({ from: at[0], to: at[1], text: remark })
    else loose.push({ kind: 'note', tone: 'warn', text: `${text} ${remark}` })
  }
  const ticks = input.ticks.map(({ list, by, at }) => {
    const moment = parseTimestamp(at)
    return `${words.lists[list]}: ${[by, moment === null ? '' : printMoment(moment, input)].filter(Boolean).join(', ')}`
  })
  const by = words.models[input.model as 'built-in' | 'manual'] ?? input.model
  const { asOf, madeAt } = PAPER_WORDS[locale]
  const [made, written] = [printMoment(now, input), writtenAt === null ? null : printMoment(writtenAt, input)]
  return {
    locale,
    title: input.title.trim() || PAPER_WORDS[locale].untitled,
    head: input.head,
    standing: [madeAt(made), ...(written === null ? [] : [asOf(written)])].join(' · '),
    madeAt: now,
    blocks: [
      ...markdownBlocks(
        content,
        remarks.toSorted((a, b) => a.to - b.to),
      ),
      ...loose,
      { kind: 'rule' },
      { kind: 'paragraph', tone: 'quiet', text: `${words.checked}: ${ticks.join('; ')}` },
      ...(input.model === '' ? [] : [{ kind: 'paragraph' as const, tone: 'quiet' as const, text: words.written(by) }]),
    ],
  }
}
