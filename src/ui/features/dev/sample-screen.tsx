import { ActionBar } from '../../components/action/action-bar.tsx'
import { IconButton } from '../../components/action/icon-button.tsx'
import { Pill } from '../../components/feedback/pill.tsx'
import { Progress } from '../../components/feedback/progress.tsx'
import { MenuButton, MoreMenu } from '../../components/menu/menu-button.tsx'
import { Page, Section } from '../../components/surface/page.tsx'
import { Row, RowList } from '../../components/surface/row.tsx'
import { ENTRIES } from './sample-actions.tsx'

const SYNCED = [
  [
    'Discharge summary, I. K.',
    'Today 11:20 · 6:03 · dictation',
    'Patient discharged in satisfactory condition on day seven after laparoscopic cholecystectomy. Sutures dry, afebrile since day three.',
  ],
  [
    'Morning round, ward 4',
    'Today 09:05 · 18:47 · dialog',
    'Bed one: slept well, pain three of ten at rest. Blood pressure 128 over 82, saturation 97 on room air.',
  ],
] as const

/** A typical screen with sample data, for the frames around it. */
export function SampleScreen() {
  return (
    <Page
      title="Audio recordings"
      subtitle="12 recordings · 2 not yet sent"
      actions={
        <>
          <MenuButton entries={ENTRIES}>Uploads: automatic</MenuButton>
          <ActionBar actions={[{ id: 'new', icon: 'mic', label: 'New recording', to: '/dev/shell' }]} />
        </>
      }
    >
      <Section title="On this device">
        <RowList label="On this device">
          <Row
            leading={<IconButton icon="play" variant="round" label="Play Ward 6, bed 2" />}
            title={<button type="button">Ward 6, bed 2 — dictation</button>}
            badges={
              <Pill tone="warn" icon="clock">
                Waiting for network
              </Pill>
            }
            meta="Today 13:58 · 4:12 · dictation"
            text="Saved on this device. It will be sent when you are online."
            trailing={<MoreMenu entries={ENTRIES} label="More for Ward 6, bed 2" />}
          />
          <Row
            leading={<IconButton icon="play" variant="round" label="Play Admission, A. P." />}
            title={<button type="button">Admission, A. P.</button>}
            badges={
              <Pill tone="info" icon="upload">
                7.1 of 11.6 MB
              </Pill>
            }
            meta="Today 13:37 · 12:40 · dialog"
            text="Upload stopped at 61 %. It continues from there."
            progress={<Progress label="Sending Admission, A. P." value={0.61} />}
            trailing={<MoreMenu entries={ENTRIES} label="More for Admission, A. P." />}
          />
        </RowList>
      </Section>
      <Section title="Synced">
        <RowList label="Synced">
          {SYNCED.map(([name, facts, text]) => (
            <Row
              key={name}
              leading={<IconButton icon="play" variant="round" label={`Play ${name}`} />}
              title={<button type="button">{name}</button>}
              badges={<Pill>Transcript</Pill>}
              meta={facts}
              text={`“${text}”`}
              trailing={<MoreMenu entries={ENTRIES} label={`More for ${name}`} />}
            />
          ))}
        </RowList>
      </Section>
    </Page>
  )
}
