import { expect, test } from 'vitest'
import { shareAddresses } from '../../../../../src/ui/features/referrals/share-addresses.ts'

test('VK and OK get the link and its title in their address, escaped', () => {
  const { vk, ok } = shareAddresses('https://clinic.example/r/ABCD1234', 'Записи & сеть')
  for (const [address, page] of [
    [vk, 'https://vk.com/share.php'],
    [ok, 'https://connect.ok.ru/offer'],
  ] as const) {
    const { origin, pathname, searchParams } = new URL(address)
    expect(origin + pathname).toBe(page)
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ url: 'https://clinic.example/r/ABCD1234', title: 'Записи & сеть' },
    })
  }
})
