import { tabValues } from '../../../platform/browser/storage.ts'

/** The triage whose results this tab shows, by clientId: a reload returns to it (decision 107). */
const KEY = 'anamnesis.triage'

export const currentTriage = (): string | null => tabValues.get(KEY)
export const rememberTriage = (clientId: string): void => tabValues.set(KEY, clientId)
export const completeTriage = (): void => tabValues.remove(KEY)
