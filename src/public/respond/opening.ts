import type { InterviewTemplate } from '../../domain/interview/template/template.ts'
import { typedCode } from '../../domain/questionnaires/access-code.ts'
import type { Kept } from './kept/kept-session.ts'
import type { RespondStore } from './kept/store.ts'
import type { Trouble } from './screens/states.ts'
import type { RespondServer } from './server.ts'

export type Opening =
  | { kind: 'trouble'; trouble: Trouble }
  | { kind: 'start'; template: InterviewTemplate }
  | { kind: 'talk'; kept: Kept }
  | { kind: 'ended' }

const ADDRESS = /^\/q\/([^/]+)\/?$/

/** The code of an address, as the server spells it; null if there is none. */
export function codeOf(path: string): string | null {
  const [, code = ''] = ADDRESS.exec(path) ?? []
  try {
    return typedCode(decodeURIComponent(code)) || null
  } catch {
    return typedCode(code) || null
  }
}

const MONTH_MS = 30 * 24 * 3_600_000

/** What this address shows: what is kept on the device comes first, so that it opens in a tunnel. */
export async function opening(
  code: string | null,
  store: RespondStore,
  server: RespondServer,
  now: number,
): Promise<Opening> {
  if (code === null) return { kind: 'trouble', trouble: 'no-code' }
  await store.prune(now - MONTH_MS)
  const kept = await store.open(code)
  if (kept) return { kind: 'talk', kept }
  if (await store.isCompleted(code)) return { kind: 'ended' }
  return describe(code, store, server)
}

/** The template behind a code: the server's, else the one that was opened here before. */
export async function describe(code: string, store: RespondStore, server: RespondServer): Promise<Opening> {
  const outcome = await server.describe(code)
  switch (outcome.kind) {
    case 'done':
      // It still opens where it cannot be stored; only not offline.
      await store.keepTemplate(code, outcome.value).catch(() => undefined)
      return { kind: 'start', template: outcome.value }
    case 'gone':
    case 'refused':
      await store.dropTemplate(code).catch(() => undefined)
      return { kind: 'trouble', trouble: 'gone' }
    default: {
      const template = await store.template(code)
      if (template) return { kind: 'start', template }
      return { kind: 'trouble', trouble: outcome.kind === 'unreachable' ? 'unreachable' : 'busy' }
    }
  }
}
