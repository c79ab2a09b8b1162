import { NEWS2_PARAMETER_NAMES, VITAL_NAMES } from '../../triage/texts/vital-texts.ts'
import type { Analysis } from '../analysis/analysis.ts'
import type { SectionId, Span } from '../extraction.ts'
import {
  COMPUTED,
  CONFLICT,
  computedLine,
  INTOLERANCE,
  NEWS2,
  NEWS2_AT_LEAST,
  NO_BANDS,
  NOT_MENTIONED,
  OUT_OF_RANGE,
  RULES,
} from './analysis-words.ts'
import type { MarkdownWriter } from './markdown-writer.ts'
import { HEADINGS, type ReportLanguage } from './report-words.ts'

/** Where a complaint may stand; one of the two is enough for "mentioned". */
const COMPLAINTS: readonly SectionId[] = ['complaints', 'presentIllness']

/** What was computed, under a heading that says so; each line with the places that it rests on. */
export function printAnalysis(writer: MarkdownWriter, analysis: Analysis, language: ReportLanguage): void {
  writer.section('computed')
  writer.block(`## ${COMPUTED[language]}\n`)
  const line = (text: string, spans: readonly Span[]) => {
    writer.write('\n- ')
    if (spans.length > 0) writer.sentence(text, spans)
    else writer.write(text)
  }
  const missing = mentioned(analysis.missing)
  if (missing.length > 0) {
    line(`${NOT_MENTIONED[language]} ${missing.map(id => HEADINGS[id][language].toLowerCase()).join('; ')}.`, [])
  }
  const { excluded, outOfRange, news2 } = analysis.vitals
  if (excluded) line(NO_BANDS[excluded][language], [])
  for (const { id, value, spans } of outOfRange) {
    line(OUT_OF_RANGE[language](`${VITAL_NAMES[id][language]} ${numberIn(value, language)}`), spans)
  }
  const scored = analysis.vitals.values.flatMap(({ spans }) => spans)
  if (news2?.kind === 'complete') line(NEWS2[language](news2.total), scored)
  if (news2?.kind === 'incomplete') {
    const names = news2.missing.map(name => NEWS2_PARAMETER_NAMES[name][language].toLowerCase())
    line(NEWS2_AT_LEAST[language](news2.atLeast, names.join(', ')), scored)
  }
  for (const { drug, allergen, rule, drugSpans, allergenSpans } of analysis.conflicts) {
    line(`${CONFLICT[language](drug, allergen)} (${RULES[rule][language]})`, [...drugSpans, ...allergenSpans])
  }
  for (const { drug, spans } of analysis.intolerances) line(INTOLERANCE[language](drug), spans)
  for (const one of analysis.arithmetic) line(computedLine(one, language), one.spans)
}

const mentioned = (missing: readonly SectionId[]): SectionId[] =>
  COMPLAINTS.every(id => missing.includes(id)) ? [...missing] : missing.filter(id => !COMPLAINTS.includes(id))

const numberIn = (value: number, language: ReportLanguage) => String(value).replace('.', language === 'en' ? '.' : ',')
