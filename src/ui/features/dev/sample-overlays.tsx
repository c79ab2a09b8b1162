import { useState } from 'react'
import { Button } from '../../components/action/button.tsx'
import { TextField } from '../../components/form/text-field.tsx'
import { dialogs } from '../../components/overlay/dialogs.ts'
import { Drawer } from '../../components/overlay/drawer.tsx'
import { HoverCard } from '../../components/overlay/hover-card.tsx'
import { Popover } from '../../components/overlay/popover.tsx'
import { Tooltip } from '../../components/overlay/tooltip.tsx'
import { Section } from '../../components/surface/page.tsx'
import styles from './gallery.module.css'

export function OverlaySamples() {
  const [answer, setAnswer] = useState('none yet')
  const [drawer, setDrawer] = useState<'start' | 'end' | null>(null)
  const tell = (asked: Promise<unknown>) => void asked.then(value => setAnswer(JSON.stringify(value) ?? 'read'))
  return (
    <Section title="Overlays">
      <div className={styles.line}>
        <Button onClick={() => tell(dialogs.alert({ title: 'The session has ended', text: 'Your work is kept.' }))}>
          Alert
        </Button>
        <Button
          onClick={() =>
            tell(
              dialogs.confirm({
                title: 'Delete “Ward 6, bed 2”?',
                text: 'The recording and its transcript are deleted here and on the server.',
                confirm: 'Delete',
                tone: 'danger',
              }),
            )
          }
        >
          Confirm
        </Button>
        <Button
          onClick={() =>
            tell(
              dialogs.prompt({
                title: 'Add a transcript',
                label: 'Transcript',
                confirm: 'Save',
                multiline: true,
                check: value => (value.length < 5 ? 'Write at least five letters.' : null),
              }),
            )
          }
        >
          Prompt
        </Button>
        <Button
          onClick={() =>
            tell(
              dialogs.form<string>({
                title: 'Request a quote',
                render: ({ submit, cancel }) => <QuoteForm onSubmit={submit} onCancel={cancel} />,
              }),
            )
          }
        >
          Form
        </Button>
        <Button onClick={() => setDrawer('end')}>Sheet at the end</Button>
        <Button onClick={() => setDrawer('start')}>Sheet at the start</Button>
        <Tooltip text="The iron store. Low values often come before anaemia.">
          <Button>Tooltip</Button>
        </Tooltip>
        <p>
          <HoverCard content="Ferritin: 64, 52, 41, 30, 22, 14, 11, 16, 12 µg/L">
            <a href="#hover-card">Hover card</a>
          </HoverCard>
        </p>
        <Popover title="NEWS2" trigger={<Button>Popover</Button>}>
          4 is shown as moderate-low: increased monitoring.
        </Popover>
      </div>
      <p className={styles.label} data-testid="answer">
        Last answer: {answer}
      </p>
      <Drawer open={drawer !== null} side={drawer ?? 'end'} onClose={() => setDrawer(null)} title="On this device">
        <p style={{ padding: 'var(--space-4) var(--space-5)' }}>Nothing waits.</p>
      </Drawer>
    </Section>
  )
}

function QuoteForm({ onSubmit, onCancel }: { onSubmit: (company: string) => void; onCancel: () => void }) {
  const [company, setCompany] = useState('')
  return (
    <form
      className={styles.stack}
      onSubmit={event => {
        event.preventDefault()
        onSubmit(company)
      }}
    >
      <TextField label="Company" required value={company} onChange={event => setCompany(event.currentTarget.value)} />
      <div className={styles.line}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={company.trim() === ''}>
          Send
        </Button>
      </div>
    </form>
  )
}
