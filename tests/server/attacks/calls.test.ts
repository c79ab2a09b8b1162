import { v7 } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ErrorName, errorName } from '../../../src/contract/errors.ts'
import type { Method } from '../../../src/contract/method.ts'
import { METHODS } from '../../../src/contract/methods.ts'
import { RpcResponse } from '../../../src/contract/response.ts'
import { rowOf } from '../../contract/access-cases.ts'
import type { Things } from '../../contract/access-rows.ts'
import { Client } from '../client.ts'
import type { PlacedServer } from '../servers.ts'
import { type Attacked, CALL_ATTACKS } from './call-attacks.ts'
import { isWholeAttack, onAttackedServers } from './on-attacked-servers.ts'
import { makeThings } from './things.ts'

/** The short form: each attack on each method once, with another of its values from method to method. */
const oneOf = (all: readonly Attacked[], method: Method) => all.slice(placeOf(method) % all.length).slice(0, 1)
const placeOf = (method: Method) => METHODS.findIndex(({ name }) => name === method.name)

onAttackedServers('attacks on every method', ({ start }) => {
  let server: PlacedServer
  let attacker: Client
  let things: Things
  beforeAll(async () => {
    server = await start()
    attacker = await new Client(server.origin).signIn('doctor')
    things = await makeThings(attacker, 'attacked')
  })

  const paramsOf = (method: Method) =>
    rowOf(method).params({ ...things, freshClientId: v7() }) as Record<string, unknown>

  async function codesOf({ body, token }: Attacked): Promise<(ErrorName | 'ok')[]> {
    const client = Object.assign(new Client(server.origin), { token: token === 'own' ? attacker.token : v7() })
    const reply = await client.post(body)
    const replies = [JSON.parse(await reply.text())].flat().map(one => RpcResponse.parse(one))
    return replies.map(({ error }) => (error ? errorName(error) : 'ok'))
  }

  const signedIn = async () => {
    if ((await attacker.respond('userAccount.user:get', {})).error) await attacker.signIn('doctor')
  }

  describe.each(CALL_ATTACKS)('$title', ({ applies, requests, codes }) => {
    it.each(METHODS.filter(applies).map(method => [method.name, method as Method] as const))(
      '%s',
      async (_, method) => {
        await signedIn()
        const all = requests(method, paramsOf(method))
        for (const attacked of isWholeAttack ? all : oneOf(all, method)) {
          for (const code of await codesOf(attacked)) {
            if (codes) expect(codes, attacked.body.slice(0, 500)).toContain(code)
            else expect(code, attacked.body.slice(0, 500)).not.toBe('INTERNAL_ERROR')
            if (code === 'UNAUTHORIZED') await signedIn()
          }
        }
      },
    )
  })

  describe('with an opId that another call has used', () => {
    const writes = METHODS.filter(({ effect, access }) => effect === 'write' && access === 'user')
    it.each(writes.map(method => [method.name, method as Method] as const))('%s', async (_, method) => {
      await signedIn()
      const opId = v7()
      await attacker.call('userAccount.patients:create', { patient: { name: 'first' } }, { opId })
      const reply = await attacker.post({
        ...{ jsonrpc: '2.0', id: 1, method: method.name },
        params: { ...paramsOf(method), name: 'second', meta: { opId } },
      })
      const { error, meta } = RpcResponse.parse(await reply.json())
      // A refusal of the parameters comes first; what ends a session has no operation.
      if (!error) expect(meta?.replayed).not.toBe(true)
      else expect(errorName(error)).not.toBe('INTERNAL_ERROR')
      await signedIn()
      const { data } = await attacker
        .fail('userAccount.patients:create', { patient: { name: 'third' } }, { opId })
        .then(refused => ({ data: refused }))
      expect(data.errorType).toBe('OpIdReused')
    })
  })
})
