import type { Reply } from '../../../../src/domain/interview/walk/state.ts'
import type { Case, CaseTemplate } from './run-cases.ts'

type Day = readonly [number, number, number]
export function days(): Day[]
export function resolve(token: string, day: Day): string
export function scoreInterview(
  template: CaseTemplate,
  interview: Case,
  result: Record<string, unknown>,
  missing: readonly string[],
  sent: readonly string[],
  dates: readonly Day[],
): { values: number; right: number; invented: number; missingRight: number; wrong: string[] }
export function drive(
  template: CaseTemplate,
  interview: Case,
  opening: Reply,
  send: (text: string) => Promise<Reply>,
): Promise<{ sent: string[]; turns: number; alarm: boolean; finished: boolean }>
