import { LIGHT } from '../lexicon/small-words.ts'
import { startsWith } from './within.ts'
import type { Words } from './words.ts'

const NO = /^(?:нет|no|nope|nah|οχι|никогда|never|ποτε)$/u
const YES = /^(?:да|ага|угу|yes|yeah|yep|yup|ναι|αμε)$/u
const CONTENT = [
  'symptom',
  'disease',
  'vital',
  'organ',
  'smoke',
  'result',
  'operation',
  'drug-word',
  'finding',
  'allergy',
] as const

/** A medicine, or a word with a medical meaning. */
export const names = (words: Words, at: number) =>
  words.drugs.has(at) || startsWith(words, at, words.words.length, ...CONTENT) !== undefined

/** "No fever": belongs to what follows and answers nothing. */
export const isDeterminer = (words: Words, at: number) =>
  words.words[at]?.norm === 'no' &&
  (names(words, at + 1) || (names(words, at + 2) && !LIGHT.has(words.words[at + 1]?.norm ?? '')))

export const isNo = (words: Words, at: number): boolean =>
  NO.test(words.words[at]?.norm ?? '') && !isDeterminer(words, at) && !isAdverb(words, at)

/** "I never picked it up": no answer. */
const isAdverb = ({ words }: Words, at: number): boolean =>
  words[at]?.norm === 'never' &&
  /^(?:i|i've|he|he's|she|she's|we|we've|they|it|it's|you|but|and)$/u.test(words[at - 1]?.norm ?? '')
export const isAnswer = (words: Words, at: number): boolean => isNo(words, at) || YES.test(words.words[at]?.norm ?? '')
