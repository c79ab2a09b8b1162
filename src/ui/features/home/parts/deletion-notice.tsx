import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { Moment } from '../../../components/time/moment.tsx'

/** Decision 28: on every device, since whoever asked for the deletion may not be the owner. */
export function DeletionNotice({ at }: { at: number }) {
  const { t } = useLingui()
  return (
    <Banner
      tone="danger"
      icon="trash-2"
      aside={
        <LinkButton to="/user-account/account/account">
          {t({ id: 'home.deletion.open', message: 'Keep the account' })}
        </LinkButton>
      }
    >
      {t({ id: 'home.deletion', message: 'This account will be deleted:' })} <Moment at={at} />
    </Banner>
  )
}
