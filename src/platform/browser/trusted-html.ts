interface DefaultPolicyFactory {
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown
}

const allowed: ((html: string) => boolean)[] = []
let made = false

/**
 * Lets the strings that `isKnown` accepts become markup under Trusted Types (S5), for a library that writes its own
 * skeleton as a string. All others stay refused. Does nothing in browsers without Trusted Types.
 */
export function allowMarkup(isKnown: (html: string) => boolean): void {
  allowed.push(isKnown)
  if (made) return
  made = true
  const { trustedTypes } = globalThis as { trustedTypes?: DefaultPolicyFactory }
  trustedTypes?.createPolicy('default', { createHTML: html => (allowed.some(known => known(html)) ? html : null) })
}
