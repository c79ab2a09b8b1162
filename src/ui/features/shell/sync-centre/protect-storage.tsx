import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../components/action/button.tsx'
import styles from './sync-centre.module.css'

/** Says that the browser may clear this storage, and lets the user ask it not to. */
export function ProtectStorage({ onProtect }: { onProtect: () => Promise<boolean> }) {
  const { t } = useLingui()
  const [answer, setAnswer] = useState<'none' | 'asking' | 'granted' | 'refused'>('none')
  const ask = async () => {
    setAnswer('asking')
    setAnswer((await onProtect().catch(() => false)) ? 'granted' : 'refused')
  }
  const words = {
    meaning: t({
      id: 'shell.centre.unprotected',
      message:
        'If this device runs out of space, the browser may delete recordings that are not sent yet. Installing the app or allowing storage prevents that.',
    }),
    granted: t({ id: 'shell.centre.protect.granted', message: 'The browser will keep what is stored here.' }),
    refused: t({
      id: 'shell.centre.protect.refused',
      message: 'The browser did not agree yet. Install the app from the browser’s menu, then ask again.',
    }),
  }
  return (
    <div className={styles.protect}>
      <p role="status">{answer === 'granted' || answer === 'refused' ? words[answer] : words.meaning}</p>
      {answer !== 'granted' && (
        <Button size="sm" icon="hard-drive" busy={answer === 'asking'} onClick={() => void ask()}>
          {t({ id: 'shell.centre.protect', message: 'Allow storage' })}
        </Button>
      )}
    </div>
  )
}
