import type { InterviewTemplate } from '../../../domain/interview/template/template.ts'
import type { KeptAnswer, KeptSession } from './kept-session.ts'
import type { RespondStore } from './store.ts'

/** For browsers that refuse storage: as long as the page is open. */
export function memoryStore(): RespondStore {
  const templates = new Map<string, InterviewTemplate>()
  const sessions = new Map<string, KeptSession>()
  const completed = new Set<string>()
  const drafts = new Map<string, string>()
  const given = new Map<string, KeptAnswer[]>()
  const answersOf = (session: string) => given.get(session) ?? []
  return {
    isDurable: false,
    template: async code => templates.get(code) ?? null,
    keepTemplate: async (code, template) => void templates.set(code, template),
    dropTemplate: async code => void templates.delete(code),
    async open(code) {
      const session = sessions.get(code)
      return session ? { session, answers: [...answersOf(session.id)] } : null
    },
    isCompleted: async code => completed.has(code),
    async begin(session) {
      completed.delete(session.code)
      sessions.set(session.code, session)
    },
    async begun(code, begun) {
      const session = sessions.get(code)
      if (session) sessions.set(code, { ...session, ...begun })
    },
    async give(answer) {
      const before = answersOf(answer.session)
      if (before.length !== answer.place) return false
      given.set(answer.session, [...before, answer])
      return true
    },
    async acknowledge({ session, id }, reply) {
      given.set(
        session,
        answersOf(session).map(one => (one.id === id ? { ...one, reply } : one)),
      )
    },
    replace: async (session, answers) => void given.set(session, [...answers]),
    draft: async session => drafts.get(session) ?? '',
    keepDraft: async (session, text) => void drafts.set(session, text),
    async end({ code, id }, isCompleted) {
      sessions.delete(code)
      given.delete(id)
      drafts.delete(id)
      templates.delete(code)
      if (isCompleted) completed.add(code)
    },
    async prune(before) {
      for (const [code, { id, startedAt }] of sessions) {
        if (startedAt >= before) continue
        sessions.delete(code)
        given.delete(id)
        drafts.delete(id)
      }
    },
  }
}
