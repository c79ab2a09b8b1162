import type { Span } from '../extraction.ts'
import type { ChatAnswer } from './answer.ts'

/* Words of the assistant in an answer that other clients read as one text; the interface has words of its own. */

export type ChatLocale = 'ru' | 'en' | 'el'
type Words = Readonly<Record<ChatLocale, string>>

export const NOT_SAID: Words = {
  ru: 'Об этом в записи не говорили.',
  en: 'This was not said in the recording.',
  el: 'Αυτό δεν ειπώθηκε στην ηχογράφηση.',
}

const IN_TRANSCRIPT: Words = { ru: 'В расшифровке:', en: 'In the transcript:', el: 'Στο κείμενο:' }
const NEAREST: Words = { ru: 'Ближайшее по смыслу:', en: 'Nearest:', el: 'Πιο κοντινό:' }

const CANNOT: Words = {
  ru: 'Я только цитирую запись: что сказано, кем и когда. Писать, назначать и советовать я не могу.',
  en: 'I only quote the recording: what was said, by whom and when. I cannot write, prescribe or advise.',
  el: 'Μόνο παραθέτω την ηχογράφηση: τι ειπώθηκε, από ποιον και πότε. Δεν μπορώ να συντάξω, να συνταγογραφήσω ή να συμβουλεύσω.',
}

const GREETING: Words = {
  ru: 'Спросите об этой записи. Я цитирую и ничего не добавляю.',
  en: 'Ask about this recording. I quote; I do not add.',
  el: 'Ρωτήστε για αυτή την ηχογράφηση. Παραθέτω αυτολεξεί και δεν προσθέτω τίποτα.',
}

export const greeting = (locale: ChatLocale): string => GREETING[locale]

/** What can be asked with one tap: one for each section that has sentences. */
export const TOPICS = ['drugs', 'allergies', 'plan', 'followUp', 'safetyNet', 'complaints'] as const
export type Topic = (typeof TOPICS)[number]

const QUICK_REPLIES: Readonly<Record<Topic, Words>> = {
  drugs: { ru: 'Препараты и дозы', en: 'Drugs and doses', el: 'Φάρμακα και δόσεις' },
  allergies: { ru: 'Аллергии', en: 'Allergies', el: 'Αλλεργίες' },
  plan: { ru: 'План', en: 'Plan', el: 'Σχέδιο' },
  followUp: { ru: 'Когда прийти снова', en: 'When to come back', el: 'Πότε να ξαναέρθει' },
  safetyNet: { ru: 'Когда срочно', en: 'Warning signs', el: 'Πότε επειγόντως' },
  complaints: { ru: 'На что жалобы', en: 'What are the complaints', el: 'Ποια είναι τα ενοχλήματα' },
}
const MOST_REPLIES = 4

export const quickReplies = (topics: readonly Topic[], locale: ChatLocale): { text: string }[] =>
  topics.slice(0, MOST_REPLIES).map(topic => ({ text: QUICK_REPLIES[topic][locale] }))

/** The answer as one text: template words and quotations, nothing else. */
export function composeAnswer(transcript: string, { kind, quotes, nearest }: ChatAnswer, locale: ChatLocale): string {
  const quoted = (spans: readonly Span[]) => spans.map(([start, end]) => `> ${transcript.slice(start, end).trim()}`)
  if (kind === 'cannot') return CANNOT[locale]
  if (kind === 'quotes') return [IN_TRANSCRIPT[locale], ...quoted(quotes)].join('\n\n')
  return [NOT_SAID[locale], ...(nearest.length > 0 ? [NEAREST[locale], ...quoted(nearest)] : [])].join('\n\n')
}

/** Says that sentences of a model were held back, and how many. */
export function heldBackWords(count: number, locale: ChatLocale): string {
  const plural = new Intl.PluralRules(locale).select(count)
  switch (locale) {
    case 'ru': {
      const noun = { one: 'предложение', few: 'предложения' }[plural as 'one' | 'few'] ?? 'предложений'
      return `Без опоры в записи и потому не показано: ${count} ${noun}.`
    }
    case 'el':
      return plural === 'one'
        ? '1 πρόταση χωρίς στήριξη στην ηχογράφηση δεν εμφανίζεται.'
        : `${count} προτάσεις χωρίς στήριξη στην ηχογράφηση δεν εμφανίζονται.`
    default:
      return plural === 'one'
        ? '1 sentence without support was held back.'
        : `${count} sentences without support were held back.`
  }
}
