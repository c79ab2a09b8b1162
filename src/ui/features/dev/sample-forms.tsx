import { useState } from 'react'
import { Checkbox } from '../../components/form/checkbox.tsx'
import { FileUpload } from '../../components/form/file-upload.tsx'
import { RadioGroup } from '../../components/form/radio-group.tsx'
import { SegmentedChoice } from '../../components/form/segmented-choice.tsx'
import { Select } from '../../components/form/select.tsx'
import { Switch } from '../../components/form/switch.tsx'
import { TextArea, TextField } from '../../components/form/text-field.tsx'
import { Section } from '../../components/surface/page.tsx'
import styles from './gallery.module.css'

const LENGTHS = [
  { value: 'medium', label: 'Medium' },
  { value: 'long', label: 'Long' },
  { value: 'none', label: 'Not offered', disabled: true },
]

export function FormSamples() {
  const [length, setLength] = useState<string | null>('medium')
  const [kind, setKind] = useState<string | null>('dialog')
  const [on, setOn] = useState(true)
  const [files, setFiles] = useState<readonly string[]>([])
  return (
    <>
      <Section title="Fields">
        <div className={styles.grid}>
          <TextField label="Name" defaultValue="Recording 20.11.2026, 14:02" />
          <TextField label="Phone" required hint="With the country code" placeholder="+79990000000" />
          <TextField label="Email" defaultValue="anna@example" error="This is not a whole address." />
          <TextField label="Plan" disabled defaultValue="basic" />
          <TextField label="Id" readOnly defaultValue="214" />
          <TextField label="Amount" type="number" inputMode="numeric" defaultValue={100} min={1} />
          <TextArea
            label="Description"
            hint="Grows with the text"
            defaultValue="Slept well, pain three of ten at rest."
          />
          <TextArea label="Message" error="Write a message first." />
        </div>
      </Section>
      <Section title="Choices">
        <div className={styles.grid}>
          <Select label="Report length" options={LENGTHS} value={length} onChange={setLength} />
          <Select
            label="Nothing chosen"
            options={LENGTHS}
            value={null}
            onChange={setLength}
            placeholder="Choose a length"
          />
          <Select
            label="With an error"
            options={LENGTHS}
            value={null}
            onChange={setLength}
            error="Choose one."
            placeholder="Choose"
          />
          <Select label="Not now" disabled options={LENGTHS} value="long" onChange={setLength} />
        </div>
        <div className={styles.grid}>
          <div>
            <Switch label="Notifications" hint="In the messenger" checked={on} onChange={setOn} />
            <Switch label="Off" checked={false} onChange={() => undefined} />
            <Switch label="Not allowed" disabled checked onChange={() => undefined} />
          </div>
          <div>
            <Checkbox label="Drugs and doses checked" checked={on} onChange={setOn} />
            <Checkbox label="Negations checked" hint="Said and not said" checked={false} onChange={() => undefined} />
            <Checkbox label="Always on" disabled checked onChange={() => undefined} />
          </div>
          <RadioGroup
            label="Valid for"
            value={length}
            onChange={setLength}
            options={[
              { value: 'medium', label: '1 hour' },
              { value: 'long', label: '1 week', hint: 'Until 27.11.2026' },
              { value: 'none', label: 'Not offered', disabled: true },
            ]}
          />
          <div className={styles.stack}>
            <SegmentedChoice
              label="Recording type"
              value={kind}
              onChange={setKind}
              options={[
                { value: 'dialog', label: 'Dialog' },
                { value: 'dictation', label: 'Dictation' },
              ]}
            />
            <SegmentedChoice
              label="Oxygen"
              quiet={false}
              size="md"
              value={kind}
              onChange={setKind}
              options={[
                { value: 'dialog', label: 'On air' },
                { value: 'dictation', label: 'On oxygen' },
                { value: 'no', label: 'Not measured', disabled: true },
              ]}
            />
          </div>
        </div>
      </Section>
      <Section title="Files">
        <div className={styles.grid}>
          <FileUpload
            label="Lab results, studies, letters"
            hint="PDF or photo, up to 5 files of 1 MB"
            accept={{ 'application/pdf': ['.pdf'], 'image/png': ['.png'] }}
            maxFiles={5}
            maxSize={1024 * 1024}
            onAccept={accepted => setFiles(accepted.map(file => file.name))}
          />
          <FileUpload label="Not now" disabled onAccept={() => undefined} />
        </div>
        {files.length > 0 && <p>Taken: {files.join(', ')}</p>}
      </Section>
    </>
  )
}
