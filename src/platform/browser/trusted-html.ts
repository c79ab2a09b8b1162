interface DefaultPolicyFactory {
  createPolicy(name: 'default', rules: { createHTML(html: string): string | null }): unknown
}

/** What may be written in place of the string; null refuses it. */
type Rule = (html: string) => string | null

const rules: Rule[] = []
let made = false

/**
 * Lets the strings that `rule` answers become markup under Trusted Types (S5), for a library that writes its own
 * skeleton as a string. All others stay refused. Does nothing in browsers without Trusted Types.
 */
export function allowMarkup(rule: Rule): void {
  rules.push(rule)
  if (made) return
  made = true
  const { trustedTypes } = globalThis as { trustedTypes?: DefaultPolicyFactory }
  trustedTypes?.createPolicy('default', {
    createHTML: html => rules.reduce<string | null>((markup, one) => markup ?? one(html), null),
  })
}
