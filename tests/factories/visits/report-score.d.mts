import type { Extraction, SectionId } from '../../../src/domain/reports/extraction.ts'
import type { Visit } from './visit.ts'

interface ReportScore {
  id: string
  facts: number
  found: number
  key: number
  keyFound: number
  sentences: number
  right: number
  misfiled: number
  noise: number
  smallTalk: number
  bareQuestions: number
  invented: number
  tooBroad: number
  critical: number
  flips: Record<'negation' | 'number' | 'side' | 'stale' | 'person', number>
  perSection: Partial<Record<SectionId, [found: number, gold: number]>>
  recall: number
  precision: number
  problems: string[]
  missed: string[]
  drugs?: { gold: number; found: number; exact: number; extra: number }
  vitals?: { gold: number; found: number; exact: number; extra: number }
}
export function scoreReport(visit: Visit, report: Partial<Extraction>): ReportScore
export function scoreChecker(
  visit: Visit,
  verdicts: { verdict: string; what?: string }[],
): { n: number; exact: number; wrong: number; missed: number; falseAlarm: number; problems: string[] }
export function scoreChat(
  visit: Visit,
  answers: { notSaid?: boolean; quotes?: (readonly [number, number])[] }[],
): { n: number; right: number; inventedAnswers: number; problems: string[] }
export function verifyCase(visit: Visit): { spans: number; bad: string[] }
export function reportRow(score: ReportScore): Record<string, string | number>
export function table(rows: Record<string, string | number>[]): string
