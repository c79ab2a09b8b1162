/**
 * The real server with replaceable demo accounts: after the IPC message `fresh-personas` the next sign-in as a persona
 * creates a new account with its data, because the product reads these ids at each sign-in.
 */
import { v7 } from 'uuid'
import { LOCALES, type Locale } from '../../src/contract/entities/user.ts'
import type { Persona } from '../../src/contract/methods/account.ts'
import { PERSONAS } from '../../src/contract/personas.ts'
import { PERSONA_CLIENT_IDS } from '../../src/server/modules/demo/persona-accounts.ts'

process.on('message', message => {
  if (message !== 'fresh-personas') return
  const identities: Record<Locale, Record<Persona, string>> = PERSONA_CLIENT_IDS
  for (const locale of LOCALES) for (const persona of PERSONAS) identities[locale][persona] = v7()
  process.send?.('fresh')
})

await import('../../src/server/main.ts')
