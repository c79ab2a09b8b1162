import { useEffect, useState } from 'react'
import { type Source, type SourceOf, sourceFile } from '../../../state/records/source-file.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

export type PagePicture =
  | { kind: 'loading' }
  | { kind: 'here'; url: string }
  | { kind: 'missing'; because: Extract<Source, { kind: 'missing' }>['because'] }

const LOADING: PagePicture = { kind: 'loading' }

/** The picture of a page, from 1, from this device or the server; and a function that tries again. */
export function usePagePicture(source: SourceOf, page: number): [picture: PagePicture, tryAgain: () => void] {
  const context = useCommandContext()
  const { clientId, id, documentAssetId } = source
  const [tries, setTries] = useState(0)
  const wanted = `${clientId}/${documentAssetId}/${page}/${tries}`
  const [found, setFound] = useState<{ wanted: string; picture: PagePicture } | null>(null)
  useEffect(() => {
    let url: string | null = null
    let isWanted = true
    const show = (picture: PagePicture) => isWanted && setFound({ wanted, picture })
    sourceFile(context, bridge, { clientId, id, documentAssetId }, page).then(
      one => {
        if (!isWanted) return
        if (one.kind === 'missing') return show(one)
        url = URL.createObjectURL(one.blob)
        show({ kind: 'here', url })
      },
      () => show({ kind: 'missing', because: 'not-here' }),
    )
    return () => {
      isWanted = false
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [context, clientId, id, documentAssetId, page, wanted])
  return [found?.wanted === wanted ? found.picture : LOADING, () => setTries(tries + 1)]
}
