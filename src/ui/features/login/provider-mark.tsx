import type { ProviderId } from './login-model.ts'
import styles from './login-screen.module.css'

/** The sign by which people know a provider; spoken is the button's name. */
export function ProviderMark({ provider }: { provider: ProviderId }) {
  return (
    <span className={styles.mark} data-provider={provider} aria-hidden="true">
      {provider === 'google' ? <GoogleMark /> : LETTERS[provider]}
    </span>
  )
}

const LETTERS = { yandex: 'Я', x: '𝕏', dev: '{ }' } as const

const GoogleMark = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" role="presentation">
    <path
      fill="#4285f4"
      d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.7Z"
    />
    <path fill="#34a853" d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24Z" />
    <path fill="#fbbc05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
    <path fill="#ea4335" d="M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.2A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8Z" />
  </svg>
)
