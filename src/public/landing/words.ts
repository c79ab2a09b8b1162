import { useLingui } from '@lingui/react'

/**
 * Texts of the product itself, by their ids in its catalogs, so that this page says what the product says. Arguments
 * stay as `{name}` for the script that knows them.
 */
export function useProductWords(): (id: string, ...names: string[]) => string {
  const { i18n } = useLingui()
  return (id, ...names) => i18n._(id, Object.fromEntries(names.map(name => [name, `{${name}}`])))
}
