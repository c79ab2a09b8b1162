const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `plans` -> `plan`, `histories` -> `history`; `status` and `business` stay as they are. */
const singular = (word: string) => (word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/([^su])s$/, '$1'))

/**
 * For verbs of one word. `get` with a plural is the list: `admin.getLogs` is `admin.logs:list`, `admin.getLog` is
 * `admin.logs:get`.
 */
function camelForms(entity: string, verb: string): string[] {
  if (verb !== verb.toLowerCase()) return []
  const one = capital(singular(entity))
  const many = capital(entity)
  const isPlural = one !== many
  if (verb === 'list') return isPlural ? [`list${many}`, `get${many}`] : [`list${many}`]
  if (verb === 'get') return [`get${one}`]
  return [verb + many, verb + one]
}

/**
 * Every spelling of a canonical name that the specification uses somewhere (decision 1). For `billing.payments:create`:
 * `billing.payments.create`, `billing.payments create`, `billing payments create`, `billing.paymentsCreate`,
 * `billing.createPayments`, `billing.createPayment`.
 */
export function spellings(name: string): string[] {
  const [path = '', verb = ''] = name.split(':')
  const parts = path.split('.')
  const entity = parts.at(-1) ?? ''
  const space = parts.slice(0, -1)
  const forms = [`${path}.${verb}`, `${path} ${verb}`, [...parts, verb].join(' ')]
  // Without a namespace of its own (`healthRecords:list`) the entity is the namespace: camel forms would be bare words.
  if (space.length > 0) {
    for (const last of [entity + capital(verb), ...camelForms(entity, verb)]) forms.push([...space, last].join('.'))
  }
  return [...new Set(forms)]
}
