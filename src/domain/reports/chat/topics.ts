import type { Extraction, SectionId } from '../extraction.ts'
import { TOPICS, type Topic } from './chat-words.ts'

const SECTIONS: Readonly<Record<Topic, SectionId>> = {
  drugs: 'drugHistory',
  allergies: 'allergies',
  plan: 'plan',
  followUp: 'followUp',
  safetyNet: 'safetyNet',
  complaints: 'complaints',
}

/** Only what has sentences is offered: never a question whose answer is "not said". */
export const topicsOf = ({ sections }: Extraction): Topic[] =>
  TOPICS.filter(topic => sections.some(({ id }) => id === SECTIONS[topic]))
