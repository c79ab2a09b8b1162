import { atom, useAtomValue } from 'jotai'
import type { PatientDocument } from '../../db/documents.ts'
import { type TriageDraft, TriageDrafts } from '../../db/triage-drafts.ts'
import { ageInYears } from '../../domain/dates/age.ts'
import type { ProfileId } from '../../domain/triage/profiles/profile.ts'
import { systemClock } from '../../platform/clock.ts'
import { systemRandom } from '../../platform/random.ts'
import { sessionAtom, store } from './session.ts'
import { isSaved } from './stored-session.ts'
import { tellUnfinishedTriage } from './unfinished-triage.ts'

/** The triage that is being made on this device. */
export type DraftState =
  /** Not looked for yet. */
  | { kind: 'unknown' }
  | { kind: 'none' }
  /** `stored`: false while the device refuses to store what was typed. */
  | { kind: 'open'; draft: TriageDraft; stored: boolean }

const drafts = new TriageDrafts()
const draftAtom = atom<DraftState>({ kind: 'unknown' })
/** As this tab last read or wrote it; null where it did neither. */
let known: TriageDraft | null = null

export const useTriageDraft = (): DraftState => useAtomValue(draftAtom, { store })
export function triageDraft(): TriageDraft | null {
  const state = store.get(draftAtom)
  return state.kind === 'open' ? state.draft : null
}

function ownerId(): string {
  const session = store.get(sessionAtom)
  if (session.kind !== 'signed-in') throw new Error('only a signed-in person makes a triage')
  return session.session.accountId
}

/** Something in it would be lost with it. */
export const hasContent = (draft: TriageDraft): boolean =>
  draft.sessionId !== null ||
  draft.unrecordable.length > 0 ||
  draft.ACVPU !== null ||
  draft.onOxygen !== null ||
  draft.symptoms.trim() !== '' ||
  Object.values(draft.numbers).some(text => text !== '') ||
  Object.values(draft.morse).some(answer => answer != null)

function become(state: DraftState): void {
  store.set(draftAtom, state)
  tellUnfinishedTriage(state.kind === 'open' && hasContent(state.draft))
}

/** One whose record is stored already was cut off between the saving and the clearing up: that is done here. */
async function unfinished(owner: string): Promise<TriageDraft | null> {
  const session = store.get(sessionAtom)
  if (session.kind !== 'signed-in') return null
  for (const draft of await drafts.of(owner)) {
    const saved = (await isSaved(session.context, draft.sessionId ?? draft.clientId)) && owner === ownerId()
    if (!saved) return draft
    await drafts.drop(draft.clientId)
  }
  return null
}

let finding: Promise<TriageDraft | null> | null = null
let foundFor: string | null = null

/** What this account has not finished on this device, looked for once; null where there is nothing. */
export function findTriageDraft(): Promise<TriageDraft | null> {
  const owner = ownerId()
  if (foundFor !== owner) {
    foundFor = owner
    finding = unfinished(owner).then(draft => {
      known = draft
      become(draft ? { kind: 'open', draft, stored: true } : { kind: 'none' })
      return draft
    })
    finding.catch(() => {
      foundFor = null
    })
  }
  return (finding ?? Promise.resolve(null)).then(() => triageDraft())
}

/** Writes one after the other, so that the last one typed is the last one stored. */
let writing: Promise<unknown> = Promise.resolve()
function keep(draft: TriageDraft): void {
  const owner = ownerId()
  writing = writing
    .then(() => drafts.keep(owner, draft, known))
    .then(
      () => {
        known = draft
        return true
      },
      () => false,
    )
    .then(stored => {
      const now = store.get(draftAtom)
      if (now.kind === 'open' && now.draft === draft && now.stored !== stored) become({ ...now, stored })
    })
}

/** Whose triage it is, with what the rules need of that patient's record. */
export type DraftPatient = Pick<TriageDraft, 'patientClientId' | 'record'>

export const draftPatient = (patient: PatientDocument | null): DraftPatient => ({
  patientClientId: patient?.clientId ?? '',
  record: patient
    ? { ageYears: ageInYears(patient.data.dateOfBirth ?? null, systemClock.now()), sex: patient.data.gender ?? null }
    : {},
})

/** A new one takes the place of the one before, which must be finished or discarded by then. */
export function beginTriageDraft(profileId: ProfileId, whose: DraftPatient): TriageDraft {
  const draft: TriageDraft = {
    clientId: systemRandom.uuid(),
    startedAt: systemClock.now(),
    ...{ profileId, ...whose, numbers: {}, unrecordable: [], ACVPU: null, onOxygen: null, spo2Scale: 1 },
    ...{ age: '', sex: null, pregnant: null, morse: {}, symptoms: '', heardText: '', sessionId: null },
  }
  become({ kind: 'open', draft, stored: true })
  keep(draft)
  return draft
}

/** Nothing happens while none is open. */
export function changeTriageDraft(change: Partial<TriageDraft>): void {
  const now = store.get(draftAtom)
  if (now.kind !== 'open') return
  const draft = { ...now.draft, ...change }
  become({ ...now, draft })
  keep(draft)
}

/** It was saved as a record, or the person discarded it. */
export async function dropTriageDraft(): Promise<void> {
  const draft = triageDraft()
  become({ kind: 'none' })
  if (!draft) return
  await writing
  await drafts.drop(draft.clientId)
}

// What one person typed is never the next one's (S7).
store.sub(sessionAtom, () => {
  const session = store.get(sessionAtom)
  if (session.kind === 'signed-in' && session.session.accountId !== foundFor) {
    foundFor = null
    become({ kind: 'unknown' })
  }
})
