import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { loadTexts, type Room } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/')({ codeSplitGroupings: [], component: Home })

function Home() {
  return (
    <HomeScreen {...{ lists: LISTS, Waiting, Aside, Tour }} accountTo="/user-account/account/main" helpTo="/help" />
  )
}

/** A part of the home screen with its feature's texts; loaded after the first paint. */
const part = (room: Room, load: () => Promise<{ default: React.ComponentType }>) =>
  lazy(async () => {
    await loadTexts(room)
    return await load()
  })

const LISTS = {
  recordings: part('scribe', () => import('../features/scribe/home/todays-recordings.tsx')),
  triages: part('triage', () => import('../features/triage/home/due-triages.tsx')),
  findings: part('records', () => import('../features/records/home/recent-findings.tsx')),
  results: part('records', () => import('../features/records/home/newest-results.tsx')),
}
const Tour = part('tour', () => import('../features/tour/tour-button.tsx'))
const Waiting = part('home/parts', () => import('../features/home/parts/waiting-to-be-sent.tsx'))
const Aside = part('home/parts', () => import('../features/home/parts/home-aside.tsx'))
