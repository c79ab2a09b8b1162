import { describe, expect, it } from 'vitest'
import { AiSettings, TemplateTitle } from '../../../../src/contract/entities/questionnaire-template.ts'
import { methodNamed } from '../../../../src/contract/methods.ts'
import { isTitle } from '../../../../src/domain/questionnaires/publication.ts'
import { LIFETIME_MS, LONGEST_SESSION, SILENCE_MS } from '../../../../src/domain/questionnaires/session-status.ts'
import {
  MESSAGES_A_MINUTE,
  SESSIONS_A_DAY,
  SESSIONS_AN_ADDRESS,
} from '../../../../src/server/modules/questionnaires/session-limits.ts'

/* Each number of the specification of questionnaires at both of its edges (the server's tests hold the rest). */

const passes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success
const params = (name: Parameters<typeof methodNamed>[0]) => methodNamed(name).params

describe('the numbers of a questionnaire', () => {
  it.each([
    ['ab', false],
    ['abc', true],
    ['  ab  ', false],
    ['  abc  ', true],
    ['a'.repeat(100), true],
    [` ${'a'.repeat(100)} `, true],
    ['a'.repeat(101), false],
  ])('a title of 3 to 100 characters once trimmed: %j', (title, fine) => {
    expect(passes(TemplateTitle, title)).toBe(fine)
    expect(isTitle(title)).toBe(fine)
  })

  it('a wrong title is called so by the key of the specification', () => {
    expect(TemplateTitle.safeParse('ab').error?.issues[0]?.message).toBe('questionnaire.validation.invalidTemplate')
    expect(TemplateTitle.safeParse('a'.repeat(101)).error?.issues[0]?.message).toBe(
      'questionnaire.validation.invalidTemplate',
    )
  })

  it('the model, its temperature and its length where nothing is set', () => {
    expect(AiSettings.parse({})).toEqual({ model: 'gpt-4o-mini', temperature: 0.7, maxTokens: 1000 })
  })

  it.each([
    [{ temperature: 0 }, true],
    [{ temperature: -0.1 }, false],
    [{ temperature: 2 }, true],
    [{ temperature: 2.1 }, false],
    [{ maxTokens: 1 }, true],
    [{ maxTokens: 0 }, false],
    [{ maxTokens: 1.5 }, false],
  ])('settings of the model: %j', (settings, fine) => {
    expect(passes(AiSettings, settings)).toBe(fine)
  })

  it('a history is read from its beginning, 50 at a time', () => {
    expect(params('questionnaire.session:getHistory').parse({ sessionToken: 'a' })).toMatchObject({
      limit: 50,
      offset: 0,
    })
  })

  it.each([
    ['a'.repeat(4000), true],
    ['a'.repeat(4001), false],
    [` ${'a'.repeat(4000)} `, true],
    ['a', true],
    ['   ', false],
  ])('a message of 1 to 4,000 characters: %#', (message, fine) => {
    expect(passes(params('questionnaire.session:sendMessage'), { sessionToken: 'a', message })).toBe(fine)
  })

  it('the limits of one session, one address and one code', () => {
    expect({ LONGEST_SESSION, MESSAGES_A_MINUTE, SESSIONS_AN_ADDRESS, SESSIONS_A_DAY }).toEqual({
      ...{ LONGEST_SESSION: 200, MESSAGES_A_MINUTE: 60, SESSIONS_AN_ADDRESS: 60, SESSIONS_A_DAY: 500 },
    })
    expect([SILENCE_MS / 3_600_000, LIFETIME_MS / 86_400_000]).toEqual([24, 7])
  })
})
