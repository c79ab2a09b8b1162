import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { loadTexts } from '../i18n/activate.ts'

export const Route = createFileRoute('/_app/')({ codeSplitGroupings: [], component: Home })

const Parts = lazy(async () => {
  await loadTexts('home/parts')
  return await import('./-frame/home-parts.tsx')
})
const Tour = lazy(async () => {
  await loadTexts('tour')
  return await import('../features/tour/tour-button.tsx')
})

function Home() {
  return <HomeScreen {...{ Parts, Tour }} accountTo="/user-account/account/main" helpTo="/help" />
}
