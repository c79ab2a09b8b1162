import { z } from 'zod'

/** Kinds of values in the environment. Messages complete the sentence "NAME ...". */

export const text = z.string().trim().min(1, 'must not be blank')

export const whole = (min: number, max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine(value => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)

/** 0 lets the system choose a free port. */
export const port = whole(0, 65_535)

export const oneOf = <const V extends string>(...values: V[]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

export const toggle = oneOf('on', 'off', 'true', 'false', '1', '0').transform(
  value => value === 'on' || value === 'true' || value === '1',
)

/** An absolute address in one of the schemes, without a trailing slash. */
export const address = (...schemes: string[]) =>
  z
    .string()
    .trim()
    .refine(
      value => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
      `must be an address that begins with ${schemes.map(scheme => `${scheme}://`).join(' or ')}`,
    )
    .transform(value => value.replace(/\/+$/, ''))

/** Origins separated by commas. */
export const origins = z.string().transform((value, context): string[] => {
  const all = value.split(',').map(one => one.trim().replace(/\/$/, ''))
  if (all.every(one => URL.canParse(one) && new URL(one).origin === one)) return all
  context.addIssue('must be origins such as https://push.example.org, separated by commas')
  return z.NEVER
})

/**
 * A command line as a list: a JSON array of strings, or words separated by spaces, with single or double quotes around
 * words that contain spaces. No other shell syntax is supported.
 */
export const commandLine = z.string().transform((value, context): string[] => {
  const words = value.trimStart().startsWith('[') ? jsonWords(value) : splitWords(value)
  if (words?.[0] === undefined || words[0] === '') {
    context.addIssue('must be a program with its arguments, as words or as a JSON list of strings')
    return z.NEVER
  }
  return words
})

function jsonWords(value: string): string[] | undefined {
  try {
    return z.array(z.string()).safeParse(JSON.parse(value)).data
  } catch {
    // Not JSON: the caller reports which variable it is.
    return undefined
  }
}

function splitWords(value: string): string[] | undefined {
  const words = value.match(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g)
  const quotes = value.replace(/"[^"]*"|'[^']*'/g, '')
  if (/["']/.test(quotes)) return undefined
  return words?.map(word => word.replace(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single))
}
