interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/**
 * Returns a URL for a worker or service worker; throws unless it is of our own origin. In browsers with Trusted Types
 * the server's policy accepts only URLs from here (S5).
 */
export function trustedWorkerUrl(url: string): string {
  const absolute = new URL(url, location.href)
  if (absolute.origin !== location.origin) throw new TypeError(`not an address of ours: ${absolute.origin}`)
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  policy ??= trustedTypes?.createPolicy('anamnesis', { createScriptURL: one => one }) ?? null
  return policy ? policy.createScriptURL(absolute.href) : absolute.href
}

let policy: ReturnType<PolicyFactory['createPolicy']> | null = null
