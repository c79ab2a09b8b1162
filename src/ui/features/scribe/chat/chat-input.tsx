import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useId } from 'react'
import { IconButton } from '../../../components/action/icon-button.tsx'
import styles from './recording-chat.module.css'

/** Characters of one question (the contract's limit). */
const LONGEST = 20_000

interface ChatInputProps {
  value: string
  onChange: (value: string) => void
  onSend: () => void
  /** A question is on its way, or there is nothing to ask about. */
  disabled: boolean
}

/** Enter sends, Shift+Enter begins a new line; a blank question cannot be sent. */
export function ChatInput({ value, onChange, onSend, disabled }: ChatInputProps) {
  const { t } = useLingui()
  const hint = useId()
  const blank = value.trim() === ''
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!blank && !disabled) onSend()
  }
  return (
    <div className={styles.ask}>
      <div className={styles.field}>
        <textarea
          className={styles.input}
          rows={1}
          maxLength={LONGEST}
          value={value}
          aria-label={t({ id: 'scribe.chat.ask', message: 'Ask about this visit' })}
          aria-describedby={hint}
          placeholder={t({ id: 'scribe.chat.ask', message: 'Ask about this visit' })}
          onChange={event => onChange(event.currentTarget.value)}
          onKeyDown={onKey}
        />
        <IconButton
          icon="arrow-up"
          variant="accent"
          label={t({ id: 'scribe.chat.send', message: 'Send' })}
          disabled={blank || disabled}
          onClick={onSend}
        />
      </div>
      <p id={hint} className={styles.hint}>
        <span>{t({ id: 'scribe.chat.check', message: 'Check against the recording before you rely on it.' })}</span>
        <span className={styles.keys}>
          {t({ id: 'scribe.chat.keys', message: 'Enter sends, Shift+Enter begins a new line' })}
        </span>
      </p>
    </div>
  )
}
