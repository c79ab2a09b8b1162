import { systemClock } from '../../platform/clock.ts'
import { strikes } from '../../platform/weather/seeded-chance.ts'
import { stormOf, type Weather } from '../../platform/weather/weather.ts'
import { bringWeather } from '../../platform/weather/weather-over-realm.ts'

export { readWeather } from '../../platform/weather/weather.ts'

const SECOND_MS = 1000
let stopKilling: () => void = () => undefined

/** The page's part of a weather; the worker gets its own. Loaded only where a tester wants one. */
export function bringOverPage(weather: Weather, killWorker: () => Promise<void>): void {
  bringWeather(weather)
  stopKilling()
  const storm = stormOf(weather, 'killed-worker')
  if (!storm) return
  const struck = strikes(storm)
  const second = () => {
    stopKilling = systemClock.after(SECOND_MS, second)
    if (struck()) void killWorker()
  }
  stopKilling = systemClock.after(SECOND_MS, second)
}
