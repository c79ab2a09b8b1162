import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SharedRecord } from '../../contract/entities/shared-record.ts'
import { inUnit, sizeUnit } from '../../domain/dates/file-size.ts'
import { useValueText } from '../../ui/record-kit/values/use-value-text.ts'
import { ENDED_ADDRESS, type OpenedLink } from './opened-link.ts'

interface SourceFileProps {
  source: NonNullable<SharedRecord['share']['source']>
  link: OpenedLink
  goTo(address: string): void
}

/** The document that the record was read from; its address is made when it is asked for. */
export function SourceFile({ source, link, goTo }: SourceFileProps) {
  const { t } = useLingui()
  const { number } = useValueText()
  const [state, setState] = useState<'idle' | 'asking' | 'unreachable' | 'busy'>('idle')
  const unit = sizeUnit(source.size)
  const units = {
    B: t({ id: 'share.page.unit.B', message: 'B' }),
    KB: t({ id: 'share.page.unit.KB', message: 'KB' }),
    MB: t({ id: 'share.page.unit.MB', message: 'MB' }),
    GB: t({ id: 'share.page.unit.GB', message: 'GB' }),
  }
  const open = async () => {
    setState('asking')
    const opened = await link.source(source.documentAssetId)
    if (opened.kind === 'read') goTo(opened.value)
    if (opened.kind === 'ended') goTo(ENDED_ADDRESS)
    setState(opened.kind === 'unreachable' || opened.kind === 'busy' ? opened.kind : 'idle')
  }
  return (
    <section className="share-card share-source">
      <div>
        <h2>{t({ id: 'share.page.source', message: 'Source document' })}</h2>
        <p className="share-file">{`${source.name}, ${number(inUnit(source.size, unit))} ${units[unit]}`}</p>
      </div>
      <button type="button" className="share-button primary" disabled={state === 'asking'} onClick={() => void open()}>
        {t({ id: 'share.page.source.open', message: 'Download' })}
      </button>
      <p role="status" className="share-file">
        {state === 'unreachable' &&
          t({ id: 'share.page.source.offline', message: 'No connection. The document is on the server.' })}
        {state === 'busy' &&
          t({ id: 'share.page.source.busy', message: 'The server cannot give it just now. Try again in a minute.' })}
      </p>
    </section>
  )
}
