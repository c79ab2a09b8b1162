import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

type Token = ReturnType<typeof compileMessageOrThrow>[number]
type Branches = Record<string, Token[]>

interface Placeholders {
  /** {name}, {name, number}, {name, plural}, <0>, and # in a branch. */
  names: Set<string>
  /** Of each plural and select. */
  branches: Map<string, Map<string, Set<string>>>
}

const TAG = /<\/?\d+\/?>/g

function placeholdersOf(tokens: readonly Token[], isBranch = false): Placeholders {
  const found: Placeholders = { names: new Set(), branches: new Map() }
  for (const token of tokens) {
    if (typeof token === 'string') {
      for (const [tag] of token.matchAll(TAG)) found.names.add(tag)
      if (isBranch && token === '#') found.names.add('#')
      continue
    }
    const [name, type, how] = token
    const label = type === undefined ? `{${name}}` : `{${name}, ${type}}`
    found.names.add(label)
    if (typeof how !== 'object' || how === null) continue
    const inside = Object.entries(how as Branches).filter(([, one]) => Array.isArray(one))
    found.branches.set(label, new Map(inside.map(([key, one]) => [key, placeholdersOf(one, true).names])))
  }
  return found
}

const missing = (from: ReadonlySet<string>, to: ReadonlySet<string>) => [...from].filter(one => !to.has(one))
/** The parser writes the branch `=0` as `0`. */
const isExact = (key: string) => /^\d+$/.test(key)
const printed = (key: string) => (isExact(key) ? `=${key}` : key)

/** The plural forms of a language, each with how many of the numbers up to 200 it is for. */
function formsOf(locale: string): Map<string, number> {
  const rules = new Intl.PluralRules(locale)
  const forms = new Map<string, number>(rules.resolvedOptions().pluralCategories.map(form => [form, 0]))
  for (let n = 0; n <= 200; n++) forms.set(rules.select(n), (forms.get(rules.select(n)) ?? 0) + 1)
  return forms
}

type Named = ReadonlyMap<string, ReadonlySet<string>>

/** A plural has the forms of its own language and the English exact numbers; a select has the English branches. */
function branchProblems(locale: string, label: string, english: Named, here: Named): string[] {
  const forms = label.endsWith(', plural}') ? formsOf(locale) : null
  const exact = [...english.keys()].filter(isExact)
  const wanted = new Set(forms ? [...exact, ...forms.keys()] : english.keys())
  const other = english.get('other') ?? new Set()
  const known = new Set([...english.values()].flatMap(one => [...one]))
  const problems = missing(wanted, new Set(here.keys())).map(key => `lacks the branch ${printed(key)}`)
  for (const [key, names] of here) {
    const where = `in the branch ${printed(key)}`
    if (!wanted.has(key) && !(forms && isExact(key))) problems.push(`invents the branch ${printed(key)}`)
    // A branch for several numbers must print the number.
    const isForSeveral = forms && !isExact(key) && forms.get(key) !== 1
    const needed = isForSeveral ? other : new Set(english.get(key) ?? other)
    const lacking = missing(needed, names).filter(name => isForSeveral || name !== '#')
    problems.push(...lacking.map(name => `lacks ${name} ${where}`))
    problems.push(...missing(names, known).map(name => `invents ${name} ${where}`))
  }
  return problems.map(problem => `${label} ${problem}`)
}

/** What a translation lacks of the placeholders, tags and branches of the English text, and what it invents. */
export function placeholderProblems(locale: string, english: string, translation: string): string[] {
  let pair: [Placeholders, Placeholders]
  try {
    pair = [placeholdersOf(compileMessageOrThrow(english)), placeholdersOf(compileMessageOrThrow(translation))]
  } catch {
    return ['cannot be parsed']
  }
  const [there, here] = pair
  return [
    ...missing(there.names, here.names).map(name => `lacks ${name}`),
    ...missing(here.names, there.names).map(name => `invents ${name}`),
    ...[...there.branches].flatMap(([label, branches]) => {
      const own = here.branches.get(label)
      return own ? branchProblems(locale, label, branches, own) : []
    }),
  ]
}
