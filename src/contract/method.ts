import type { z } from 'zod'

/** A schema of `zod` or of `zod/mini`, in which rows and entities are written. */
export interface Schema<T = unknown> extends z.core.$ZodType<T> {
  parse(data: unknown): T
  safeParse(data: unknown): z.core.util.SafeParseResult<T>
}

/**
 * Who may call: `public` without a session, `user` with one, `admin` with `data.profile.role` equal to admin,
 * `user-or-share` with a session or with `shareToken` among the parameters.
 */
export type Access = 'public' | 'user' | 'admin' | 'user-or-share'

export interface Method<P extends z.ZodType = z.ZodType, R extends Schema = Schema> {
  /** Canonical, `ns.entity:verb`. */
  readonly name: string
  /** Names beyond the generated dot, space and camel forms. */
  readonly aliases: readonly string[]
  readonly access: Access
  /** `write` calls take an opId and run once; `read` calls may be repeated freely. */
  readonly effect: 'read' | 'write'
  /** Points that one call takes from the caller's rate limit. */
  readonly cost: number
  readonly params: P
  readonly result: R
}

type Definition<P extends z.ZodType, R extends Schema> = Pick<Method<P, R>, 'params' | 'result'> &
  Partial<Omit<Method<P, R>, 'name' | 'params' | 'result'>>

/** Defines a method. Defaults: a signed-in user, read, one point. */
export function method<const N extends string, P extends z.ZodType, R extends Schema>(
  name: N,
  { aliases = [], access = 'user', effect = 'read', cost = 1, params, result }: Definition<P, R>,
): Method<P, R> & { readonly name: N } {
  return { name, aliases, access, effect, cost, params, result }
}

type Names<M extends readonly Method[]> = M[number]['name']
/** By method name: the parameters a caller writes, the parameters a handler receives, the result. */
export type Inputs<M extends readonly Method[]> = { [One in M[number] as One['name']]: z.input<One['params']> }
export type Outputs<M extends readonly Method[]> = { [One in M[number] as One['name']]: z.output<One['params']> }
export type Results<M extends readonly Method[]> = { [One in M[number] as One['name']]: z.output<One['result']> }

/** A method found by its name; its schemas have the types of that name, even if the name is a type parameter. */
export interface Named<M extends readonly Method[], N extends Names<M>>
  extends Omit<Method, 'name' | 'params' | 'result'> {
  readonly name: N
  readonly params: z.ZodType<Outputs<M>[N]>
  readonly result: Schema<Results<M>[N]>
}

/** Returns a look-up of these methods by canonical name; it throws for any other name. */
export function methodTable<const M extends readonly Method[]>(methods: M) {
  const byName = new Map<string, Method>(methods.map(one => [one.name, one]))
  return <N extends Names<M>>(name: N): Named<M, N> => {
    const found = byName.get(name)
    if (found === undefined) throw new Error(`No method ${name}.`)
    return found as Named<M, N>
  }
}
