import type { Lexicon } from '../languages/language.ts'
import type { Field } from '../template/template.ts'
import { nearly, readWords, textOf } from './fold.ts'

/** What a title, a description or a label is about. */
export interface Topic {
  readonly text: string
  /** Words that say something, in order. */
  readonly content: readonly string[]
  /** Indexes of the language's families that it belongs to. */
  readonly families: ReadonlySet<number>
}

export interface FieldWords {
  readonly title: Topic
  readonly description: Topic
  readonly text: string
  readonly labels: readonly Topic[]
}

const cache = new WeakMap<Field, Map<Lexicon, FieldWords>>()
const commons = new WeakMap<Lexicon, ReadonlySet<string>>()

export function commonWords(lexicon: Lexicon): ReadonlySet<string> {
  const found =
    commons.get(lexicon) ?? new Set(readWords(lexicon.language.common, lexicon.language).tokens.map(one => one.norm))
  commons.set(lexicon, found)
  return found
}

export function topicOf(text: string, lexicon: Lexicon): Topic {
  const reading = readWords(text, lexicon.language)
  const common = commonWords(lexicon)
  const norms = reading.tokens.filter(one => one.kind === 'word').map(one => one.norm)
  const content = norms.filter(word => word.length > 2 && !common.has(word) && !lexicon.numbers.has(word))
  const plain = textOf(reading.tokens)
  return { text: plain, content, families: familiesIn(plain, lexicon) }
}

const LINKS =
  'и|или|на|в|с|у|от|по|не|а|но|из|за|я|the|an|of|or|and|i|my|in|on|to|it|at|και|η|σε|με|το|τα|στο|στη|στην|στα|τον|την|για|από|να|δεν|μου|ο'

/** Every word of a label tells it from the others, common ones too. */
function labelOf(label: string, lexicon: Lexicon): Topic {
  const topic = topicOf(label, lexicon)
  const isLink = (word: string) => word.search(lexicon.pattern(LINKS)) >= 0
  const content = topic.text.split(' ').filter(word => word.length > 1 && /\p{L}/u.test(word) && !isLink(word))
  return { ...topic, content }
}

export function familiesIn(text: string, lexicon: Lexicon): Set<number> {
  const found = new Set<number>()
  for (const [index, family] of lexicon.families.entries()) if (text.search(family) >= 0) found.add(index)
  return found
}

/** The words of a field, prepared once. */
export function aboutOf(field: Field, lexicon: Lexicon): FieldWords {
  const byLexicon = cache.get(field) ?? new Map<Lexicon, FieldWords>()
  cache.set(field, byLexicon)
  const found = byLexicon.get(lexicon)
  if (found) return found
  const title = topicOf(field.title, lexicon)
  const description = topicOf(field.property.description ?? '', lexicon)
  const labels = field.options.map(option => labelOf(option.label.replace(/\([^)]{1,3}\)/g, ''), lexicon))
  const made = { title, description, text: `${title.text} ${description.text}`, labels }
  byLexicon.set(lexicon, made)
  return made
}

/** The question's verb («встаёте», «πίνετε») and the answer's («встаю», «πίνω»). */
const ASKED_VERB = /(?:[еи]те(?:сь)?|(?:[εαι]|εσ)τε)$/
const VERB_ENDING =
  /(?:(?:[еи](?:те|шь|т|м)|[уюая]т|[ую]|л[аио]?|ть)(?:с[ья])?|(?:[εαι]|εσ)τε|[uαo]με|ομε|αο|[οαιε]|uν)$/

function sameVerb(one: string, other: string): boolean {
  if (!ASKED_VERB.test(one) && !ASKED_VERB.test(other)) return false
  const [stem, like] = [one.replace(VERB_ENDING, ''), other.replace(VERB_ENDING, '')]
  return stem.length >= 3 && (stem === like || stem === like.replace(/^ε/, '') || stem.replace(/^ε/, '') === like)
}

/** «Мушек» is of «мушки», «таблеток» of «таблетки». */
const withoutFleeting = (word: string) =>
  word.length > 4 ? word.replace(/(?<=[бвгджзлмнпрстфхцчшщ])[ео]к$/, 'к') : word

/** Whether two words are forms of one: the same beginning with short endings, or one typing error in six letters. */
export function sameStem(one: string, other: string): boolean {
  if (one === other) return true
  const [first, second] = [withoutFleeting(one), withoutFleeting(other)]
  if (first !== one || second !== other) return sameStem(first, second)
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  const [short, long] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  if (shared >= 4 && shared >= short - 2 && long - shared <= (shared >= 6 ? 6 : shared === 4 ? 2 : 4)) return true
  if (shared >= 5 && shared >= short - 3 && long - shared <= 5) return true
  const inflected = short >= 4 && shared >= 3 && shared >= short - 1 && long - shared <= 2
  if (inflected && /^[а-я]/.test(one)) return true
  if (sameVerb(one, other)) return true
  return short >= 6 && nearly(one, other)
}
