/** Seconds after which the demonstration stops by itself: it is held in memory. */
export const DEMO_SECONDS = 60

/** The still drawing that stands where the waves will be. */
export const SAMPLE_WAVES = Array.from({ length: 48 }, (_, index) => {
  const speech = Math.abs(Math.sin(index * 0.71) * Math.cos(index * 0.23 + 1))
  return Math.round((4 + 40 * speech * Math.abs(Math.sin(index / 9))) * 10) / 10
})
