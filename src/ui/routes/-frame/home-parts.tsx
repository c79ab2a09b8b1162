import { lazy } from 'react'
import { HomeParts } from '../../features/home/parts/home-parts.tsx'
import { loadTexts, type Room } from '../../i18n/activate.ts'

/** A list with its feature's texts. */
const list = (room: Room, load: () => Promise<{ default: React.ComponentType }>) =>
  lazy(async () => {
    await loadTexts(room)
    return await load()
  })

const LISTS = {
  recordings: list('scribe', () => import('../../features/scribe/home/todays-recordings.tsx')),
  triages: list('triage', () => import('../../features/triage/home/due-triages.tsx')),
  findings: list('records', () => import('../../features/records/home/recent-findings.tsx')),
  results: list('records', () => import('../../features/records/home/newest-results.tsx')),
}

export default function Parts() {
  return <HomeParts lists={LISTS} />
}
