import type { EmergencySettings } from '../emergency/emergency-texts.ts'

export type Scalar = string | number | boolean

/** A property of an output schema: the part of JSON Schema that drives the built-in interviewer. */
export interface Property {
  readonly type?: string
  readonly title?: string
  readonly description?: string
  readonly enum?: readonly Scalar[]
  readonly enumTitles?: readonly string[]
  readonly items?: Property
  readonly format?: string
  /** UCUM. */
  readonly unit?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Property>>
  readonly required?: readonly string[]
  /** Asked only while each named property has one of these values. */
  readonly askIf?: Readonly<Record<string, readonly Scalar[]>>
}

export interface Checkpoint {
  readonly id?: string
  readonly title?: string
  readonly properties?: readonly string[]
  readonly redFlagIf?: Readonly<Record<string, readonly Scalar[]>>
}

export interface InterviewTemplate {
  readonly title: string
  readonly description?: string | null | undefined
  readonly goals?: readonly string[] | undefined
  readonly checkpoints?: readonly (string | Checkpoint)[] | undefined
  readonly outputSchema?: Property | null | undefined
  /** The server's, not the author's. */
  readonly emergency?: EmergencySettings | undefined
}

export type Answer =
  | 'number'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'list'
  | 'date'
  | 'partial-date'
  | 'duration'
  | 'text'

/** One leaf of the schema. */
export interface Field {
  /** JSON pointer. */
  readonly at: string
  /** Name of the top-level property. */
  readonly top: string
  readonly answer: Answer
  readonly property: Property
  readonly title: string
  /** Values and labels of a choice; empty otherwise. */
  readonly options: readonly { readonly value: Scalar; readonly label: string }[]
  readonly required: boolean
  readonly integer: boolean
  /** Conditions by pointer, those of enclosing objects included. */
  readonly askIf: readonly { readonly at: string; readonly values: readonly Scalar[] }[]
}

/** What is asked in one message: a field, the two parts of a blood pressure, or an open text of a checkpoint or goal. */
export interface Question {
  /** JSON pointer, null for an open text. */
  readonly at: string | null
  readonly fields: readonly Field[]
  /** The open question's own words. */
  readonly text: string
  readonly redFlagIf?: Readonly<Record<string, readonly Scalar[]>>
}
