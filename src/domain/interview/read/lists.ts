import { holds, type Lexicon } from '../languages/language.ts'
import { commonWords } from '../text/field-words.ts'
import { type Reading, saidIn, type Token, textOf } from '../text/fold.ts'
import { type Part, startsWith } from '../text/parts.ts'
import { NOTHING, type Verdict } from './verdict.ts'

/** Words of a piece without those that introduce it: «и на йод» is «йод». */
export function withoutLead(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  let from = 0
  while (from < tokens.length - 1) {
    const rest = textOf(tokens.slice(from))
    const length = Math.max(
      startsWith(lexicon.cue('lead'), rest),
      startsWith(lexicon.cue('correction'), rest),
      startsWith(lexicon.cue('contrast'), rest),
    )
    if (!length) break
    from += rest.slice(0, length).split(' ').length
  }
  return from < tokens.length ? tokens.slice(from) : tokens.slice(-1)
}

const without = (text: string, lexicon: Lexicon): string => {
  let rest = text
  for (let length = 1; length > 0 && rest; ) {
    length = Math.max(
      startsWith(lexicon.cue('filler'), rest),
      startsWith(lexicon.cue('none'), rest),
      startsWith(lexicon.cue('yes'), rest),
      startsWith(lexicon.cue('hedge'), rest),
    )
    rest = rest.slice(length).trim()
  }
  return rest
}

/** The first word that names the item, to tell which item a correction means. */
const headOf = (tokens: readonly Token[], lexicon: Lexicon) =>
  withoutLead(tokens, lexicon).find(one => one.kind === 'word' && one.norm.length > 2)?.norm

/**
 * What is enumerated, in the respondent's words. [] where nothing is said to be there. A piece that begins with time,
 * frequency, dose or reaction belongs to the piece before.
 */
export function readList(
  reading: Reading,
  parts: readonly Part[],
  topicWords: readonly string[],
  lexicon: Lexicon,
): Verdict {
  if (
    parts.some(part =>
      holds(
        lexicon.pattern('not now|not any more|not anymore|no longer|сейчас нет|теперь нет|уже не|όχι πια|όχι τώρα'),
        part.text,
      ),
    )
  )
    return { kind: 'unclear' }
  const items: Token[][] = []
  let none = false
  let corrects = false
  let lastSentence = -1
  for (const part of parts) {
    if (part.question) continue
    const except = startsWith(lexicon.cue('except'), part.text)
    const left = without(part.text, lexicon)
    if (startsWith(lexicon.cue('contrast'), left) === left.length && left) continue
    const topical = left
      .split(' ')
      .every(
        word =>
          word.length < 4 ||
          holds(lexicon.cue('negation'), word) ||
          commonWords(lexicon).has(word) ||
          topicWords.some(topic => topic.slice(0, 4) === word.slice(0, 4)),
      )
    const denied = holds(lexicon.cue('negation'), part.text) && (holds(lexicon.cue('none'), part.text) || topical)
    if (!left || denied) {
      none ||= holds(lexicon.cue('none'), part.text) || denied
      corrects ||= holds(lexicon.cue('correction'), part.text) && items.length > 0
      const said = part.tokens.slice(
        part.text
          .slice(0, part.text.length - left.length)
          .trim()
          .split(' ').length,
      )
      if (except && said.length) items.push([...withoutLead(said, lexicon)])
      lastSentence = part.sentence
      continue
    }
    if (items.length && part.sentence !== lastSentence)
      corrects ||= holds(
        lexicon.pattern('ой|вернее|точнее|sorry|i mean|no wait|oops|actually|συγγνώμη|λάθος|ή μάλλον|επιδιόρθωση'),
        part.text,
      )
    lastSentence = part.sentence
    const own = stripped(part.tokens, lexicon)
    const text = textOf(own)
    const attaches =
      items.length > 0 &&
      !corrects &&
      !namesAnother(own, items[0], lexicon) &&
      (startsWith(lexicon.cue('attach'), text) > 0 || startsWith(lexicon.cue('lead'), text) === text.length)
    const previous = items.at(-1)
    if (attaches && previous) {
      previous.push(...part.tokens)
      continue
    }
    const head = headOf(own, lexicon)
    const same = head === undefined ? -1 : items.findIndex(item => item.some(one => one.norm === head))
    const repeats = same >= 0 && own.every(one => items[same]?.some(other => other.norm === one.norm))
    if (repeats) continue
    if (same >= 0) items[same] = [...own]
    else if (corrects && items.length) items[items.length - 1] = [...own]
    else items.push([...own])
    corrects = false
  }
  if (!items.length) return none ? { kind: 'value', value: [] } : NOTHING
  return { kind: 'value', value: items.map(item => saidIn(reading, item)) }
}

function stripped(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  let from = 0
  while (from < tokens.length - 1) {
    const rest = textOf(tokens.slice(from))
    const length = Math.max(
      startsWith(
        lexicon.pattern(
          'ой|ну|вернее|точнее|да|нет|и|еще|sorry|no|yes|well|oh|um|and|also|συγγνώμη|λάθος|όχι|ναι|και|επίσης|ε|λοιπόν',
        ),
        rest,
      ),
      0,
    )
    if (!length) break
    from += rest.slice(0, length).split(' ').length
  }
  return tokens.slice(from)
}

/** "At night amitriptyline, in the morning ramipril": where the first item begins with its time, the next one may too. */
function namesAnother(own: readonly Token[], first: readonly Token[] | undefined, lexicon: Lexicon): boolean {
  const timeOf = (tokens: readonly Token[]) => startsWith(lexicon.cue('timeOfDay'), textOf(tokens))
  const text = textOf(own)
  const rest = text.slice(timeOf(own)).trim()
  return (
    timeOf(own) > 0 &&
    first !== undefined &&
    timeOf(first) > 0 &&
    rest !== '' &&
    !startsWith(lexicon.cue('attach'), rest)
  )
}
