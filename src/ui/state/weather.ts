import { atom } from 'jotai'
import { tabValues } from '../../platform/browser/storage.ts'
import type { Weather } from '../../platform/weather/weather.ts'
import { bridge } from './bridge.ts'

const KEY = 'weather'

/** What a tester has made of the world around this tab (/dev/sync); read it from the store of session.ts. */
export const weatherAtom = atom<Weather>([])

/** Brings a weather over this tab, its page and its worker, and keeps it for the next load of the tab. */
export async function changeWeather(weather: Weather): Promise<void> {
  if (weather.length > 0) tabValues.set(KEY, JSON.stringify(weather))
  else tabValues.remove(KEY)
  const { bringOverPage } = await import('./weather-over-page.ts')
  bringOverPage(weather, bridge.kill)
  await bridge.weather(weather)
}

/** Resolves when the weather that this tab had before its reload is over it again; answers it. */
export async function restoreWeather(): Promise<Weather> {
  const kept = tabValues.get(KEY)
  if (!kept) return []
  const { readWeather } = await import('./weather-over-page.ts')
  const weather = readWeather(kept)
  await changeWeather(weather)
  return weather
}
