import { useLingui } from '@lingui/react/macro'

interface PageStateProps {
  kind: 'loading' | 'ended' | 'busy' | 'unreachable'
  onRetry(): void
}

/** Why no record is shown. */
export function PageState({ kind, onRetry }: PageStateProps) {
  const { t } = useLingui()
  const retry = (
    <button type="button" className="share-button primary" onClick={onRetry}>
      {t({ id: 'share.page.retry', message: 'Try again' })}
    </button>
  )
  switch (kind) {
    case 'loading':
      return (
        <div className="share-state" role="status">
          <span className="spoken">{t({ id: 'share.page.loading', message: 'The record is being loaded' })}</span>
          {['60%', '35%', '100%', '100%', '80%'].map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars without content or order
            <span key={at} className="share-bone" style={{ width }} />
          ))}
        </div>
      )
    case 'ended':
      return (
        <div className="share-state">
          <h1>{t({ id: 'share.page.ended', message: 'This link no longer works' })}</h1>
          <p>
            {t({
              id: 'share.page.ended.why',
              message:
                'It has expired, its owner has ended it, or it was not copied whole. Ask the person who sent it for a new one.',
            })}
          </p>
        </div>
      )
    case 'busy':
      return (
        <div className="share-state" role="alert">
          <h1>{t({ id: 'share.page.busy', message: 'The server cannot show the record just now' })}</h1>
          <p>{t({ id: 'share.page.busy.why', message: 'The link may well work. Wait a minute, then try again.' })}</p>
          {retry}
        </div>
      )
    case 'unreachable':
      return (
        <div className="share-state" role="alert">
          <h1>{t({ id: 'share.page.offline', message: 'No connection' })}</h1>
          <p>
            {t({
              id: 'share.page.offline.why',
              message: 'The record is on the server and is not kept on this device. The link has not expired by this.',
            })}
          </p>
          {retry}
        </div>
      )
  }
}
