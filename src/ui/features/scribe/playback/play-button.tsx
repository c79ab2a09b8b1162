import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import type { Sound } from './audio-source.ts'
import { playback, useSoundState } from './playback.ts'
import { isUnheard, useUnheardText } from './unheard-text.ts'

interface PlayButtonProps {
  /** The key of the sound in `playback`. */
  sound: string
  /** The recording's name, for the button's accessible label. */
  name: string
  find: () => Promise<Sound>
}

/** Plays one recording, in place; a second press pauses. */
export function PlayButton({ sound, name, find }: PlayButtonProps) {
  const { t } = useLingui()
  const unheardText = useUnheardText()
  const state = useSoundState(sound)
  const unheard = isUnheard(state) ? unheardText(state) : null
  useEffect(() => {
    if (unheard === null) return
    toasts.show({ kind: 'warning', title: unheard })
    playback.stop()
  }, [unheard])
  const playing = state === 'playing' || state === 'loading'
  return (
    <IconButton
      icon={playing ? 'pause' : 'play'}
      variant="round"
      label={
        playing
          ? t({ id: 'scribe.play.pause', message: `Pause ${name}` })
          : t({ id: 'scribe.play', message: `Play ${name}` })
      }
      onClick={() => void playback.toggle(sound, find)}
    />
  )
}
