/** True for a phone or a tablet: its main pointer is a finger. */
export const hasTouchScreen = (): boolean => matchMedia('(pointer: coarse)').matches
