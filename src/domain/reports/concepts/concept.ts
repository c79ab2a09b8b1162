/**
 * A statement that has a `finding`, a `procedure` or a `test` must have it in its evidence too. The other kinds count
 * towards the coverage only.
 */
export type ConceptKind = 'finding' | 'procedure' | 'test' | 'anatomy' | 'life' | 'soft' | 'time'

/**
 * Concept id: its forms in all languages, separated by `|`. A form of four letters or more is a prefix, a shorter one or
 * one with `=` a whole word. Forms are compared without accents and case.
 */
export type ConceptWords = Readonly<Record<string, string>>
