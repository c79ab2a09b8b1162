import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { freeSounds } from '../../../../db/commands/free-sounds.ts'
import { type KeptSound, liveKeptSounds } from '../../../../db/queries/kept-sounds.ts'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { useSoundsInUse } from '../../../state/sync/sounds-in-use.ts'
import type { Freed, SyncCentreModel } from './sync-items.ts'

const NONE: readonly KeptSound[] = []
const bytesOf = (sounds: readonly KeptSound[]) => sounds.reduce((sum, { bytes }) => sum + bytes, 0)

/** The sounds that are here and on the server, and what frees them. `unsentBytes`: sound that is only here. */
export function useKeptSounds(unsentBytes: number): Pick<SyncCentreModel, 'sounds' | 'onFreeAll'> {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const context = useCommandContext()
  const inUse = useSoundsInUse()
  const live = useLive(useCallback(() => liveKeptSounds(context), [context]))
  const sounds = live.kind === 'ready' ? live.value : NONE
  const free = sounds.filter(({ clientId, undecided }) => !undecided && !inUse.has(clientId))

  const run = async (chosen: readonly KeptSound[]): Promise<Freed> => {
    const bytes = await freeSounds(context, new Set(chosen.map(({ clientId }) => clientId)))
    return { bytes, left: bytesOf(sounds) - bytes + unsentBytes }
  }

  const all = async (): Promise<Freed | null> => {
    const size = fileSize(bytesOf(free))
    const count = free.length
    const sure = await dialogs.confirm({
      title: t({ id: 'shell.sounds.ask', message: `Free ${size} on this device?` }),
      text: t({
        id: 'shell.sounds.ask.text',
        message: plural(count, {
          one: 'The audio of # recording stays on the server. Without a network it cannot be played here.',
          other: 'The audio of # recordings stays on the server. Without a network it cannot be played here.',
        }),
      }),
      confirm: t({ id: 'shell.sounds.freeAll', message: `Free ${size}` }),
    })
    return sure ? await run(free) : null
  }

  return {
    sounds: sounds.map(sound => ({
      ...{ id: sound.clientId, title: sound.name, bytes: sound.bytes },
      stays: sound.undecided ? 'undecided' : inUse.has(sound.clientId) ? 'in-use' : undefined,
      onFree: free.includes(sound) ? () => run([sound]) : undefined,
    })),
    onFreeAll: free.length > 1 ? all : undefined,
  }
}
