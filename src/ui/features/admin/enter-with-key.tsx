import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../components/action/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import styles from './enter-with-key.module.css'
import { useEnter } from './use-enter.ts'

/** At the foot of an administrator's menu: the account of a key, read only (P §2.3). */
export default function EnterWithKey() {
  const { t } = useLingui()
  const [key, setKey] = useState('')
  const { enter, busy } = useEnter()
  const [title, hint] = [useId(), useId()]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void enter(key)
  }
  return (
    <form className={styles.widget} aria-labelledby={title} onSubmit={submit}>
      <label id={title} className={styles.title} htmlFor={`${title}-key`}>
        <Icon name="lock" size={16} />
        {t({ id: 'admin.key', message: 'Enter with a key' })}
      </label>
      <input
        id={`${title}-key`}
        className={styles.key}
        type="password"
        autoComplete="off"
        aria-describedby={hint}
        value={key}
        onChange={event => setKey(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" block busy={busy}>
        {t({ id: 'admin.key.enter', message: 'Enter' })}
      </Button>
      <p id={hint} className={styles.hint}>
        {t({
          id: 'admin.key.hint',
          message: 'A banner stays on every screen while you are in another person’s account.',
        })}
      </p>
    </form>
  )
}
