/** What an answer itself asks to be said: `text` is the server's sentence, `i18nKey` a text of ours that says it better. */
export type Notice = { kind: 'info' | 'error'; text: string | null; i18nKey: string | null }

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The toast of a result (P §8): a `message` is said as information, `status: 'error'` says its `error`. Reads the result
 * as it came, since schemas drop what they do not name. A record whose own status is `error` says nothing: it carries no
 * `error`. Only calls that a person started show it; polled calls stay silent (decision 5), which the caller knows.
 */
export function noticeOf(result: unknown): Notice | null {
  if (!isObject(result)) return null
  if (result.status === 'error' && isObject(result.error)) {
    const said = { text: textOf(result.error.message), i18nKey: textOf(result.error.i18nKey) }
    return said.text === null && said.i18nKey === null ? null : { kind: 'error', ...said }
  }
  const text = textOf(result.message)
  return text === null ? null : { kind: 'info', text, i18nKey: null }
}
