import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useWidthClass } from '../../styles/width.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { useMenu } from '../menu/use-menu.tsx'
import styles from './action-bar.module.css'
import { Button, LinkButton } from './button.tsx'

export type ScreenAction = { id: string; label: string; icon: IconName } & (
  | { run: () => void; to?: undefined }
  | { to: string; run?: undefined }
)

/** The actions of a screen, the main one first: a row of buttons, on a phone one that floats above the bottom bar. */
export function ActionBar({ actions }: { actions: readonly [ScreenAction, ...ScreenAction[]] }) {
  const phone = useWidthClass() === 'mobile'
  const [main, ...others] = actions
  if (phone) return others.length === 0 ? <FloatingButton action={main} /> : <FloatingMenu actions={actions} />
  return (
    <div className={styles.bar}>
      {others.map(action => (
        <BarButton key={action.id} action={action} />
      ))}
      <BarButton action={main} main />
    </div>
  )
}

function BarButton({ action, main = false }: { action: ScreenAction; main?: boolean }) {
  const look = { icon: action.icon, variant: main ? 'primary' : 'secondary' } as const
  return action.to === undefined ? (
    <Button {...look} onClick={action.run}>
      {action.label}
    </Button>
  ) : (
    <LinkButton {...look} to={action.to}>
      {action.label}
    </LinkButton>
  )
}

function useAct() {
  const router = useRouter()
  return (action: ScreenAction) => (action.to === undefined ? action.run() : router.history.push(action.to))
}

function FloatingButton({ action }: { action: ScreenAction }) {
  const act = useAct()
  return (
    <button type="button" data-floating-action="" className={styles.floating} onClick={() => act(action)}>
      <Icon name={action.icon} />
      {action.label}
    </button>
  )
}

function FloatingMenu({ actions }: { actions: readonly ScreenAction[] }) {
  const { t } = useLingui()
  const act = useAct()
  const { trigger, panel } = useMenu(
    actions.map(action => ({ kind: 'action', ...action, run: () => act(action) })),
    'top-end',
  )
  return (
    <>
      <button
        type="button"
        {...trigger}
        data-floating-action=""
        className={styles.floating}
        aria-label={t({ id: 'actionBar.open', message: 'Actions' })}
      >
        <Icon name="plus" />
      </button>
      {panel}
    </>
  )
}
