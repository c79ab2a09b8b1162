import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReportOptions } from '../../../../contract/entities/recording-report.ts'
import { Button } from '../../../components/action/button.tsx'
import { Progress } from '../../../components/feedback/progress.tsx'
import { Checkbox } from '../../../components/form/checkbox.tsx'
import { LongTextArea } from '../../../components/form/long-text-area.tsx'
import { Select } from '../../../components/form/select.tsx'
import styles from './report-panel.module.css'
import { useOptionWords } from './use-option-words.ts'

const DEFAULTS: ReportOptions = { length: 'medium', language: 'ru-RU', tone: 'formal', includeClinicalAnalysis: false }

export interface Wanted {
  options: ReportOptions
  customInstructions: string
}

interface ReportFormProps {
  /** Options of the version that is on the screen. */
  from: ReportOptions | null
  /** 0, 25 or 100 while a report is made; null at rest. */
  progress: 0 | 25 | 100 | null
  /** A report is there already. */
  isAgain: boolean
  disabled: boolean
  onGenerate: (wanted: Wanted) => void
}

/** How a report is made: its options, additional instructions, and the button. */
export function ReportForm({ from, progress, isAgain, disabled, onGenerate }: ReportFormProps) {
  const { t } = useLingui()
  const words = useOptionWords()
  const [options, setOptions] = useState<ReportOptions>({ ...DEFAULTS, ...from })
  const [customInstructions, setInstructions] = useState('')
  const set = (change: Partial<ReportOptions>) => setOptions(now => ({ ...now, ...change }))
  return (
    <div className={styles.form}>
      <details className={styles.fold}>
        <summary>
          <span className={styles.foldTitle}>{t({ id: 'scribe.report.options', message: 'Report options' })}</span>
          <span className={styles.foldFacts}>{words.facts(options)}</span>
        </summary>
        <div className={styles.fields}>
          <Select
            label={t({ id: 'scribe.report.length', message: 'Length' })}
            options={words.lengths}
            value={options.length}
            onChange={length => set({ length })}
          />
          <Select
            label={t({ id: 'scribe.report.language', message: 'Language of headings' })}
            hint={t({ id: 'scribe.report.language.hint', message: 'What was said is quoted as it was said.' })}
            options={words.languages}
            value={options.language}
            onChange={language => set({ language })}
          />
          <Select
            label={t({ id: 'scribe.report.tone', message: 'Tone' })}
            options={words.tones}
            value={options.tone}
            onChange={tone => set({ tone })}
          />
          <Checkbox
            label={t({ id: 'scribe.report.analysis', message: 'Include clinical analysis' })}
            hint={t({
              id: 'scribe.report.analysis.hint',
              message:
                'Only what can be computed: values out of range, allergies against drugs, what was not mentioned.',
            })}
            checked={options.includeClinicalAnalysis}
            onChange={includeClinicalAnalysis => set({ includeClinicalAnalysis })}
          />
        </div>
      </details>
      <details className={styles.fold}>
        <summary>
          <span className={styles.foldTitle}>
            {t({ id: 'scribe.report.instructions', message: 'Additional instructions' })}
          </span>
        </summary>
        <LongTextArea
          label={t({ id: 'scribe.report.instructions', message: 'Additional instructions' })}
          hint={t({
            id: 'scribe.report.instructions.hint',
            message: 'Without a language model they select and order sections, such as “only drugs and follow-up”.',
          })}
          value={customInstructions}
          maxLength={20_000}
          onChange={setInstructions}
        />
      </details>
      <div className={styles.make}>
        {progress !== null && (
          <Progress
            label={t({ id: 'scribe.report.progress', message: 'The report is being written' })}
            value={progress / 100}
          />
        )}
        <Button
          variant={isAgain ? 'secondary' : 'primary'}
          busy={progress !== null && progress < 100}
          disabled={disabled}
          onClick={() => onGenerate({ options, customInstructions: customInstructions.trim() })}
        >
          {isAgain
            ? t({ id: 'scribe.report.again', message: 'Generate again' })
            : t({ id: 'scribe.report.generate', message: 'Generate report' })}
        </Button>
      </div>
    </div>
  )
}
