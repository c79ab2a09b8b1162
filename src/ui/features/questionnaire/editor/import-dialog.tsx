import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Property } from '../../../../domain/interview/template/template.ts'
import { importSchema, type SchemaProblem } from '../../../../domain/questionnaires/import-schema.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { TextArea } from '../../../components/form/text-field.tsx'
import type { FormControls } from '../../../components/overlay/dialogs.ts'
import styles from '../questionnaire.module.css'

const SHOWN = 8

/** A JSON schema as text; what cannot be asked is named by its place. */
export function ImportDialog({ replaces, controls }: { replaces: number; controls: FormControls<Property> }) {
  const { t } = useLingui()
  const wordsOf = useProblemWords()
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly SchemaProblem[]>([])
  return (
    <form
      className={styles.stack}
      onSubmit={event => {
        event.preventDefault()
        const found = importSchema(text)
        if ('schema' in found) controls.submit(found.schema)
        else setProblems(found.problems)
      }}
    >
      {replaces > 0 && (
        <Banner tone="warn" icon="triangle-alert">
          {t({ id: 'questionnaire.import.replaces', message: 'The fields that are here now are replaced.' })}
        </Banner>
      )}
      <TextArea
        label={t({ id: 'questionnaire.import.text', message: 'JSON Schema of an object' })}
        rows={10}
        spellCheck={false}
        value={text}
        onChange={event => {
          setText(event.currentTarget.value)
          setProblems([])
        }}
      />
      <div role="alert">
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.slice(0, SHOWN).map(one => (
              <li key={JSON.stringify(one)}>{wordsOf(one)}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.buttons}>
        <Button onClick={controls.cancel}>{t({ id: 'questionnaire.cancel', message: 'Cancel' })}</Button>
        <Button type="submit" variant="primary" disabled={text.trim() === ''}>
          {t({ id: 'questionnaire.import.do', message: 'Import' })}
        </Button>
      </div>
    </form>
  )
}

function useProblemWords(): (problem: SchemaProblem) => string {
  const { t } = useLingui()
  return problem => {
    switch (problem.kind) {
      case 'not-json': {
        const { detail } = problem
        return t({ id: 'questionnaire.import.notJson', message: `This is not JSON: ${detail}` })
      }
      case 'no-object':
        return t({
          id: 'questionnaire.import.noObject',
          message: 'The schema must describe an object (“type”: “object”).',
        })
      case 'no-properties': {
        const { at } = problem
        return t({ id: 'questionnaire.import.noProperties', message: `${at}: “properties” is missing or empty.` })
      }
      case 'bad-name': {
        const { at } = problem
        return t({
          id: 'questionnaire.import.badName',
          message: `${at}: a name has Latin letters, digits and _, and begins with a letter.`,
        })
      }
      case 'not-a-property': {
        const { at } = problem
        return t({ id: 'questionnaire.import.notProperty', message: `${at}: a property must be an object.` })
      }
      case 'unknown-type': {
        const { at, type } = problem
        return t({
          id: 'questionnaire.import.unknownType',
          message: `${at}: the type ${type} is none of string, number, integer, boolean, array, object.`,
        })
      }
      case 'not-supported': {
        const { at, keyword } = problem
        return t({ id: 'questionnaire.import.notSupported', message: `${at}: “${keyword}” cannot be asked.` })
      }
      case 'too-deep': {
        const { at } = problem
        return t({ id: 'questionnaire.import.tooDeep', message: `${at}: objects lie too deep inside one another.` })
      }
    }
  }
}
