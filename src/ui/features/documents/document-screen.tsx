import { fillIn } from '../../../domain/texts/fill-in.ts'
import { Page } from '../../components/surface/page.tsx'
import { useServerConfig } from '../../state/session/use-server-config.ts'
import styles from './document-screen.module.css'
import { DocumentText } from './document-text.tsx'
import { outlineOf } from './outline.ts'

/** A text as a screen of the app, which also shows it offline. */
export function DocumentScreen({ text }: { text: string }) {
  const operator = useServerConfig()?.operator
  const filled = fillIn(text, { operator: operator?.name, contact: operator?.contact })
  const { title } = outlineOf(text)
  return (
    <Page title={title} width="form">
      <article className={`reading ${styles.text}`}>
        <DocumentText>{filled.slice(filled.indexOf('\n'))}</DocumentText>
      </article>
    </Page>
  )
}
