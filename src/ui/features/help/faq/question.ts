export interface Question {
  id: string
  question: string
  /** Paragraphs. */
  answer: readonly string[]
}

export interface Topic {
  id: string
  title: string
  questions: readonly Question[]
}
