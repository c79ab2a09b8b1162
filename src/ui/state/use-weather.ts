import { useAtomValue } from 'jotai'
import type { Weather } from '../../platform/weather/weather.ts'
import { store } from './session.ts'
import { changeWeather, weatherAtom } from './weather.ts'

export const useWeather = (): Weather => useAtomValue(weatherAtom, { store })

/** Shown at once; over page and worker when this resolves. */
export async function setWeather(weather: Weather): Promise<void> {
  store.set(weatherAtom, weather)
  await changeWeather(weather)
}
