import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { keepSource, keptFiles, type SourceOf } from '../../../state/records/source-file.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

interface KeptHere {
  isKept: boolean
  /** The document is being fetched. */
  isBusy: boolean
  hint: string
  /** Why it could not be kept; a toast cannot be heard while a dialog is open. */
  problem: string | null
  change: (keep: boolean) => void
}

/** Whether a person keeps this document on this device: all of its `pages`, until they say otherwise. */
export function useKeptHere(source: SourceOf, pages: number): KeptHere {
  const { t } = useLingui()
  const context = useCommandContext()
  const { accountId } = context
  const { documentAssetId } = source
  /** Null until it is read, or chosen: a choice that comes first stands. */
  const [choice, setChoice] = useState<boolean | null>(null)
  const isKept = choice ?? false
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    if (documentAssetId !== null) {
      keptFiles.isPinned(accountId, documentAssetId).then(
        pinned => isHere && setChoice(chosen => chosen ?? pinned),
        () => undefined,
      )
    }
    return () => {
      isHere = false
      setChoice(null)
    }
  }, [accountId, documentAssetId])

  const change = async (keep: boolean) => {
    if (documentAssetId === null) return
    setIsBusy(true)
    setProblem(null)
    setChoice(keep)
    try {
      if (!keep) await keptFiles.pin(accountId, documentAssetId, false)
      else if (!(await keepSource(context, bridge, { ...source, documentAssetId }, pages))) throw new Error('not whole')
    } catch {
      setChoice(!keep)
      setProblem(
        t({
          id: 'records.source.keep.failed',
          message:
            'The document could not be kept whole. Without a network, or on a full device, only what was opened stays. Try again later.',
        }),
      )
    } finally {
      setIsBusy(false)
    }
  }
  return {
    isKept,
    isBusy: isBusy || documentAssetId === null,
    hint:
      isKept && !isBusy
        ? t({ id: 'records.source.kept.hint', message: 'All of its pages can be read without a network.' })
        : t({
            id: 'records.source.keep.hint',
            message: 'Pages that you opened can be read without a network until newer ones need the room.',
          }),
    problem,
    change: keep => void change(keep),
  }
}
