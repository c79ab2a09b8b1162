/** Whom the demo login can play (decision 24). */
export const PERSONAS = ['patient', 'doctor', 'basic', 'admin'] as const
