import type { Span } from '../extraction.ts'
import { isOnlyHeading } from './words/headings.ts'

/**
 * A sentence of a model's text, in the text's own place. `heading`: exempt from the check, because its words name a part
 * of a report and nothing else; a claim that is written as a heading is a sentence.
 */
export interface ModelSentence {
  text: string
  span: Span
  heading: boolean
}

const ABBREVIATION =
  /(?:^|[\s(])(?:мм|рт|ст|т|г|гг|д|др|см|сут|мин|ед|мл|мг|мкг|кг|dr|mr|mrs|ms|vs|approx|no|e\.g|i\.e|π\.χ|κ|κα|αρ|δρ|p\.o|b\.i\.d)\.$/iu
const MARKS = /^(?:\s*(?:[-*•–—]|\d{1,2}[.)]|#{1,6}|>)\s+)+/u

/** Sentences of plain text, Markdown or JSON. What has no letters is no sentence. */
export function sentencesOf(text: string): ModelSentence[] {
  const parts = jsonStrings(text) ?? lines(text, 0)
  return parts.flatMap(part => cut(part.text, part.at, part.heading)).filter(({ text: said }) => /\p{L}/u.test(said))
}

interface Part {
  text: string
  at: number
  heading: boolean
}

/** A key of several words that name more than a part of a report. */
const isClaim = (key: string) => /\S\s+\S/u.test(key) && !isOnlyHeading(key)

/** String values of a JSON text with their places; keys are headings unless they claim something. Null if it is no JSON. */
function jsonStrings(text: string): Part[] | null {
  const fence = /^\s*```(?:json)?\s*\n([\s\S]*?)```\s*$/u.exec(text)
  const body = fence?.[1] ?? text
  const offset = fence ? text.indexOf(body) : 0
  if (!/^\s*[[{]/u.test(body)) return null
  try {
    JSON.parse(body)
  } catch {
    return null
  }
  const parts: Part[] = []
  for (const found of body.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/gu)) {
    const said: unknown = JSON.parse(`"${found[1]}"`)
    if (typeof said !== 'string' || (found[2] && !isClaim(said))) continue
    for (const line of lines(said, 0)) parts.push({ ...line, at: offset + found.index + 1 + line.at })
  }
  return parts
}

function lines(text: string, at: number): Part[] {
  const parts: Part[] = []
  let start = at
  for (const line of text.split('\n')) {
    const marks = MARKS.exec(line)?.[0] ?? ''
    const bare = line.slice(marks.length)
    const bold = /^\s*(?:\*\*|__)(.+?)(?:\*\*|__):?\s*$/u.exec(bare)
    const stands = /^\s*#/u.test(line) || bold !== null || /^[^.!?]{1,60}:\s*$/u.test(bare.trim())
    const heading = (stands && isOnlyHeading(bare)) || /^\|?[\s|:-]+\|?$/u.test(line)
    parts.push({ text: bare, at: start + marks.length, heading })
    start += line.length + 1
  }
  return parts
}

/** Cuts a line at sentence ends; a table's cells and a bold label in front are parts of their own. */
function cut(text: string, at: number, heading: boolean): ModelSentence[] {
  if (heading) return [sentence(text, at, true)]
  const label = /^\s*(?:\*\*|__)([^*_]{1,60}?):?(?:\*\*|__):?\s+/u.exec(text)
  if (label && isOnlyHeading(label[0]))
    return [sentence(label[0], at, true), ...cut(text.slice(label[0].length), at + label[0].length, false)]
  const found: ModelSentence[] = []
  let start = 0
  for (let end = 0; end < text.length; end++) {
    const stop = /[.!?…;|]/u.test(text[end] ?? '')
    if (!stop) continue
    const next = text[end + 1] ?? ' '
    if (text[end] !== '|' && !/[\s"»”)*_]/u.test(next)) continue
    if (
      text[end] === '.' &&
      ABBREVIATION.test(text.slice(0, end + 1)) &&
      !/^\s+\p{Lu}\p{Ll}{3}/u.test(text.slice(end + 1))
    )
      continue
    found.push(sentence(text.slice(start, end + 1), at + start, false))
    start = end + 1
  }
  found.push(sentence(text.slice(start), at + start, false))
  return found.filter(({ text: said }) => said !== '')
}

function sentence(raw: string, at: number, heading: boolean): ModelSentence {
  const lead = raw.length - raw.trimStart().length
  const text = raw.trim().replace(/[*_`|]+/gu, match => ' '.repeat(match.length))
  return { text: text.trim(), span: [at + lead, at + lead + raw.trim().length], heading }
}
