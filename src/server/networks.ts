import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

/** `185.71.76.0/27` or a single address; null for anything else. */
function subnet(text: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | null {
  const [, address = '', bits] = /^([0-9a-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  const most = version === 6 ? 128 : 32
  if (version === 0 || Number(bits ?? most) > most) return null
  return { address, bits: Number(bits ?? most), family: version === 6 ? 'ipv6' : 'ipv4' }
}

/** Addresses and networks separated by commas. */
export const addresses = z.string().transform((value, context): string[] => {
  const all = value.split(',').map(one => one.trim())
  if (all.every(one => subnet(one) !== null)) return all
  context.addIssue('must be addresses or networks such as 10.0.0.0/8, separated by commas')
  return z.NEVER
})

/** Whether an address is in one of the networks; an IPv4 address may come in its IPv6 form. */
export function networkTest(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const found = subnet(network)
    if (found) list.addSubnet(found.address, found.bits, found.family)
  }
  return given => {
    const address = given.replace(/^::ffff:(?=\d+\.)/i, '')
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
}
