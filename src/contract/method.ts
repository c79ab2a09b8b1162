import type { z } from 'zod'

/**
 * Who may call: `public` without a session, `user` with one, `admin` with `data.profile.role` equal to admin,
 * `user-or-share` with a session or a share token.
 */
export type Access = 'public' | 'user' | 'admin' | 'user-or-share'

export interface Method<P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  /** Canonical, `ns.entity:verb`. */
  readonly name: string
  /** Names beyond the generated dot, space and camel forms. */
  readonly aliases: readonly string[]
  readonly access: Access
  /** `write` calls take an opId and run once; `read` calls may be repeated freely. */
  readonly effect: 'read' | 'write'
  /** Points that one call takes from the caller's rate limit. */
  readonly cost: number
  /** False while the specification names the method and the server answers NOT_BUILT. */
  readonly built: boolean
  readonly params: P
  readonly result: R
}

type Definition<P extends z.ZodType, R extends z.ZodType> = Pick<Method<P, R>, 'params' | 'result'> &
  Partial<Omit<Method<P, R>, 'name' | 'params' | 'result'>>

/** A method of the wire. Defaults: a signed-in user, read, one point, built. */
export function method<const N extends string, P extends z.ZodType, R extends z.ZodType>(
  name: N,
  { aliases = [], access = 'user', effect = 'read', cost = 1, built = true, params, result }: Definition<P, R>,
): Method<P, R> & { readonly name: N } {
  return { name, aliases, access, effect, cost, built, params, result }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const singular = (word: string) => (word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, ''))

/**
 * Every spelling of a name that the specification uses somewhere (decision 1). For `billing.payments:create`:
 * `billing.payments.create`, `billing.payments create`, `billing.paymentsCreate`, `billing.createPayments`,
 * `billing.createPayment`.
 */
export function spellings(name: string): string[] {
  const [path = '', verb = ''] = name.split(':')
  const parts = path.split('.')
  const entity = parts.at(-1) ?? ''
  const space = parts.slice(0, -1)
  const join = (last: string) => [...space, last].join('.')
  const forms = [`${path}.${verb}`, `${path} ${verb}`]
  // Without a namespace of its own (`healthRecords:list`) the entity is the namespace: camel forms would be bare words.
  if (space.length > 0) {
    forms.push(join(entity + capital(verb)), join(verb + capital(entity)), join(verb + capital(singular(entity))))
  }
  return forms.filter(form => form !== name)
}
