import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { deviceValues } from '../../../platform/browser/storage.ts'
import { SegmentedChoice } from '../../components/form/segmented-choice.tsx'
import { Page } from '../../components/surface/page.tsx'
import { activate } from '../../i18n/activate.ts'
import { isLocale, LOCALE_NAMES, LOCALES } from '../../i18n/locale.ts'
import { chooseFontSize, chooseTheme, FONT_SIZE, storedFontSize, storedTheme, THEMES } from '../../styles/appearance.ts'
import styles from './gallery.module.css'
import { ActionSamples } from './sample-actions.tsx'
import { FeedbackSamples } from './sample-feedback.tsx'
import { FormSamples } from './sample-forms.tsx'
import { OverlaySamples } from './sample-overlays.tsx'
import { SurfaceSamples } from './sample-surfaces.tsx'
import { TokenSamples } from './sample-tokens.tsx'

/** Shows every component in every state. Its own texts are for developers and stay English. */
export function Gallery() {
  useLingui()
  const [theme, setTheme] = useState(() => storedTheme(deviceValues))
  const [size, setSize] = useState(() => storedFontSize(deviceValues))
  const sizes = [FONT_SIZE.smallest, FONT_SIZE.base, 18, FONT_SIZE.largest].map(String)
  return (
    <main>
      <Page
        title="Components"
        subtitle="Every component in every state"
        actions={
          <div className={styles.switches}>
            <SegmentedChoice
              label="Theme"
              options={THEMES.map(value => ({ value, label: value }))}
              value={theme}
              onChange={next => {
                chooseTheme(next, deviceValues)
                setTheme(next)
              }}
            />
            <SegmentedChoice
              label="Language"
              options={LOCALES.map(value => ({ value, label: LOCALE_NAMES[value] }))}
              value={isLocale(i18n.locale) ? i18n.locale : null}
              onChange={next => void activate(next)}
            />
            <SegmentedChoice
              label="Font size"
              options={sizes.map(value => ({ value, label: `${value} px` }))}
              value={String(size)}
              onChange={next => {
                chooseFontSize(Number(next), deviceValues)
                setSize(Number(next))
              }}
            />
          </div>
        }
      >
        <TokenSamples />
        <ActionSamples />
        <FeedbackSamples />
        <FormSamples />
        <SurfaceSamples />
        <OverlaySamples />
      </Page>
    </main>
  )
}
