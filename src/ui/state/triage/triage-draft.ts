import { atom, useAtomValue } from 'jotai'
import type { PatientDocument } from '../../../db/collections/patients.ts'
import type { CommandContext } from '../../../db/commands/context.ts'
import { NO_PATIENT } from '../../../db/document.ts'
import { isSame, mergeDrafts, type TriageDraft, TriageDrafts } from '../../../db/triage-drafts.ts'
import { ageInYears } from '../../../domain/dates/age.ts'
import type { ProfileId } from '../../../domain/triage/profiles/profile.ts'
import { tabValues } from '../../../platform/browser/storage.ts'
import { systemClock } from '../../../platform/clock.ts'
import { systemRandom } from '../../../platform/random.ts'
import { chosenPatientId, onPatientChoice } from '../session/current-patient.ts'
import { closeAtSignOut, sessionAtom, store } from '../session/session.ts'
import { isSaved } from '../session/stored-session.ts'
import { setUnfinishedTriage } from './unfinished-triage.ts'

/** The unfinished triage on this device. */
export type DraftState =
  /** Not yet read from the store. */
  | { kind: 'unknown' }
  | { kind: 'none' }
  /** `stored`: false while the device fails to store the input. */
  | { kind: 'open'; draft: TriageDraft; stored: boolean }

const drafts = new TriageDrafts()
const draftAtom = atom<DraftState>({ kind: 'unknown' })
/** The draft as this tab last read or wrote it; null if it did neither. */
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

/** True if the draft has a vital, an answer, a fact of the patient, a symptom or a recording, which would be lost. */
export const hasContent = (draft: TriageDraft): boolean =>
  draft.sessionId !== null ||
  draft.unrecordable.length > 0 ||
  draft.ACVPU !== null ||
  draft.onOxygen !== null ||
  draft.spo2Scale !== 1 ||
  draft.age !== '' ||
  draft.sex !== null ||
  draft.pregnant !== null ||
  draft.symptoms.trim() !== '' ||
  Object.values(draft.numbers).some(text => text !== '') ||
  Object.values(draft.morse).some(answer => answer != null)

function setDraft(state: DraftState): void {
  watchOtherTabs(state.kind === 'open' ? state.draft.clientId : null)
  store.set(draftAtom, state)
  setUnfinishedTriage(state.kind === 'open' && hasContent(state.draft))
}

/** The draft that this tab has begun, by clientId: with two tabs, each goes on with the patient whom it shows. */
const IN_TAB = 'anamnesis.triageDraft'

/** An empty form is for the patient who is chosen now, not for the one who was when it was opened. */
const isStale = (draft: TriageDraft) =>
  !hasContent(draft) && draft.patientClientId !== (chosenPatientId() ?? NO_PATIENT)

/** Returns this tab's draft, else the newest. Deletes empty ones, and saved ones whose tab closed before the cleanup. */
async function unfinished(owner: string): Promise<TriageDraft | null> {
  const session = store.get(sessionAtom)
  if (session.kind !== 'signed-in') return null
  const own = tabValues.get(IN_TAB)
  const all = await drafts.of(owner)
  for (const draft of all.toSorted((a, b) => Number(b.clientId === own) - Number(a.clientId === own))) {
    const saved = (await isSaved(session.context, draft.sessionId ?? draft.clientId)) && owner === ownerId()
    if (!saved && !isStale(draft)) return draft
    // Another tab may show its empty form and be about to fill it.
    if (saved || draft.clientId === own) await drafts.drop(draft.clientId)
  }
  return null
}

/** This account's triages on this device that have content and are not saved. */
export async function countUnfinishedTriages(context: CommandContext): Promise<number> {
  const all = (await drafts.of(context.accountId)).filter(hasContent)
  const saved = await Promise.all(all.map(({ sessionId, clientId }) => isSaved(context, sessionId ?? clientId)))
  return saved.filter(one => !one).length
}

let finding: Promise<TriageDraft | null> | null = null
let foundFor: string | null = null

/** This account's unfinished triage on this device, read once; null if there is none. */
export function findTriageDraft(): Promise<TriageDraft | null> {
  const owner = ownerId()
  if (foundFor !== owner) {
    foundFor = owner
    finding = unfinished(owner).then(draft => {
      known = draft
      setDraft(draft ? { kind: 'open', draft, stored: true } : { kind: 'none' })
      return draft
    })
    finding.catch(() => {
      foundFor = null
    })
  }
  return (finding ?? Promise.resolve(null)).then(() => triageDraft())
}

/**
 * Serialises the writes. Each writes the draft as it is by then: an older one would lack what was taken over from
 * another tab meanwhile, and delete it.
 */
