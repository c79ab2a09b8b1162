import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Bag } from '../../contract/bag.ts'
import { FormDrafts } from '../../db/form-drafts.ts'
import { browserLocks } from '../../platform/browser/locks.ts'
import { systemClock } from '../../platform/clock.ts'
import { toasts } from '../components/toast/toasts.ts'
import { sessionAtom, store } from '../state/session/session.ts'
import { useSession } from '../state/session/use-session.ts'

const drafts = new FormDrafts()
const KEEP_AFTER_MS = 250

const lockOf = (accountId: string, key: string) => `anamnesis-form-${accountId}-${key}`

/** Whether this device has a draft of the form that no other tab is editing; null until known. */
export function useHasDraft(key: string): boolean | null {
  const { accountId } = useSession()
  const [has, setHas] = useState<boolean | null>(null)
  useEffect(() => {
    let here = true
    const look = async (free: boolean) => free && (await drafts.of(accountId, key)) !== null
    const found = browserLocks.hold(lockOf(accountId, key), { ifAvailable: true }, look).catch(() => false)
    void found.then(draft => here && setHas(draft))
    return () => {
      here = false
    }
  }, [accountId, key])
  return has
}

/**
 * Stores a form's edits while they are typed, and restores them after a reload, a crash or an ended session. Leaving
 * the form drops them. Only one tab has the draft; the next one has it when that one is left. `restore` is called at
 * most once, and only before anything is typed. `patientClientId`: the patient for whom a new record is begun, which
 * comes back with the edits.
 */
export function useFormDraft<E extends object>(
  key: string,
  edits: E,
  restore: (edits: E, patientClientId?: string) => void,
  patientClientId?: string,
): void {
  const { t } = useLingui()
  const { accountId } = useSession()
  const isEmpty = Object.keys(edits).length === 0
  /** This tab holds the form's lock and has read the draft. */
  const [isOwner, setIsOwner] = useState(false)
  const latest = useRef({ isEmpty, restore })
  latest.current = { isEmpty, restore }
  useEffect(() => {
    const left = new AbortController()
    const isLeft = new Promise<void>(resolve => left.signal.addEventListener('abort', () => resolve()))
    const own = async () => {
      const draft = await drafts.of(accountId, key).catch(() => null)
      if (left.signal.aborted) return
      setIsOwner(true)
      if (draft && latest.current.isEmpty) {
        latest.current.restore(draft.edits as E, draft.patientClientId)
        const title = t({ id: 'kit.draft.restored', message: 'What you typed before is here again' })
        toasts.show({ kind: 'info', title })
      }
      await isLeft
      if (store.get(sessionAtom).kind === 'signed-in') await drafts.drop(accountId, key).catch(() => undefined)
    }
    // Rejects if the form is left while another tab has the lock.
    browserLocks.hold(lockOf(accountId, key), { signal: left.signal }, own).catch(() => undefined)
    return () => {
      left.abort()
      setIsOwner(false)
    }
  }, [accountId, key, t])
  useEffect(() => {
    if (!isOwner) return
    const draft = { key, edits: edits as Bag, at: systemClock.now(), ...(patientClientId && { patientClientId }) }
    // A draft that cannot be stored must not affect the form.
    if (isEmpty) {
      void drafts.drop(accountId, key).catch(() => undefined)
      return
    }
    return systemClock.after(KEEP_AFTER_MS, () => void drafts.keep(accountId, draft).catch(() => undefined))
  }, [accountId, key, edits, patientClientId, isEmpty, isOwner])
}
