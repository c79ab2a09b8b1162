import { page } from 'vitest/browser'
import type { Look, OwnDevice, OwnSession } from '../../../src/contract/methods/account.ts'
import { worker } from '../setup/fake-bridge.ts'

export const at = (tab: string) => `/user-account/account/${tab}`
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })

const THEN = '2026-11-20T10:00:00.000Z'
export const session = (change: Partial<OwnSession>): OwnSession => ({
  ...{ id: crypto.randomUUID(), kind: 'user', current: false, deviceName: null, agentClass: 'Chromium on Android' },
  ...{ quickLogin: true, createdAt: THEN, lastUsedAt: THEN, expiresAt: THEN },
  ...change,
})

export function serverHasSessions(sessions: OwnSession[]): { ended: unknown[] } {
  const ended: unknown[] = []
  worker.returns('userAccount.sessions:list', () => ({ kind: 'answered', result: { sessions }, notice: null }))
  worker.returns('userAccount.sessions:revoke', params => {
    ended.push(params)
    return { kind: 'answered', result: { ended: 1 }, notice: null }
  })
  return { ended }
}

/** The server's answers about the deletion of the account; `refuse` names why it does not begin one. */
export function serverDeletes({ refuse = null as string | null } = {}) {
  const asked: unknown[] = []
  const answers = { deleteAfter: null as string | null, refuse, asked }
  worker.returns('userAccount.user:deletionPreview', () => ({
    kind: 'answered',
    result: {
      ...{ patients: 3, recordings: 12, triages: 4, documents: 30, chatMessages: 7, bytes: 12_582_912 },
      deleteAfter: answers.deleteAfter,
    },
    notice: null,
  }))
  worker.returns('userAccount.user:delete', ({ when }) => {
    asked.push(when)
    if (answers.refuse) return { kind: 'refused', code: 'FORBIDDEN', data: { errorType: answers.refuse } }
    answers.deleteAfter = when === 'now' ? null : '2026-12-20T10:00:00.000Z'
    return { kind: 'answered', result: { status: 'ok', deleteAfter: answers.deleteAfter }, notice: null }
  })
  worker.returns('userAccount.user:keepAccount', () => {
    answers.deleteAfter = null
    return { kind: 'answered', result: { status: 'ok' }, notice: null }
  })
  return answers
}

export function serverHasDevices(devices: OwnDevice[]): void {
  worker.returns('userAccount.devices:list', () => ({ kind: 'answered', result: { devices }, notice: null }))
  worker.returns('userAccount.devices:revoke', ({ deviceId }) => {
    serverHasDevices(devices.map(one => (one.id === deviceId ? { ...one, sessions: 0 } : one)))
    return { kind: 'answered', result: { ended: 1 }, notice: null }
  })
}

/** What administrators did, the newest first. */
export function serverHasLooks(looks: Omit<Look, 'id' | 'createdAt'>[], total = looks.length): void {
  const rows = looks.map((look, index) => ({ id: 100 - index, createdAt: THEN, ...look }))
  worker.returns('userAccount.looks:list', () => ({ kind: 'answered', result: { looks: rows, total }, notice: null }))
}
