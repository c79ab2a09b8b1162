import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/action/button.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import styles from './sync-centre.module.css'
import type { Freed, SoundItem, SyncCentreModel } from './sync-items.ts'

/** The audio that is here and on the server, with its size: it can be freed one by one, or all that may go. */
export function KeptSounds({ sounds, onFreeAll }: Pick<SyncCentreModel, 'sounds' | 'onFreeAll'>) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const [freed, setFreed] = useState<Freed | null>(null)
  const free = async (act: () => Promise<Freed | null>) => {
    const done = await act()
    if (done) setFreed(done)
  }
  if (sounds.length === 0 && !freed) return null
  const total = fileSize(bytesOf(sounds))
  const size = fileSize(bytesOf(sounds.filter(({ onFree }) => onFree)))
  const count = sounds.length
  const recordings = t({
    id: 'shell.sounds.recordings',
    message: plural(count, { one: '# recording', other: '# recordings' }),
  })
  return (
    <section>
      <h3 className={styles.heading}>{t({ id: 'shell.sounds', message: 'Audio that the server has too' })}</h3>
      {freed && <FreedLine freed={freed} />}
      {sounds.length > 0 && (
        <p className={styles.lead}>
          {`${recordings} · ${total}. `}
          {t({
            id: 'shell.sounds.text',
            message: 'Freed audio stays on the server and is fetched again when you play it.',
          })}
        </p>
      )}
      {onFreeAll && (
        <div className={styles.answers}>
          <Button size="sm" onClick={() => void free(onFreeAll)}>
            {t({ id: 'shell.sounds.freeAll', message: `Free ${size}` })}
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets. */}
      <ul role="list" className={styles.list}>
        {sounds.map(sound => (
          <SoundRow key={sound.id} sound={sound} free={free} />
        ))}
      </ul>
    </section>
  )
}

const bytesOf = (sounds: readonly SoundItem[]) => sounds.reduce((sum, { bytes }) => sum + bytes, 0)

/** Gets the focus, because the button that had it is gone. */
function FreedLine({ freed }: { freed: Freed }) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const line = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is said.
  useEffect(() => line.current?.focus(), [freed])
  const [size, left] = [fileSize(freed.bytes), fileSize(freed.left)]
  return (
    <p ref={line} tabIndex={-1} className={styles.freed}>
      {t({
        id: 'shell.sounds.freed',
        message: `${size} freed. The audio stays on the server and is fetched again when you play it.`,
      })}
      {freed.left > 0 && ` ${t({ id: 'shell.sounds.left', message: `Audio still on this device: ${left}.` })}`}
    </p>
  )
}

interface SoundRowProps {
  sound: SoundItem
  free: (act: () => Promise<Freed | null>) => Promise<void>
}

function SoundRow({ sound: { title, bytes, stays, onFree }, free }: SoundRowProps) {
  const { t } = useLingui()
  const { fileSize } = useFormat()
  const reasons = {
    'in-use': t({ id: 'shell.sounds.inUse', message: 'stays: it is open in the player' }),
    undecided: t({ id: 'shell.sounds.undecided', message: 'stays: two versions wait for your decision' }),
  }
  return (
    <li className={styles.row}>
      <div className={styles.body}>
        <h4 className={styles.title}>{title}</h4>
        <p className={styles.meta}>{[fileSize(bytes), stays && reasons[stays]].filter(Boolean).join(' · ')}</p>
      </div>
      {onFree && (
        <Button
          size="sm"
          aria-label={t({ id: 'shell.sounds.freeOne', message: `Free space: ${title}` })}
          onClick={() => void free(onFree)}
        >
          {t({ id: 'shell.sounds.free', message: 'Free space' })}
        </Button>
      )}
    </li>
  )
}
