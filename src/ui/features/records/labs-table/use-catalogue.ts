import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { isLocale, type Locale } from '../../../i18n/locale.ts'

export type Catalogue = typeof import('./catalogue.ts')

let loading: Promise<Catalogue> | null = null
let loaded: Catalogue | null = null

/** Loads the catalogue once, apart from the screen; a failure is tried again by the next call. */
export function loadCatalogue(): Promise<Catalogue> {
  loading ??= import('./catalogue.ts')
  loading.then(
    found => {
      loaded = found
    },
    () => {
      loading = null
    },
  )
  return loading
}

/** The catalogue of tests and the language of the interface; the catalogue is null while it loads. */
export function useCatalogue(): { catalogue: Catalogue | null; locale: Locale } {
  const { i18n } = useLingui()
  const [catalogue, setCatalogue] = useState<Catalogue | null>(() => loaded)
  useEffect(() => {
    let here = true
    loadCatalogue().then(
      found => here && setCatalogue(found),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  return { catalogue, locale: isLocale(i18n.locale) ? i18n.locale : 'en' }
}
