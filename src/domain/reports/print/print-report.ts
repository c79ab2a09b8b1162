import type { ReportEvidence, ReportOptions } from '../../../contract/entities/recording-report.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { hashText } from '../evidence/hash-text.ts'
import type { Extraction, FoundSentence, SectionId } from '../extraction.ts'
import { printDrugs } from './drug-table.ts'
import { type MarkdownWriter, markdownWriter } from './markdown-writer.ts'
import { printAnalysis } from './print-analysis.ts'
import {
  HEADINGS,
  mixedLanguages,
  NOTHING_SAID,
  QUOTES,
  REPORTED,
  type ReportLanguage,
  reportLanguage,
  SHORT_HEADINGS,
  SUMMARY_HEADINGS,
} from './report-words.ts'
import { spokenLanguage } from './spoken-language.ts'
import { summaryOf } from './summary.ts'

export interface PrintedReport {
  /** Markdown. */
  content: string
  evidence: ReportEvidence
}

/** What a report prints: a summary, or sections of the medical history in this order. */
export type ReportPlan = { kind: 'summary' } | { kind: 'sections'; ids: readonly SectionId[]; drugTable: boolean }

/**
 * The built-in report: sentences of the transcript under headings. Nothing else stands in it but the template words of
 * its language, so that every sentence has its place in the transcript.
 */
export function printReport(
  transcript: string,
  extraction: Extraction,
  plan: ReportPlan,
  options: ReportOptions,
  /** Null without the block of what was computed. */
  analysis: Analysis | null = null,
): PrintedReport {
  const language = reportLanguage(options.language)
  const writer = markdownWriter(transcript)
  const spoken = spokenLanguage(transcript)
  if (spoken && spoken !== language) writer.block(`_${mixedLanguages(language, spoken)}_`)

  const isWanted = (one: FoundSentence) => options.length === 'long' || !one.passing
  const isPrinted = (sentences: readonly FoundSentence[]) => sentences.length > 0
  const tone = options.tone === 'formal' ? 'formal' : 'informal'
  let sections = 0
  if (plan.kind === 'summary') {
    for (const { id, sentences } of summaryOf(extraction).filter(one => isPrinted(one.sentences))) {
      printSection(writer, { id, heading: SUMMARY_HEADINGS[id][language], sentences }, tone, language)
      sections += 1
    }
  } else {
    for (const id of plan.ids) {
      const found = extraction.sections.find(one => one.id === id)?.sentences.filter(isWanted) ?? []
      const heading = (tone === 'informal' && SHORT_HEADINGS[id]?.[language]) || HEADINGS[id][language]
      const drugs = id === 'drugHistory' && plan.drugTable ? extraction.drugs : []
      if (found.length === 0 && drugs.length === 0) continue
      printSection(writer, { id, heading, sentences: found }, tone, language)
      if (drugs.length > 0) printDrugs(writer, drugs, language)
      sections += 1
    }
  }
  if (sections === 0) writer.block(NOTHING_SAID[language])
  if (analysis) printAnalysis(writer, analysis, language)
  const { content, sections: evidence } = writer.end()
  const leftOut = extraction.leftOut.map(([start, end]): [number, number] => [start, end])
  return { content, evidence: { transcriptHash: hashText(transcript), sections: evidence, leftOut } }
}

interface Section {
  id: string
  heading: string
  sentences: readonly FoundSentence[]
}

function printSection(
  writer: MarkdownWriter,
  { id, heading, sentences }: Section,
  tone: string,
  language: ReportLanguage,
) {
  writer.section(id)
  writer.block(`## ${heading}`)
  for (const run of runsBySpeaker(sentences)) {
    const speaker = tone === 'formal' ? reporter(run[0]) : null
    const [open, close] = speaker ? QUOTES[language] : ['', '']
    writer.block(speaker ? `${REPORTED[speaker][language]} ` : '')
    for (const [index, sentence] of run.entries()) {
      if (index > 0) writer.write(' ')
      writer.write(open)
      writer.sentence(printed(sentence), sentence.spans)
      writer.write(close)
    }
  }
}

/**
 * A relative's or the patient's own words are quoted as such; what a doctor says is the report's own voice, and so is a
 * passage of several voices.
 */
function reporter(one: FoundSentence | undefined): 'patient' | 'companion' | null {
  if (!one || / [–—-] /u.test(one.text)) return null
  return one.speaker === 'patient' || one.speaker === 'companion' ? one.speaker : null
}

function runsBySpeaker(sentences: readonly FoundSentence[]): FoundSentence[][] {
  const runs: FoundSentence[][] = []
  for (const one of sentences) {
    const last = runs.at(-1)
    if (last && reporter(last[0]) === reporter(one)) last.push(one)
    else runs.push([one])
  }
  return runs
}

/** The words as said, with a capital letter and a full stop. */
function printed({ text }: FoundSentence): string {
  const whole = text.trim()
  const first = String.fromCodePoint(whole.codePointAt(0) ?? 32)
  const ended = /[.!?…;»"”)]$/u.test(whole) ? whole : `${whole.replace(/[,:–—-]+$/u, '')}.`
  return first.toLocaleUpperCase() + ended.slice(first.length)
}
