import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

/** Values in the environment that have to do with money. Messages complete the sentence "NAME ...". */

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

/** Whether a number of rubles is whole kopecks (100), or a multiplier whole thousandths (1000): nothing is rounded. */
const inParts = (parts: number) => (value: number) => Math.abs(value * parts - Math.round(value * parts)) < 1e-6
const rubles = z.number().min(0.01).max(1_000_000).refine(inParts(100))
const shared = {
  code: z.string().trim().toUpperCase().min(4).max(100),
  /** Accounts that may redeem it. */
  limit: z.number().int().positive().optional(),
  expiresAt: z.iso.datetime({ offset: true }).optional(),
}
const Setting = z.union([
  z.strictObject({ ...shared, rubles }),
  z.strictObject({
    ...shared,
    multiplier: z.number().gt(1).max(10).refine(inParts(1000)),
    maxBonusRubles: rubles.optional(),
  }),
])

/** A promocode as the operator configures it. */
export type PromocodeSetting = z.output<typeof Setting>

/** `[{"code": "AUTUMN", "multiplier": 1.2, "maxBonusRubles": 300, "limit": 100}, {"code": "HELLO", "rubles": 500}]` */
export const promocodes = z.string().transform((value, context): PromocodeSetting[] => {
  try {
    const parsed = z.array(Setting).safeParse(JSON.parse(value))
    if (parsed.success && new Set(parsed.data.map(one => one.code)).size === parsed.data.length) return parsed.data
  } catch {
    // Not JSON.
  }
  context.addIssue(
    'must be a JSON list of promocodes, each code once, of at most two decimals in rubles and three in a multiplier',
  )
  return z.NEVER
})
