/** International name: its class, then its other names in all languages and its brands, separated by `|`. */
export type DrugList = Readonly<Record<string, readonly [drugClass: string, names: string]>>
