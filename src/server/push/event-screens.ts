import type { PushKind } from '../../contract/entities/user.ts'

/** The screen that a message leads to. */
export const EVENT_SCREENS: Readonly<Record<PushKind, (recordId: number) => string>> = {
  transcriptReady: recordId => `/ambient-scribe/${recordId}`,
  questionnaireCompleted: () => '/questionnaire/results',
  reassessmentDue: recordId => `/triage/results/${recordId}`,
}
