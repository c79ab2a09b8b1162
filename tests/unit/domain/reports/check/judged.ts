import { describe, expect, test } from 'vitest'
import { checkSupport } from '../../../../../src/domain/reports/check/check-support.ts'

export const verdict = (transcript: string, sentence: string) => checkSupport(transcript, [sentence])[0]?.verdict

/** A transcript with sentences that it supports (+) and that it contradicts (-). */
export function judged(title: string, transcript: string, ...sentences: string[]) {
  describe(title, () => {
    test.each(sentences)('%s', one => {
      expect(verdict(transcript, one.slice(2))).toBe(one.startsWith('+') ? 'supported' : 'changed')
    })
  })
}

/** A transcript with sentences that it supports (+) and that it does not (-), whatever the verdict is called. */
export function held(title: string, transcript: string, ...sentences: string[]) {
  describe(title, () => {
    test.each(sentences)('%s', one => {
      expect(verdict(transcript, one.slice(2)) === 'supported').toBe(one.startsWith('+'))
    })
  })
}
