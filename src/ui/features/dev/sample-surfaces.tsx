import { useState } from 'react'
import { IconButton } from '../../components/action/icon-button.tsx'
import { PathLink } from '../../components/action/path-link.tsx'
import { Pill } from '../../components/feedback/pill.tsx'
import { Progress } from '../../components/feedback/progress.tsx'
import { MoreMenu } from '../../components/menu/menu-button.tsx'
import { Card } from '../../components/surface/card.tsx'
import { Section } from '../../components/surface/page.tsx'
import { Row, RowList } from '../../components/surface/row.tsx'
import { TabLinks, Tabs } from '../../components/surface/tabs.tsx'
import styles from './gallery.module.css'
import { ENTRIES } from './sample-actions.tsx'

export function SurfaceSamples() {
  const [tab, setTab] = useState('transcript')
  return (
    <>
      <Section title="Rows">
        <RowList label="On this device">
          <Row
            leading={<IconButton icon="mic" variant="round" label="Play Ward 6" />}
            title={<PathLink to="/dev/components">Ward 6, bed 2 — dictation</PathLink>}
            badges={
              <Pill tone="warn" icon="lock">
                Waiting for network
              </Pill>
            }
            meta="Today 13:58 · 4:12 · dictation"
            text="Saved on this device. It will be sent when you are online."
            trailing={<MoreMenu entries={ENTRIES} label="More for Ward 6, bed 2" />}
          />
          <Row
            leading={<IconButton icon="mic" variant="round" label="Play Admission" />}
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
          <Row title="Only a title" />
        </RowList>
        <RowList label="Compact">
          <Row compact title="Ward 6, bed 2" meta="4:12 · saved 13:58" trailing={<Pill tone="warn">Waiting</Pill>} />
          <Row compact title="Admission, A. P." meta="12:40 · 61 % sent" trailing={<Pill tone="warn">Paused</Pill>} />
        </RowList>
      </Section>
      <Section title="Cards">
        <div className={styles.grid}>
          <Card title="Morse" aside={<Pill tone="warn">35 · moderate</Pill>}>
            Fall risk: secondary diagnosis, weak gait
          </Card>
          <Card title="Red lines crossed" tone="danger">
            Oxygen saturation 88 %
          </Card>
          <Card>Without a title</Card>
          <Card title="Flush" flush>
            <Progress label="At the edge" value={0.4} />
          </Card>
        </div>
      </Section>
      <Section title="Tabs">
        <Tabs
          label="Recording"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'audio', label: 'Audio', content: <p>4:12, dictation</p> },
            { value: 'transcript', label: 'Transcript', content: <p className="reading">Sutures dry, afebrile.</p> },
            { value: 'reports', label: 'Reports', content: <p>None yet</p> },
          ]}
        />
        <TabLinks
          label="Account"
          tabs={[
            { to: '/dev/components', label: 'Components' },
            { to: '/dev/shell', label: 'Shell' },
          ]}
        />
      </Section>
    </>
  )
}
