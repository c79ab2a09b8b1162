import { describe, expect, test } from 'vitest'
import { complaintsIn } from '../../../../src/domain/triage/complaints.ts'

describe('complaints of a transcript', () => {
  test('are all of them, not only ten', () => {
    const text = Array.from({ length: 14 }, (_, index) => `She complains of pain number ${index}.`).join(' ')
    expect(complaintsIn(text)).toHaveLength(14)
  })

  test.each([
    ['Жалуется на боль в груди', 'и ещё он рассказал про работу '],
    ['complains of chest pain', 'and then he talked about his work '],
    ['παραπονιέται για πόνο στο στήθος', 'και μετά μίλησε για τη δουλειά του '],
  ])('are not lost in a text without full stops: %s', (complaint, talk) => {
    const found = complaintsIn(`${talk.repeat(30)}${complaint} ${talk.repeat(30)}`)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(complaint)
    expect(found[0]).toMatch(/^….*…$/)
    expect(found[0]?.length).toBeLessThanOrEqual(502)
  })

  test('are two where a long text states two', () => {
    const talk = 'and then he talked about his work '.repeat(30)
    expect(complaintsIn(`Complains of chest pain ${talk} complains of nausea ${talk}`)).toHaveLength(2)
  })

  test('do not have those that are denied', () =>
    expect(complaintsIn('Жалоб нет. No complaints. Δεν παραπονιέται.')).toEqual([]))
})
