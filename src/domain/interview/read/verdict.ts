import type { Scalar } from '../template/template.ts'

/** What a message says about one field. */
export type Verdict =
  | {
      readonly kind: 'value'
      readonly value: Scalar | readonly Scalar[]
      readonly approximate?: boolean
      readonly hedged?: boolean
      readonly convertedFrom?: string
    }
  | { readonly kind: 'unclear'; readonly range?: boolean; readonly outside?: boolean }
  | { readonly kind: 'nothing' }

export const NOTHING: Verdict = { kind: 'nothing' }
export const UNCLEAR: Verdict = { kind: 'unclear' }
