import type { InsightRequest, InsightSection } from '../../../contract/entities/insight.ts'
import { type InsightRecord, insightRecord } from '../../../domain/insights/insight-record.ts'
import { enabledTypes } from '../../../domain/insights/insight-types.ts'
import { sentence } from '../../../domain/insights/material.ts'
import { evidenceLines } from '../../../domain/insights/model/evidence-lines.ts'
import { hiding, isLeft } from '../../../domain/insights/model/personal-data.ts'
import { insightWords } from '../../../domain/insights/words/insight-words.ts'
import type { InsightWords } from '../../../domain/insights/words/words.ts'
import { CodedError } from '../../coded-error.ts'
import type { Database } from '../../database/open.ts'
import type { ReportThread } from '../../engines/reports/report-engine.ts'
import { type TextEngine, TextError } from '../../engines/text/text-engine.ts'
import type { JobContext } from '../../jobs/job-handlers.ts'
import { RECORDS } from '../health-records/record.ts'
import { instructionsFor } from './instructions.ts'
import { hiddenPersonalData } from './own-personal-data.ts'
import { ownRecords } from './own-records.ts'

/** These records do not allow this insight, however often it is tried. */
class NoInsight extends CodedError<'NOTHING'> {
  override readonly name = 'NoInsight'
  readonly retryable = false
}

export interface InsightEngines {
  database: Database
  /** Null without a model: rules alone write. */
  textEngine: TextEngine | null
  reports: Pick<ReportThread, 'run'>
}

export interface WrittenInsight {
  model: string
  sections: InsightSection[]
}

/**
 * Writes an insight from the records that the account still has. Throws NoInsight, and TextError while the model may
 * answer later; without the model's part it says so.
 */
export async function writeInsight(
  engines: InsightEngines,
  userId: number,
  request: InsightRequest,
  job: Pick<JobContext, 'signal' | 'isLastAttempt'>,
): Promise<WrittenInsight> {
  const { database, textEngine, reports } = engines
  const rows = await ownRecords(database.db, userId, request.healthRecords)
  const there = rows.filter(({ deletedAt }) => deletedAt === null)
  const records = there.flatMap(row => {
    const { patientClientId, createdAt, updatedAt, ...rest } = RECORDS.toWire(row)
    const read = insightRecord(
      { ...rest, patientClientId: patientClientId ?? '', createdAt, updatedAt },
      request.timeZone,
    )
    return read ? [read] : []
  })
  if (!enabledTypes(records).includes(request.insightType)) throw new NoInsight('NOTHING', 'Nothing to rest on.')
  const missing = rows.length - there.length
  const computed = await reports.run('insight', records, request, missing)
  if (!textEngine) return { model: 'built-in', sections: computed }
  const written = await askModel(engines, textEngine, userId, request, records, computed, job)
  return typeof written === 'string'
    ? { model: 'built-in', sections: withoutModel(computed, written, request) }
    : { model: textEngine.model.slice(0, 200), sections: withModel(computed, written, request) }
}

interface Judged {
  sections: InsightSection[]
  held: number
}

/** What the records carry of the model's text, or why it has none. Throws TextError if it is worth another attempt. */
async function askModel(
  { database, reports }: InsightEngines,
  engine: TextEngine,
  userId: number,
  request: InsightRequest,
  records: readonly InsightRecord[],
  computed: readonly InsightSection[],
  { signal, isLastAttempt }: Pick<JobContext, 'signal' | 'isLastAttempt'>,
): Promise<Judged | keyof InsightWords['withoutModel']> {
  const personal = await hiddenPersonalData(database.db, userId)
  const hide = personal ? hiding(personal) : (text: string) => text
  const lines = evidenceLines(computed, records).map(line => ({ ...line, text: hide(line.text) }))
  const { customPrompt } = request
  const instructions = instructionsFor({ ...request, customPrompt: customPrompt && hide(customPrompt) })
  const material = lines.map(({ text }) => text).join('\n')
  if (personal && isLeft(`${customPrompt ? hide(customPrompt) : ''}\n${material}`, personal)) return 'private'
  try {
    const output = await engine.complete({ instructions, material, format: 'text', signal })
    return await reports.run('checkInsight', lines, output)
  } catch (error) {
    if (!(error instanceof TextError) || (!isLastAttempt && error.code === 'UNAVAILABLE')) throw error
    return 'unanswered'
  }
}

/** What was computed, with the reason at the end of its summary. */
function withoutModel(
  computed: readonly InsightSection[],
  reason: keyof InsightWords['withoutModel'],
  { locale }: InsightRequest,
): InsightSection[] {
  const said = sentence(insightWords(locale).withoutModel[reason], [])
  return computed.map(one => (one.part === 'summary' ? { ...one, sentences: [...one.sentences, said] } : one))
}

/** The model's sentences under a heading of their own, then what was computed; what was dropped is counted. */
function withModel(
  computed: readonly InsightSection[],
  { sections, held }: Judged,
  { locale }: InsightRequest,
): InsightSection[] {
  const words = insightWords(locale)
  const sentences = [
    ...sections.flatMap(one => one.sentences),
    ...(held > 0 ? [sentence(words.held(held), [], [{ kind: 'count', of: [], is: String(held) }])] : []),
  ]
  const own: InsightSection = { part: 'content', title: words.heads.model, sentences }
  const at = computed.findIndex(({ part }) => part === 'content')
  return sentences.length === 0 ? [...computed] : computed.toSpliced(at < 0 ? computed.length : at, 0, own)
}
