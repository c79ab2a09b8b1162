import { folded, queryWords } from '../../../../domain/records/search.ts'
import type { Topic } from './question.ts'

/** The topics with the questions that contain every word of the query, in the question, the answer or the topic. */
export function searchQuestions(topics: readonly Topic[], query: string): Topic[] {
  const words = queryWords(query)
  return topics
    .map(topic => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => {
        const text = folded([topic.title, question, ...answer].join('\n'))
        return words.every(word => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}
