import type { KeyValue } from '../../../platform/storage.ts'

type Values = Pick<KeyValue, 'get' | 'set' | 'remove'>

/** The account's patient choice in one tab, by clientId (decision 133). */
export interface PatientChoice {
  /** Changes only by `choose` in this tab. A tab without a choice takes the device's last one and keeps it. */
  of(accountId: string): string | null
  choose(accountId: string, clientId: string): void
  /** Ends the session: the next one begins without a choice. */
  forget(): void
}

const TAB = 'anamnesis.patient'
const deviceKey = (accountId: string) => `${TAB}.${accountId}`
/** Separates the account from the patient; neither id contains it. */
const MARK = ' '

/** `tab` outlives a reload and ends with the tab; `device` is shared by its tabs. */
export function createPatientChoice(tab: Values, device: Values): PatientChoice {
  let memory: { accountId: string; clientId: string } | null = null

  const inTab = (): typeof memory => {
    if (memory) return memory
    const [accountId, clientId] = tab.get(TAB)?.split(MARK) ?? []
    return accountId && clientId ? { accountId, clientId } : null
  }
  const keep = (accountId: string, clientId: string) => {
    memory = { accountId, clientId }
    tab.set(TAB, `${accountId}${MARK}${clientId}`)
  }
  return {
    of(accountId) {
      const own = inTab()
      if (own?.accountId === accountId) return own.clientId
      const last = device.get(deviceKey(accountId))
      if (last) keep(accountId, last)
      return last
    },
    choose(accountId, clientId) {
      keep(accountId, clientId)
      device.set(deviceKey(accountId), clientId)
    },
    forget() {
      const own = inTab()
      memory = null
      tab.remove(TAB)
      if (own) device.remove(deviceKey(own.accountId))
    },
  }
}
