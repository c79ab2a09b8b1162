import { describe, expect, test } from 'vitest'
import { addressId, isAt, patientAddress } from '../../../../../src/ui/features/patients/view/patient-address.ts'

const CLIENT_ID = '0199a000-0000-7000-8000-00000000abcd'

describe('the address of a patient (decision 15)', () => {
  test.each(['new', '0'])('%s is a new one', id => expect(patientAddress(id)).toEqual({ kind: 'new' }))

  test.each(['1', '214', '900719925474099', CLIENT_ID])('%s is a known one', id =>
    expect(patientAddress(id)).toEqual({ kind: 'known', id }),
  )

  test.each([
    ...['', 'abc', '-1', '007', '00', '1.5', '1e3', ' 1', '٣', '9007199254740993'],
    ...['New', `${CLIENT_ID}0`, CLIENT_ID.replace('a', 'g'), CLIENT_ID.replaceAll('-', '')],
  ])('%s is invalid', id => expect(patientAddress(id)).toEqual({ kind: 'elsewhere' }))

  test('has the server’s id as soon as it is known, and matches both ids', () => {
    const fresh = { clientId: CLIENT_ID, id: null }
    const sent = { clientId: CLIENT_ID, id: 214 }
    expect(addressId(fresh)).toBe(CLIENT_ID)
    expect(addressId(sent)).toBe('214')
    expect([isAt(sent, '214'), isAt(sent, CLIENT_ID), isAt(fresh, CLIENT_ID)]).toEqual([true, true, true])
    expect([isAt(fresh, 'null'), isAt(fresh, '0'), isAt(sent, '21')]).toEqual([false, false, false])
  })
})
