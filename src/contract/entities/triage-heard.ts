import { z } from 'zod/mini'
import { Count } from '../row.ts'
import { Acvpu, Sex } from './triage-input.ts'

/** Quoted words, and their place in `data.transcription.text` (UTF-16 offsets, half open). */
const quote = { span: z.object({ start: Count, end: Count }), text: z.string() }

export const FACTS = ['HR', 'RR', 'SpO2', 'SBP', 'DBP', 'Temp', 'GCS', 'oxygenFlow', 'ACVPU', 'onOxygen'] as const
export const Fact = z.enum(FACTS)

export const Doubt = z.enum([
  'range',
  'bound',
  'vague',
  'ambiguous',
  'out-of-range',
  'unclear-person',
  'unclear-time',
  'past-only',
  'contradiction',
])

const heard = <T extends z.ZodMiniType>(value: T) =>
  z.optional(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('heard'), value, ...quote, approximate: z.boolean() }),
      z.object({ kind: z.literal('undetectable'), ...quote }),
      z.object({
        kind: z.literal('to-confirm'),
        doubt: Doubt,
        candidates: z.array(z.object({ value, ...quote })),
      }),
    ]),
  )
const number = heard(z.number())

/** What the grammar heard in the transcript. A fact that was not said has no key in `facts`. */
export const HeardVitals = z.object({
  language: z.enum(['ru', 'en', 'el']),
  facts: z.object({
    HR: number,
    RR: number,
    SpO2: number,
    SBP: number,
    DBP: number,
    Temp: number,
    GCS: number,
    oxygenFlow: number,
    ACVPU: heard(Acvpu),
    onOxygen: heard(z.boolean()),
  }),
  rejected: z.array(
    z.object({
      fact: Fact,
      value: z.union([z.number(), z.boolean(), Acvpu]),
      reason: z.enum(['other-person', 'earlier', 'usual', 'not-measured', 'corrected', 'superseded', 'out-of-range']),
      ...quote,
    }),
  ),
  feverDenied: z.optional(z.object(quote)),
  sex: z.optional(Sex),
  ageYears: z.optional(z.number()),
  ageMonths: z.optional(z.number()),
  ageDoubt: z.optional(z.array(z.object({ value: z.number(), ...quote }))),
  child: z.optional(z.object(quote)),
  pregnant: z.optional(z.object(quote)),
})
