import { describe, expect, it } from 'vitest'
import { CONSENTS, type Consent, consentChangeProblem, consentProblem } from '../../../../src/domain/account/consent.ts'

const ALL = Object.fromEntries(CONSENTS.map(one => [one, true])) as Record<Consent, true>
const without = (...missing: Consent[]) => ({ ...ALL, ...Object.fromEntries(missing.map(one => [one, false])) })

describe('P §5: the consents that can be stored', () => {
  it('are all six, and the cross-border transfer is asked for first', () => {
    expect(CONSENTS).toHaveLength(6)
    expect(CONSENTS[0]).toBe('crossBorderTransfer')
    expect(consentProblem(ALL)).toBeNull()
    expect(consentProblem({})).toBe('cross-border')
  })

  it.each(CONSENTS)('are not five: %s is missing', missing => {
    expect(consentProblem(without(missing))).toBe(missing === 'crossBorderTransfer' ? 'cross-border' : 'incomplete')
  })

  it('name the cross-border transfer before the others', () => {
    expect(consentProblem(without('crossBorderTransfer', 'termsAccepted'))).toBe('cross-border')
  })
})

describe('a change of what was agreed to', () => {
  it('needs all six when consent is given', () => {
    expect(consentChangeProblem({}, without('behavioralTracking'))).toBe('incomplete')
    expect(consentChangeProblem(undefined, ALL)).toBeNull()
  })

  it('may switch tracking off afterwards, and nothing else', () => {
    expect(consentChangeProblem(ALL, without('behavioralTracking'))).toBeNull()
    expect(consentChangeProblem(ALL, without('oauthAuth'))).toBe('incomplete')
    expect(consentChangeProblem(ALL, without('crossBorderTransfer'))).toBe('cross-border')
  })

  it('may always withdraw', () => {
    expect(consentChangeProblem(ALL, without('consent'))).toBeNull()
    expect(consentChangeProblem(ALL, {})).toBeNull()
  })

  it('does not judge what it leaves as it was: an account of before the sixth consent', () => {
    expect(consentChangeProblem(without('termsAccepted'), without('termsAccepted'))).toBeNull()
  })
})
