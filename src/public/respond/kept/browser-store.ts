import { type DBSchema, openDB } from 'idb'
import type { InterviewTemplate } from '../../../domain/interview/template/template.ts'
import type { KeptAnswer, KeptSession } from './kept-session.ts'
import type { RespondStore } from './store.ts'

interface Schema extends DBSchema {
  templates: { key: string; value: { code: string; template: InterviewTemplate } }
  sessions: { key: string; value: KeptSession }
  answers: { key: [string, number]; value: KeptAnswer }
  drafts: { key: string; value: { session: string; text: string } }
  completed: { key: string; value: { code: string } }
}

const ALL = ['templates', 'sessions', 'answers', 'drafts', 'completed'] as const
/** What is confirmed as stored survives the loss of power, too. */
const STRICT = { durability: 'strict' } as const
const answersOf = (session: string) => IDBKeyRange.bound([session, 0], [session, Number.POSITIVE_INFINITY])

/** In a database of its own, which no part of the app opens. Rejects where the browser refuses storage. */
export async function browserStore(): Promise<RespondStore> {
  const database = await openDB<Schema>('anamnesis-respond', 1, {
    upgrade(made) {
      for (const name of ['templates', 'sessions', 'completed'] as const)
        made.createObjectStore(name, { keyPath: 'code' })
      made.createObjectStore('answers', { keyPath: ['session', 'place'] })
      made.createObjectStore('drafts', { keyPath: 'session' })
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  return {
    isDurable: true,
    template: async code => (await database.get('templates', code))?.template ?? null,
    keepTemplate: async (code, template) => void (await database.put('templates', { code, template })),
    dropTemplate: code => database.delete('templates', code),
    async open(code) {
      const tx = database.transaction(['sessions', 'answers'])
      const session = await tx.objectStore('sessions').get(code)
      if (!session) return null
      return { session, answers: await tx.objectStore('answers').getAll(answersOf(session.id)) }
    },
    isCompleted: async code => (await database.get('completed', code)) !== undefined,
    async begin(session) {
      const tx = database.transaction(['sessions', 'completed'], 'readwrite', STRICT)
      void tx.objectStore('completed').delete(session.code)
      void tx.objectStore('sessions').put(session)
      await tx.done
    },
    async begun(code, begun) {
      const tx = database.transaction('sessions', 'readwrite', STRICT)
      const session = await tx.store.get(code)
      if (session) void tx.store.put({ ...session, ...begun })
      await tx.done
    },
    async give(answer) {
      const tx = database.transaction(['answers', 'drafts'], 'readwrite', STRICT)
      const there = await tx.objectStore('answers').count(answersOf(answer.session))
      if (there === answer.place) {
        void tx.objectStore('answers').add(answer)
        void tx.objectStore('drafts').delete(answer.session)
      }
      await tx.done
      return there === answer.place
    },
    async acknowledge({ session, place, id }, reply) {
      const tx = database.transaction('answers', 'readwrite', STRICT)
      const found = await tx.store.get([session, place])
      if (found?.id === id) void tx.store.put({ ...found, reply })
      await tx.done
    },
    async replace(session, answers) {
      const tx = database.transaction('answers', 'readwrite', STRICT)
      void tx.store.delete(answersOf(session))
      for (const answer of answers) void tx.store.put(answer)
      await tx.done
    },
    draft: async session => (await database.get('drafts', session))?.text ?? '',
    async keepDraft(session, text) {
      if (text === '') await database.delete('drafts', session)
      else await database.put('drafts', { session, text })
    },
    async end({ code, id }, isCompleted) {
      const tx = database.transaction(ALL, 'readwrite', STRICT)
      void tx.objectStore('sessions').delete(code)
      void tx.objectStore('answers').delete(answersOf(id))
      void tx.objectStore('drafts').delete(id)
      void tx.objectStore('templates').delete(code)
      if (isCompleted) void tx.objectStore('completed').put({ code })
      await tx.done
    },
    async prune(before) {
      const tx = database.transaction(['sessions', 'answers', 'drafts'], 'readwrite')
      for (const { code, id, startedAt } of await tx.objectStore('sessions').getAll()) {
        if (startedAt >= before) continue
        void tx.objectStore('sessions').delete(code)
        void tx.objectStore('answers').delete(answersOf(id))
        void tx.objectStore('drafts').delete(id)
      }
      await tx.done
    },
  }
}
