/** The accounts of the demo login (decision 24). */
export const PERSONAS = ['patient', 'doctor', 'basic', 'admin'] as const
export type Persona = (typeof PERSONAS)[number]
