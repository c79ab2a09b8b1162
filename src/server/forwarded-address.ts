import { isIPv6 } from 'node:net'

/**
 * Who sent a request. X-Forwarded-For is believed only where our own proxy wrote it: its last entry that is no proxy of
 * ours; whatever stands before it is the sender's word.
 */
export function forwardedAddress(
  remote: string,
  forwardedFor: string | undefined,
  isProxy: (address: string) => boolean,
): string {
  const hops = [...(forwardedFor ?? '').split(',').map(one => one.trim()), remote].filter(Boolean)
  let address = hops.pop() ?? ''
  while (isProxy(address) && hops.length > 0) address = hops.pop() ?? ''
  return address
}

/** By what an address is counted: of IPv6 the network of 64 bits, since one subscriber has all of it. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.toLowerCase().split('::')
  const [before, after] = [head, tail].map(part => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = plain.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).map(trimmed).join(':')
}

const trimmed = (group: string) => group.replace(/^0+(?=.)/, '')
