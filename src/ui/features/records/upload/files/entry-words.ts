import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useFailureText } from '../../../../record-kit/failure-text.ts'
import { useRefusalWords } from '../../../../record-kit/refusal-words.ts'
import { type StateWords, useWaitWords } from '../../../../record-kit/wait-words.ts'
import { partsOf } from './progress.ts'
import type { EntryState, UploadEntry } from './upload-entry.ts'

/** Badge and sentence of a stored record; `percent` is that of an upload under way. */
export function useEntryWords(): (entry: UploadEntry, percent: number) => StateWords {
  const { t } = useLingui()
  const format = useFormat()
  const waitWords = useWaitWords()
  const failureText = useFailureText()
  const refusalText = useRefusalWords()

  const partsSentence = (sentBytes: number, totalBytes: number, isPaused: boolean) => {
    const { sent, total } = partsOf(totalBytes, sentBytes)
    const [done, all, next] = [sent, total, sent + 1].map(count => format.number(count, 0))
    return isPaused
      ? t({
          id: 'records.upload.paused',
          message: `Sent ${done} of ${all} parts. It continues with part ${next}, nothing is lost.`,
        })
      : t({ id: 'records.upload.parts', message: `Sent ${done} of ${all} parts.` })
  }
  const notSent = (reason: string): StateWords => ({
    badge: {
      tone: 'danger',
      icon: 'circle-alert',
      text: t({ id: 'records.upload.failed', message: 'Not sent' }),
    },
    sentence: t({ id: 'records.upload.failed.text', message: `${reason}. The file is kept on this device.` }),
  })

  const words = (state: EntryState, percent: number): StateWords => {
    switch (state.kind) {
      case 'ready':
        return {
          badge: { tone: 'info', icon: 'clock', text: t({ id: 'records.upload.ready', message: 'Ready' }) },
          sentence: t({
            id: 'records.upload.ready.text',
            message: 'Saved on this device. It is sent by itself in a few seconds.',
          }),
        }
      case 'sending': {
        const { sentBytes, totalBytes } = state
        const severalParts = partsOf(totalBytes, 0).total > 1
        return {
          badge: { tone: 'info', icon: 'upload', text: format.percent(percent / 100) },
          sentence: severalParts ? partsSentence(sentBytes, totalBytes, false) : waitWords(state).sentence,
        }
      }
      case 'sent':
        return {
          badge: { tone: 'ok', icon: 'check', text: t({ id: 'records.upload.sent', message: 'Sent' }) },
          sentence: t({
            id: 'records.upload.sent.text',
            message: 'It is being read. The record appears in your health records, and the file leaves this list.',
          }),
        }
      case 'failed':
        return notSent(failureText(state))
      case 'refused':
        return notSent(refusalText(state))
      case 'no-patient':
        return waitWords(state)
      case 'waiting': {
        const { sentBytes, totalBytes } = state
        if (sentBytes === 0) return waitWords(state)
        const { done, total } = format.sizeOfSize(sentBytes, totalBytes)
        return {
          badge: { tone: 'info', icon: 'pause', text: t({ id: 'kit.sizeOf', message: `${done} of ${total}` }) },
          sentence: partsSentence(sentBytes, totalBytes, true),
        }
      }
    }
  }
  return ({ state }, percent) => words(state, percent)
}

/** "PDF", "Photo", and of how many pages. */
export function useKindOfFile(): (entry: Pick<UploadEntry, 'mimeType' | 'pages'>) => string {
  const { t } = useLingui()
  return ({ mimeType, pages }) => {
    if (mimeType !== 'application/pdf') return t({ id: 'records.upload.photo', message: 'Photo' })
    if (pages <= 1) return t({ id: 'records.upload.pdf', message: 'PDF' })
    return t({
      id: 'records.upload.pages',
      message: plural(pages, { one: 'PDF of # page', other: 'PDF of # pages' }),
    })
  }
}
