import { useLingui } from '@lingui/react/macro'

/** Why a recording cannot be heard. */
export function useUnheardText(): (because: 'offline' | 'gone' | 'unplayable') => string {
  const { t } = useLingui()
  return because => {
    switch (because) {
      case 'offline':
        return t({
          id: 'scribe.unheard.offline',
          message: 'The audio is on the server. It can be heard when you are online.',
        })
      case 'gone':
        return t({ id: 'scribe.unheard.gone', message: 'Audio file not found' })
      case 'unplayable':
        return t({ id: 'scribe.unheard.unplayable', message: 'This browser cannot play this audio file.' })
    }
  }
}
