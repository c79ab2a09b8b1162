import { useLingui } from '@lingui/react/macro'
import type { Missing } from './audio-source.ts'

export type Unheard = Missing | 'unplayable'

export const isUnheard = (state: string): state is Unheard =>
  state === 'offline' || state === 'refused' || state === 'gone' || state === 'unplayable'

/** Returns why a recording cannot be played. */
export function useUnheardText(): (because: Unheard) => string {
  const { t } = useLingui()
  return because => {
    switch (because) {
      case 'offline':
        return t({
          id: 'scribe.unheard.offline',
          message: 'The audio is on the server. It can be heard when you are online.',
        })
      case 'refused':
        return t({
          id: 'scribe.unheard.refused',
          message: 'The audio is on the server. It cannot be fetched now.',
        })
      case 'gone':
        return t({ id: 'scribe.unheard.gone', message: 'Audio file not found' })
      case 'unplayable':
        return t({ id: 'scribe.unheard.unplayable', message: 'This browser cannot play this audio file.' })
    }
  }
}
