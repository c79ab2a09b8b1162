import { ActionBar } from '../../components/action/action-bar.tsx'
import { Button, LinkButton } from '../../components/action/button.tsx'
import { IconButton } from '../../components/action/icon-button.tsx'
import { MenuButton, MoreMenu } from '../../components/menu/menu-button.tsx'
import type { MenuEntry } from '../../components/menu/menu-entry.ts'
import { Section } from '../../components/surface/page.tsx'
import { toasts } from '../../components/toast/toasts.ts'
import styles from './gallery.module.css'

const say = (title: string) => () => void toasts.show({ kind: 'info', title })

export const ENTRIES: readonly MenuEntry[] = [
  { kind: 'action', id: 'rename', icon: 'file-text', label: 'Rename', run: say('Rename') },
  { kind: 'link', id: 'open', icon: 'search', label: 'Open', to: '/dev/components' },
  {
    kind: 'submenu',
    id: 'appearance',
    icon: 'sun',
    label: 'Appearance',
    hint: 'Light',
    entries: [
      {
        kind: 'choice',
        id: 'theme',
        label: 'Theme',
        value: 'light',
        options: [
          { value: 'light', label: 'Light', icon: 'sun' },
          { value: 'dark', label: 'Dark', icon: 'moon' },
        ],
        choose: value => say(`Chosen: ${value}`)(),
      },
    ],
  },
  { kind: 'action', id: 'locked', icon: 'lock', label: 'Not allowed', disabled: true, run: say('never') },
  { kind: 'separator', id: 'line' },
  { kind: 'action', id: 'delete', icon: 'trash-2', label: 'Delete', tone: 'danger', run: say('Delete') },
]

export function ActionSamples() {
  return (
    <Section title="Actions">
      <div className={styles.line}>
        <Button variant="primary" icon="mic">
          New recording
        </Button>
        <Button>Download</Button>
        <Button variant="quiet">Discard</Button>
        <Button variant="danger" icon="trash-2">
          Delete
        </Button>
        <LinkButton to="/dev/components" iconEnd="chevron-right">
          A link
        </LinkButton>
      </div>
      <div className={styles.line}>
        <Button size="sm">Small</Button>
        <Button>Middle</Button>
        <Button size="lg" variant="primary">
          Large
        </Button>
        <Button busy>Saving</Button>
        <Button variant="primary" busy icon="upload">
          Sending
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
      </div>
      <div className={styles.line}>
        <IconButton icon="x" label="Close" />
        <IconButton icon="mic" variant="round" label="Play" />
        <IconButton icon="check" variant="accent" label="Accept" />
        <IconButton icon="square" variant="rec" label="Stop" />
        <IconButton icon="pause" variant="round" size="lg" label="Pause" />
        <IconButton icon="square" variant="rec" size="lg" label="Stop and save" />
        <IconButton icon="x" size="sm" label="Remove" />
        <IconButton icon="x" disabled label="Cannot be closed" />
      </div>
      <div className={styles.line}>
        <MenuButton entries={ENTRIES}>Uploads: automatic</MenuButton>
        <MoreMenu entries={ENTRIES} label="More for Ward 6" />
      </div>
      <ActionBar
        actions={[
          { id: 'record', icon: 'mic', label: 'Record', run: say('Record') },
          { id: 'upload', icon: 'upload', label: 'Upload', run: say('Upload') },
        ]}
      />
    </Section>
  )
}
