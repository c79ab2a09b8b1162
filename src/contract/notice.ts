/** A message that a result asks to show: `text` is the server's; `i18nKey` names a text of ours, which is preferred. */
export type Notice = { kind: 'info' | 'error'; text: string | null; i18nKey: string | null }

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The toast of a result (P §8): `message` as information, `status: 'error'` with its `error`. Takes the raw result,
 * because schemas drop unknown fields. Callers show it only if a person started the call (decision 5).
 */
export function noticeOf(result: unknown): Notice | null {
  if (!isObject(result)) return null
  // A record whose own status is `error` carries no `error`, so it gives no toast.
  if (result.status === 'error' && isObject(result.error)) {
    const said = { text: textOf(result.error.message), i18nKey: textOf(result.error.i18nKey) }
    return said.text === null && said.i18nKey === null ? null : { kind: 'error', ...said }
  }
  const text = textOf(result.message)
  return text === null ? null : { kind: 'info', text, i18nKey: null }
}
