import type { Fields } from './json-text.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text inside XHTML: nothing in it is markup. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, found => ESCAPES[found] ?? found)

/** FHIR narrative; `content` is XHTML that this module and its callers have escaped. */
export const narrative = (content: string): Fields => ({ status: 'generated', div: div(content) })
export const div = (content: string): string => `<div xmlns="http://www.w3.org/1999/xhtml">${content}</div>`

export const row = (cells: readonly string[]): string =>
  `<tr>${cells.map(cell => `<td>${escaped(cell)}</td>`).join('')}</tr>`

export const table = (heads: readonly string[], rows: string): string =>
  `<table><thead><tr>${heads.map(head => `<th>${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows}</tbody></table>`
