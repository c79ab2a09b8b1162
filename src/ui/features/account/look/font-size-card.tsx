import { useLingui } from '@lingui/react/macro'
import { deviceValues } from '../../../../platform/browser/storage.ts'
import { Button } from '../../../components/action/button.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { usePreferences } from '../../../state/account/use-preferences.ts'
import { chooseFontSize, FONT_SIZE, storedFontSize } from '../../../styles/appearance.ts'
import styles from '../account.module.css'

/** Decision 33: 12 to 24 px in steps of one, with a way back. */
export function FontSizeCard() {
  const { t } = useLingui()
  const { preferences, change } = usePreferences()
  const size = preferences.fontSize ?? storedFontSize(deviceValues)
  const choose = (next: number) => {
    chooseFontSize(next, deviceValues)
    change({ fontSize: storedFontSize(deviceValues) })
  }
  return (
    <Card title={t({ id: 'account.font', message: 'Size of the text' })}>
      <div className={styles.stack}>
        <div className={styles.row}>
          <Button
            aria-label={t({ id: 'account.font.smaller', message: 'Smaller' })}
            disabled={size <= FONT_SIZE.smallest}
            onClick={() => choose(size - 1)}
          >
            −
          </Button>
          <output className={styles.size}>{t({ id: 'account.font.size', message: `${size} px` })}</output>
          <Button
            aria-label={t({ id: 'account.font.larger', message: 'Larger' })}
            disabled={size >= FONT_SIZE.largest}
            onClick={() => choose(size + 1)}
          >
            +
          </Button>
          {size !== FONT_SIZE.base && (
            <Button variant="quiet" icon="rotate-cw" onClick={() => choose(FONT_SIZE.base)}>
              {t({ id: 'account.font.reset', message: 'Back to the usual size' })}
            </Button>
          )}
        </div>
        <p className={styles.hint}>
          {t({ id: 'account.font.hint', message: 'From 12 to 24 pixels, on all your devices. You see it at once.' })}
        </p>
      </div>
    </Card>
  )
}
