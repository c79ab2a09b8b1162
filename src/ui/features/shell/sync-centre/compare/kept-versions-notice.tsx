import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ConflictDocument } from '../../../../../db/collections/conflicts.ts'
import { Button } from '../../../../components/action/button.tsx'
import { Banner } from '../../../../components/feedback/banner.tsx'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import { compareVersions } from './compare-versions.tsx'
import { useFieldNames } from './field-names.ts'
import type { FieldWord } from './version-fields.ts'

interface KeptVersionsNoticeProps {
  kept: readonly ConflictDocument[]
  fieldWord: FieldWord
}

/** Announces what another device took from this screen or would return to it, until the user decides or puts it off. */
export function KeptVersionsNotice({ kept, fieldWord }: KeptVersionsNoticeProps) {
  const { t } = useLingui()
  const context = useCommandContext()
  const names = useFieldNames(fieldWord)
  const [putOff, setPutOff] = useState<ReadonlySet<string>>(new Set())
  const open = kept.filter(({ key }) => !putOff.has(key))
  const [newest] = open
  if (!newest) return null
  const { title } = newest
  const field = names.of(newest)
  const words: Record<string, string> = {
    deleted: t({
      id: 'shell.notice.deleted',
      message: `“${title}” was deleted on another device while you changed it here. Your version is kept.`,
    }),
    deletedAt: t({
      id: 'shell.notice.changed',
      message: `“${title}”, which you deleted, was changed or put back on another device. It waits for your decision.`,
    }),
  }
  const others = open.length - 1
  return (
    <div role="status">
      <Banner
        tone="warn"
        icon="circle-alert"
        aside={
          <>
            <Button size="sm" onClick={() => void compareVersions(newest, field, context, fieldWord)}>
              {t({ id: 'shell.centre.compare', message: 'Compare' })}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setPutOff(new Set(kept.map(({ key }) => key)))}>
              {t({ id: 'shell.compare.later', message: 'Later' })}
            </Button>
          </>
        }
      >
        {words[newest.field] ??
          t({
            id: 'shell.notice.edited',
            message: `“${title}” (${field}): the version of another device is shown. Yours is kept.`,
          })}
        {others > 0 &&
          ` ${t({ id: 'shell.notice.others', message: plural(others, { one: 'And # more.', other: 'And # more.' }) })}`}
      </Banner>
    </div>
  )
}
