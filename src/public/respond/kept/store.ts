import type { InterviewTemplate } from '../../../domain/interview/template/template.ts'
import type { Asked, Kept, KeptAnswer, KeptSession } from './kept-session.ts'

/** What this page keeps on the device. Every write is on the disk when its promise resolves. */
export interface RespondStore {
  /** False where the browser keeps nothing: what is given is lost with the page. */
  readonly isDurable: boolean
  template(code: string): Promise<InterviewTemplate | null>
  keepTemplate(code: string, template: InterviewTemplate): Promise<void>
  dropTemplate(code: string): Promise<void>
  open(code: string): Promise<Kept | null>
  /** True if an interview by this code was completed here. Nothing else of it is left. */
  isCompleted(code: string): Promise<boolean>
  begin(session: KeptSession): Promise<void>
  /** The server has begun the session. */
  begun(code: string, begun: Pick<KeptSession, 'token' | 'first' | 'template'>): Promise<void>
  /** False, and nothing stored, if another tab gave the answer of this place. */
  give(answer: KeptAnswer): Promise<boolean>
  acknowledge(answer: KeptAnswer, reply: Asked): Promise<void>
  /** Puts all answers of a session in place of those that are there. */
  replace(session: string, answers: readonly KeptAnswer[]): Promise<void>
  draft(session: string): Promise<string>
  keepDraft(session: string, text: string): Promise<void>
  /** Deletes the session with its token and answers; `completed` leaves a mark that it was. */
  end(session: KeptSession, completed: boolean): Promise<void>
  /** Deletes sessions that began before this time. */
  prune(before: number): Promise<void>
}
