import { expect, test } from 'vitest'
import { checkSupport } from '../../../../../src/domain/reports/check/check-support.ts'
import { DIALOGUES } from './dialogues.ts'

test.each(
  DIALOGUES.map(
    ({ transcript, sentences }) => [transcript.slice(0, 40).replaceAll('\n', ' '), transcript, sentences] as const,
  ),
)('%s…: true sentences pass, all others do not', (_start, transcript, sentences) => {
  const verdicts = checkSupport(
    transcript,
    sentences.map(([sentence]) => sentence),
  )
  const wrong = sentences.filter(([, gold], at) => (verdicts[at]?.verdict === 'supported') !== (gold === 's'))
  expect(wrong).toEqual([])
})
