import { Section } from '../../components/surface/page.tsx'
import styles from './gallery.module.css'

const PAIRS: readonly [ground: string, text: string][] = [
  ['canvas', 'ink'],
  ['surface', 'ink-muted'],
  ['surface-sunken', 'ink-faint'],
  ['accent', 'accent-ink'],
  ['accent-soft', 'accent'],
  ['rec', 'on-rec'],
  ...['danger', 'urgent', 'warn', 'ok', 'info'].flatMap(
    tone =>
      [
        [tone, `on-${tone}`],
        [`${tone}-soft`, `${tone}-ink`],
      ] as [string, string][],
  ),
]

export function TokenSamples() {
  return (
    <Section title="Tokens">
      <div className={styles.swatches}>
        {PAIRS.map(([ground, text]) => (
          <div
            key={ground}
            className={styles.swatch}
            style={{ background: `var(--${ground})`, color: `var(--${text})` }}
          >
            {text} on {ground}
          </div>
        ))}
      </div>
      <p className={`${styles.hero} tabular`}>04:12</p>
      <p className="reading">
        Пациент жалуется на одышку при ходьбе, отёки голеней к вечеру. Ο ασθενής αναφέρει δύσπνοια στην κόπωση. Patient
        discharged in satisfactory condition on day seven.
      </p>
    </Section>
  )
}
