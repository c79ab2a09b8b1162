import { page } from 'vitest/browser'
import type { UserData } from '../../../src/contract/entities/user.ts'
import { type App, CONSENTED } from '../setup/open-app.tsx'

export const main = page.getByRole('main')
export const heading = (name: string | RegExp) => main.getByRole('heading', { name })
export const headings = () =>
  main
    .getByRole('heading', { level: 2 })
    .elements()
    .map(one => one.textContent)
/** The section whose heading of the second level is `name`; throws while there is none. */
export function part(name: string | RegExp): HTMLElement {
  const section = page.getByRole('heading', { name, level: 2 }).element().closest('section')
  if (!section) throw new Error(`no section ${name}`)
  return section
}
export const textOf = (name: string | RegExp) => part(name).textContent?.replace(/\s+/g, ' ')

/** The data of the signed-in user, as the server has it. */
export const isUser = async ({ server, context }: App, data: UserData) => {
  await server.pulls('account', { clientId: context.accountId, name: 'Dana Markova', data: { ...CONSENTED, ...data } })
}

export const DOCTOR: UserData = { isDemoLoaded: true, preferences: { role: 'doctor' } }
export const PATIENT_ROLE: UserData = { isDemoLoaded: true, preferences: { role: 'individual' } }
