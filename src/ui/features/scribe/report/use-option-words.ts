import { useLingui } from '@lingui/react/macro'
import type { ReportOptions } from '../../../../contract/entities/recording-report.ts'
import type { Option } from '../../../components/form/option.ts'

/** The options of a report in words. */
export function useOptionWords() {
  const { t } = useLingui()
  const lengths: Option<ReportOptions['length']>[] = [
    { value: 'medium', label: t({ id: 'scribe.report.medium', message: 'medium' }) },
    { value: 'long', label: t({ id: 'scribe.report.long', message: 'long' }) },
  ]
  const languages: Option<ReportOptions['language']>[] = [
    { value: 'ru-RU', label: t({ id: 'scribe.report.ru', message: 'in Russian' }) },
    { value: 'en-US', label: t({ id: 'scribe.report.en', message: 'in English' }) },
    { value: 'el-GR', label: t({ id: 'scribe.report.el', message: 'in Greek' }) },
  ]
  const tones: Option<ReportOptions['tone']>[] = [
    { value: 'formal', label: t({ id: 'scribe.report.formal', message: 'formal' }) },
    { value: 'informal', label: t({ id: 'scribe.report.informal', message: 'informal' }) },
  ]
  const word = <V extends string>(options: readonly Option<V>[], value: V) =>
    options.find(one => one.value === value)?.label ?? ''
  return {
    ...{ lengths, languages, tones },
    facts: ({ length, language, tone }: ReportOptions) =>
      [word(lengths, length), word(languages, language), word(tones, tone)].join(', '),
  }
}