let writing: Promise<unknown> = Promise.resolve()
function keep(changed: TriageDraft): void {
  // Captions may still come from a recorder that is closing or whose session ended; its sound is stored.
  if (store.get(sessionAtom).kind !== 'signed-in') return
  const owner = ownerId()
  const latest = () => {
    const now = triageDraft()
    return now?.clientId === changed.clientId ? now : changed
  }
  const sayStored = (stored: boolean) => {
    const now = store.get(draftAtom)
    if (now.kind === 'open' && now.draft.clientId === changed.clientId && now.stored !== stored)
      setDraft({ ...now, stored })
  }
  writing = writing
    .then(async () => {
      const draft = latest()
      known = await drafts.keep(owner, draft, known)
      takeOver(draft, known)
      sayStored(true)
    })
    .catch(() => sayStored(false))
}

/** Shows here what another tab has changed since `base`, but for what was typed here since. */
function takeOver(base: TriageDraft, stored: TriageDraft): void {
  const now = store.get(draftAtom)
  if (now.kind !== 'open' || now.draft.clientId !== stored.clientId) return
  const draft = mergeDrafts(base, now.draft, stored)
  if (!isSame(inOrder(draft), inOrder(now.draft))) setDraft({ ...now, draft })
}

/** A stored draft has its fields in another order. */
const inOrder = ({ numbers, morse, ...draft }: TriageDraft) =>
  [draft, numbers, morse].map(part => Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))

/** Reads what other tabs have typed into this triage; after every write of this tab. Resolves once it is shown here. */
export function joinOtherTabs(): Promise<unknown> {
  writing = writing
    .then(() => {
      const draft = triageDraft()
      return draft && drafts.get(draft.clientId)
    })
    .then(stored => {
      if (!stored || known?.clientId !== stored.clientId) return
      takeOver(known, stored)
      known = stored
    })
    // The draft stays as this tab has it.
    .catch(() => undefined)
  return writing
}

let watched: { clientId: string; stop: () => void } | null = null
function watchOtherTabs(clientId: string | null): void {
  if (clientId === (watched?.clientId ?? null)) return
  watched?.stop()
  if (clientId === null) {
    watched = null
    return
  }
  const watching = drafts.watch(clientId, () => void joinOtherTabs())
  watched = { clientId, stop: () => watching.unsubscribe() }
}

closeAtSignOut(() => writing)

/** The patient of a triage, with the facts of the patient's record that the rules need. */
export type DraftPatient = Pick<TriageDraft, 'patientClientId' | 'record'>

export const draftPatient = (patient: PatientDocument | null, at = systemClock.now()): DraftPatient => ({
  patientClientId: patient?.clientId ?? NO_PATIENT,
  record: patient
    ? { ageYears: ageInYears(patient.data.dateOfBirth ?? null, at), sex: patient.data.gender ?? null }
    : {},
})

/** Replaces the current draft, which must be finished or discarded before. */
export function beginTriageDraft(profileId: ProfileId, patient: DraftPatient): TriageDraft {
  const draft: TriageDraft = {
    clientId: systemRandom.uuid(),
    startedAt: systemClock.now(),
    ...{ profileId, ...patient, numbers: {}, unrecordable: [], ACVPU: null, onOxygen: null, spo2Scale: 1 },
    ...{ age: '', sex: null, pregnant: null, morse: {}, symptoms: '', heardText: '', sessionId: null },
  }
  setDraft({ kind: 'open', draft, stored: true })
  tabValues.set(IN_TAB, draft.clientId)
  keep(draft)
  return draft
}

/** Does nothing if no draft is open. */
export function changeTriageDraft(change: Partial<TriageDraft>): void {
  const now = store.get(draftAtom)
  if (now.kind !== 'open') return
  const draft = { ...now.draft, ...change }
  setDraft({ ...now, draft })
  keep(draft)
}

/** Call it once the triage is saved as a record or discarded by the user. */
export async function dropTriageDraft(): Promise<void> {
  const draft = triageDraft()
  setDraft({ kind: 'none' })
  if (!draft) return
  await writing
  await drafts.drop(draft.clientId)
}

// Input of one account is never shown to the next (S7).
store.sub(sessionAtom, () => {
  const session = store.get(sessionAtom)
  if (session.kind === 'signed-in' && session.session.accountId !== foundFor) {
    foundFor = null
    setDraft({ kind: 'unknown' })
  }
})

onPatientChoice(() => {
  const draft = triageDraft()
  if (draft && isStale(draft)) void dropTriageDraft().catch(() => undefined)
})
