import type { Locale } from '../../../contract/entities/user.ts'
import type { Persona } from '../../../contract/methods/account.ts'
import { users } from '../../database/schema/accounts.ts'
import type { Tx } from '../../database/transaction.ts'
import { PERSONA_CLIENT_IDS, personaData } from './persona-accounts.ts'

/** Makes the account of a persona with its data, unless it exists by then. */
export async function seedPersona(tx: Tx, persona: Persona, locale: Locale, now: Date): Promise<void> {
  const [made] = await tx
    .insert(users)
    .values({
      clientId: PERSONA_CLIENT_IDS[persona],
      seq: 1,
      lastSeq: 1,
      createdAt: now,
      updatedAt: now,
      name: persona,
      email: null,
      data: personaData(persona, persona, locale, now),
      demoPersona: persona,
    })
    .onConflictDoNothing({ target: users.clientId })
    .returning({ id: users.id })
  if (!made) return
}
