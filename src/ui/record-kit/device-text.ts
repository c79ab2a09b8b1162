interface Named {
  name: string | null
  /** As the server writes it: `Chromium on Android`. */
  agentClass: string | null
}

/** The model of a device, or its browser and system without a word between that one language has; null if unknown. */
export const deviceText = ({ name, agentClass }: Named): string | null =>
  name ?? agentClass?.replace(' on ', ', ') ?? null
