import type { ErrorName } from '../../../src/contract/errors.ts'
import type { Method } from '../../../src/contract/method.ts'
import { MAX_ITEMS } from '../../../src/server/rpc/json-bounds.ts'

export interface Attacked {
  /** JSON of the whole request. */
  body: string
  token: 'own' | 'guessed'
}

export interface CallAttack {
  title: string
  applies(method: Method): boolean
  /** Requests made of parameters that the method takes. */
  requests(method: Method, params: Record<string, unknown>): Attacked[]
  /** Codes that each answer may have; without them any but INTERNAL_ERROR, and `ok`. */
  codes?: readonly (ErrorName | 'ok')[]
}

const always = () => true
const request = (method: string, params: string) => `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`
const own = (method: Method, params: Record<string, unknown>): Attacked => ({
  body: request(method.name, JSON.stringify(params)),
  token: 'own',
})
/** The parameters once for each of them, with a hostile value in its place. */
const instead = (values: readonly unknown[]) => (method: Method, params: Record<string, unknown>) =>
  Object.keys(params).flatMap(name => values.map(value => own(method, { ...params, [name]: value })))
/** One parameter more, as JSON. */
const beside = (json: string) => (method: Method, params: Record<string, unknown>) => {
  const given = JSON.stringify(params)
  return [
    {
      body: request(method.name, given === '{}' ? `{${json}}` : `${given.slice(0, -1)},${json}}`),
      token: 'own' as const,
    },
  ]
}

/** Each is tried on every method of the contract: a new method is attacked from the day on which it is there. */
export const CALL_ATTACKS: readonly CallAttack[] = [
  {
    title: 'with a guessed token',
    applies: ({ access }) => access !== 'public',
    requests: (method, params) => [{ ...own(method, params), token: 'guessed' }],
    codes: ['UNAUTHORIZED'],
  },
  {
    title: 'with values of a wrong type',
    applies: always,
    requests: instead([[], [[1]], {}, true, -1, 1.5, null, { toString: 1, length: -1 }]),
  },
  {
    title: 'with malformed ids and texts',
    applies: always,
    requests: instead([
      '\u0000',
      '../../etc/passwd',
      "'; drop table users; --",
      '\ud800',
      '%00',
      2 ** 53,
      1e308,
      '9'.repeat(400),
    ]),
  },
  {
    title: 'with prototype keys',
    applies: always,
    requests: (method, params) =>
      ['{"isAdmin":true,"access":"public","id":1}', '[]', '"x"'].flatMap(value => [
        ...beside(`"__proto__":${value}`)(method, params),
        ...beside(`"constructor":{"prototype":${value}},"hasOwnProperty":${value}`)(method, params),
      ]),
  },
  {
    title: 'nested too deeply',
    applies: always,
    requests: beside(`"deep":${'['.repeat(5000)}${']'.repeat(5000)}`),
    codes: ['INVALID_PARAMS'],
  },
  {
    title: 'with too many values',
    applies: always,
    requests: beside(`"many":[${'1,'.repeat(MAX_ITEMS)}1]`),
    codes: ['TOO_LARGE'],
  },
  {
    title: 'with another meta',
    applies: always,
    requests: (method, params) =>
      [
        [],
        'x',
        { opId: 1 },
        { opId: 'x'.repeat(65) },
        { protocol: 'new' },
        { epoch: {} },
        { patientId: { id: 1 } },
      ].map(meta => own(method, { ...params, meta })),
    // Who may not call a method learns nothing about its parameters.
    codes: ['INVALID_PARAMS', 'FORBIDDEN'],
  },
  {
    title: 'as a notification that nobody waits for',
    applies: ({ effect }) => effect === 'read',
    requests: (method, params) => [
      {
        body: `[${own(method, params).body.replace('"id":1,', '')},${request('userAccount.user:get', '{}')}]`,
        token: 'own',
      },
    ],
  },
]
