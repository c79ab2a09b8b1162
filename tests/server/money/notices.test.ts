import { describe, expect, it } from 'vitest'
import { senderTest } from '../../../src/server/modules/money/payments/notices.ts'

describe('the sender of a notice', () => {
  const direct = senderTest([], [])
  it.each([
    ['185.71.76.0', true],
    ['185.71.76.31', true],
    ['185.71.76.32', false],
    ['185.71.75.255', false],
    ['185.71.77.0', true],
    ['185.71.77.31', true],
    ['185.71.77.32', false],
    ['77.75.153.0', true],
    ['77.75.153.127', true],
    ['77.75.153.128', false],
    ['77.75.154.127', false],
    ['77.75.154.128', true],
    ['77.75.154.255', true],
    ['77.75.156.10', false],
    ['77.75.156.11', true],
    ['77.75.156.12', false],
    ['77.75.156.35', true],
    ['77.75.156.36', false],
    ['2a02:5180::1', true],
    ['2a02:5180:ffff:ffff:ffff:ffff:ffff:ffff', true],
    ['2a02:5181::', false],
    ['::ffff:185.71.76.5', true],
    ['::ffff:8.8.8.8', false],
    ['127.0.0.1', false],
    ['', false],
    ['unix', false],
  ])('%s: %s', (address, allowed) => expect(direct(address, undefined)).toBe(allowed))

  it('is not who a free header says', () => {
    expect(direct('8.8.8.8', '185.71.76.1')).toBe(false)
    expect(direct('185.71.76.1', '8.8.8.8')).toBe(true)
  })

  it('is who our own proxy says, and nobody before that', () => {
    const behind = senderTest([], ['10.0.0.0/8', '127.0.0.1'])
    expect(behind('10.1.2.3', '185.71.76.1')).toBe(true)
    expect(behind('::ffff:127.0.0.1', '185.71.76.1, 10.0.0.7')).toBe(true)
    expect(behind('10.1.2.3', '185.71.76.1, 8.8.8.8')).toBe(false)
    expect(behind('10.1.2.3', undefined)).toBe(false)
    expect(behind('8.8.8.8', '185.71.76.1')).toBe(false)
    expect(behind('10.1.2.3', '185.71.76.1, garbage')).toBe(false)
  })
})
