import { useLingui } from '@lingui/react/macro'
import { spelledCode } from '../../../../domain/questionnaires/access-code.ts'
import { Button } from '../../../components/action/button.tsx'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { QrImage } from '../../../components/share/qr-image.tsx'
import { publicLink, useTemplateActions } from '../actions/use-template-actions.ts'
import styles from '../questionnaire.module.css'

/** Shows the link as a QR code and as text, for a screen in a waiting room or a print. */
export function useShowCode(): (title: string, code: string) => Promise<void> {
  return async (title, code) => {
    await dialogs.form<never>({ title, render: ({ cancel }) => <Code code={code} onClose={cancel} /> })
  }
}

function Code({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useLingui()
  const { copyLink } = useTemplateActions()
  const link = publicLink(code)
  return (
    <div className={styles.qr}>
      <QrImage value={link} label={t({ id: 'questionnaire.qr.label', message: `QR code of ${link}` })} size="large" />
      <p className={styles.qrCode}>{spelledCode(code)}</p>
      <p className={styles.qrLink}>{link}</p>
      <div className={styles.buttons}>
        <Button icon="copy" onClick={() => void copyLink(code)}>
          {t({ id: 'questionnaire.copyLink', message: 'Copy link' })}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {t({ id: 'questionnaire.close', message: 'Close' })}
        </Button>
      </div>
    </div>
  )
}
