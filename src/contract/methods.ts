import type { z } from 'zod'
import { type Method, spellings } from './method.ts'
import { accountMethods } from './methods/account.ts'
import { fileUploadMethods } from './methods/file-upload.ts'
import { healthRecordMethods } from './methods/health-records.ts'
import { patientMethods } from './methods/patients.ts'

const ALL = [...accountMethods, ...patientMethods, ...healthRecordMethods, ...fileUploadMethods] as const

type Known = (typeof ALL)[number]
export type MethodName = Known['name']
export type MethodNamed<N extends MethodName> = Extract<Known, { name: N }>
/** What a caller writes: before defaults and transforms. */
export type ParamsOf<N extends MethodName> = z.input<MethodNamed<N>['params']>
/** What a handler receives. */
export type ParsedParamsOf<N extends MethodName> = z.output<MethodNamed<N>['params']>
export type ResultOf<N extends MethodName> = z.output<MethodNamed<N>['result']>

export const METHODS: readonly Method[] = ALL

const byName = new Map<string, Method>(ALL.map(one => [one.name, one]))

export function methodNamed<N extends MethodName>(name: N): MethodNamed<N> {
  return byName.get(name) as MethodNamed<N>
}

/** Every spelling to its canonical name. A generated spelling never shadows a canonical name or an alias written by hand. */
export const ALIASES: ReadonlyMap<string, string> = (() => {
  const table = new Map<string, string>()
  for (const one of ALL)
    for (const form of spellings(one.name)) if (!byName.has(form) && !table.has(form)) table.set(form, one.name)
  for (const one of ALL) for (const alias of one.aliases) table.set(alias, one.name)
  return table
})()

/** The method of any spelling, or undefined when nobody named it. */
export function resolveMethod(spelling: string): Method | undefined {
  return byName.get(spelling) ?? byName.get(ALIASES.get(spelling) ?? '')
}
