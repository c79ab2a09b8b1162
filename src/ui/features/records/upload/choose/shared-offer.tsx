import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { Button } from '../../../../components/action/button.tsx'
import { Banner } from '../../../../components/feedback/banner.tsx'
import { useLive } from '../../../../state/session/use-live.ts'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import styles from '../upload-screen.module.css'
import { incoming } from './use-upload-list.ts'

interface SharedOfferProps {
  /** Resolves to false if the person cancelled. */
  add: (files: readonly File[], ids: readonly string[]) => Promise<boolean>
  disabled: boolean
}

/** Files that another app shared: a person takes them, because any site can post files to that address. */
export function SharedOffer({ add, disabled }: SharedOfferProps) {
  const { t } = useLingui()
  const { accountId } = useCommandContext()
  const found = useLive(useCallback(() => incoming.shared(accountId), [accountId]))
  const [isTaking, setTaking] = useState(false)
  if (found.kind !== 'ready' || found.value.length === 0) return null
  const rows = found.value
  const ids = rows.map(({ id }) => id)
  const take = async () => {
    setTaking(true)
    const files = rows.map(({ bytes, name }) => new File([bytes], name, { type: bytes.type }))
    await add(files, ids)
    setTaking(false)
  }
  const names = rows.map(({ name }) => name).join(', ')
  return (
    <Banner
      tone="info"
      icon="share"
      aside={
        <div className={styles.buttons}>
          <Button size="sm" variant="quiet" disabled={isTaking} onClick={() => void incoming.drop(ids)}>
            {t({ id: 'records.upload.shared.discard', message: 'Do not add' })}
          </Button>
          <Button size="sm" variant="primary" busy={isTaking} disabled={disabled} onClick={() => void take()}>
            {t({ id: 'records.upload.shared.add', message: 'Add' })}
          </Button>
        </div>
      }
    >
      {t({
        id: 'records.upload.shared',
        message: plural(rows.length, {
          one: `Shared from another app: ${names}`,
          other: `# files shared from another app: ${names}`,
        }),
      })}
    </Banner>
  )
}

/** Why shared files are not here, from the address that the service worker opened. */
export function SharedFailure({ shared: outcome }: { shared: 'signed-out' | 'failed' | undefined }) {
  const { t } = useLingui()
  if (!outcome) return null
  return (
    <Banner tone="warn" icon="info">
      {outcome === 'signed-out'
        ? t({
            id: 'records.upload.shared.signedOut',
            message: 'Nobody was signed in when you shared the files, so nothing of them was stored. Share them again.',
          })
        : t({
            id: 'records.upload.shared.failed',
            message: 'The shared files could not be stored. Share them again, or choose them here.',
          })}
    </Banner>
  )
}
