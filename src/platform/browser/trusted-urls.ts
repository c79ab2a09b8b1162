interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/**
 * The addresses that may become a worker or a service worker: our own origin's, nothing else. Where the browser knows
 * Trusted Types the server's policy demands that every such address has gone through here (S5).
 */
export function trustedWorkerUrl(url: string): string {
  const absolute = new URL(url, location.href)
  if (absolute.origin !== location.origin) throw new TypeError(`not an address of ours: ${absolute.origin}`)
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  policy ??= trustedTypes?.createPolicy('anamnesis', { createScriptURL: one => one }) ?? null
  return policy ? policy.createScriptURL(absolute.href) : absolute.href
}

let policy: ReturnType<PolicyFactory['createPolicy']> | null = null
