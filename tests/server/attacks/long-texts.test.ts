import { expect, it, vi } from 'vitest'
import { Client } from '../client.ts'
import { isWholeAttack, onAttackedServers } from './on-attacked-servers.ts'
import { seenByAnother } from './one-account.ts'

const SAID =
  'Давление сто двадцать на восемьдесят, пульс 110, сатурация 93 процента, температура 38.5. Жалуется на боль в груди и одышку с утра, принимает метформин 500 мг. '
const words = (length: number) => SAID.repeat(Math.ceil(length / SAID.length))
const WAIT = { timeout: 110_000, interval: 200 }

/** Each begins work on a text; resolves once the server has ended it. */
const ATTACKS: Record<string, (attacker: Client) => Promise<unknown>> = {
  'the transcripts of triages': async attacker => {
    const made = await Promise.all(
      Array.from({ length: isWholeAttack ? 20 : 3 }, () =>
        attacker.call('healthRecords:create', {
          recordType: 'triage',
          data: {
            profile: { id: 'mts-v1.0' },
            transcription: { text: words(isWholeAttack ? 100_000 : 20_000), model: 'captions' },
          },
        }),
      ),
    )
    await ended(attacker, made)
  },
  'texts of one line that are read as documents': async attacker => {
    const made = await Promise.all(
      Array.from({ length: isWholeAttack ? 3 : 1 }, () =>
        attacker.call('healthRecords:create', {
          recordType: 'healthLog',
          sourceData: { text: words(isWholeAttack ? 600 : 300), sourceType: 'manual', date: '2026-11-20' },
        }),
      ),
    )
    await ended(attacker, made)
  },
}

async function ended(attacker: Client, made: readonly { id: number }[]): Promise<void> {
  for (const { id } of made) {
    await vi.waitFor(
      async () => expect(['processed', 'error']).toContain((await attacker.call('healthRecords:get', { id })).status),
      WAIT,
    )
  }
}

onAttackedServers('long texts of one account', ({ start, kind }) => {
  it.each(Object.entries(ATTACKS))('%s keep no other account waiting', async (name, attack) => {
    const server = await start()
    const attacker = await new Client(server.origin).signIn('patient')
    const seen = await seenByAnother(server, `${name}, ${kind}`, () => attack(attacker))
    expect(seen.p95).toBeLessThan(isWholeAttack ? 300 : 1500)
    expect(seen.peak).toBeLessThan(600)
    // Such a text would take the thread that answers for longer; a machine with other work delays it too.
    expect(seen.busiest).toBeLessThan(1500)
  })
})
