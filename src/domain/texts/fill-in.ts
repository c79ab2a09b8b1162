/** What the operator of a server fills in, in texts of the build: `{{operator|text if it is not configured}}`. */
export const fillIn = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(/\{\{(\w+)(?:\|([^{}]*))?\}\}/g, (_, name: string, otherwise = '') => values[name] ?? otherwise)
