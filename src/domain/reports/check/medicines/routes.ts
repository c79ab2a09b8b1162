import { normsIn } from '../../text/within.ts'
import type { Words } from '../../text/words.ts'
import type { Amount } from '../numbers/amount.ts'
import type { Region } from './drug-regions.ts'

const ROUTES: readonly (readonly [string, RegExp])[] = [
  ['intravenous', /^(?:внутривенн|intraven|iv$|ενδοφλεβ|в\/в)/u],
  ['intramuscular', /^(?:внутримышечн|intramusc|im$|ενδομυικ)/u],
  ['subcutaneous', /^(?:подкожн|subcutan|υποδορι)/u],
  ['sublingual', /^(?:сублингвал|sublingual|υπογλωσσ)/u],
  ['oral', /^(?:внутрь|перорал|oral|orally|στοματοσ|peroral)/u],
  ['rectal', /^(?:ректал|свеч|rectal|suppositor|υποθετ|ορθικ)/u],
  ['inhaled', /^(?:ингаляц|ингалятор|inhal|εισπνο)/u],
  ['topical', /^(?:мазь|мази|мазью|крем|наружно|topical|cream|ointment|αλοιφ|κρεμα|τοπικ)/u],
  ['nasal', /^(?:назальн|nasal|ρινικ)/u],
  ['drops', /^(?:капли|закапыв|eye drops|σταγον)/u],
]

/** Routes of administration that the words name; "under the tongue" is sublingual. */
function routesIn(norms: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const [at, norm] of norms.entries()) {
    for (const [route, words] of ROUTES) if (words.test(norm)) found.add(route)
    const next = `${norm} ${norms[at + 1] ?? ''} ${norms[at + 2] ?? ''}`
    if (/^под язык|^under (?:the|your|his|her) tongue|^κατω απο τη γλωσσα/u.test(next)) found.add('sublingual')
    if (/^под кожу|^under the skin|^κατω απο το δερμα|^into the (?:tummy|belly)/u.test(next)) found.add('subcutaneous')
    if (
      /^в вену|^в капельниц|^капельно|^into (?:a|the|her|his) vein|^(?:by|through|via) (?:a|the) drip|^στη φλεβα|^στον ορο/u.test(
        next,
      )
    )
      found.add('intravenous')
    if (/^в мышцу|^в ягодиц|^в попу|^into the (?:muscle|bottom|buttock)|^στο μυ|^στον γλουτο/u.test(next))
      found.add('intramuscular')
    if (/^by mouth|^απο το στομα/u.test(next)) found.add('oral')
  }
  return found
}

const JOINS = /^(?:and|и|και|plus|with|с|με)$/u
const FORMS =
  /^(?:крем|мазь|гель|капли|свечи|спреи|ингалятор|cream|ointment|gel|drops|inhaler|κρεμα|αλοιφη|τζελ|σταγονεσ|υποθετα?)$/u
const ADJECTIVES =
  /^(?:topical|intravenous|intramuscular|subcutaneous|rectal|местн\p{L}*|внутривенн\p{L}*|внутримышечн\p{L}*|подкожн\p{L}*|τοπικ\p{L}*|ενδοφλεβι\p{L}*|ενδομυικ\p{L}*)$/u
const OF_NOSE = /(?:^| )(?:nos\p{L}*|nasal\p{L}*|нос\p{L}{0,2}|ноздр\p{L}*|μυτη|ρουθουν\p{L}*|ρινικ\p{L}*)(?: |$)/u

/** How the medicine of a region is given; what stands right before the next name is of that one. */
export function routesOf(all: Words, { at, to }: Pick<Region, 'at' | 'to'>, doses: readonly Amount[]): Set<string> {
  const { words, drugs } = all
  const ofNext = drugs.has(to)
    ? words.slice(at, to).findLastIndex(({ norm, after }) => JOINS.test(norm) || /[,;]/u.test(after))
    : -1
  const end = ofNext > 0 && to - at - ofNext <= 3 ? at + ofNext + 1 : to
  const found = routesIn(words.slice(at, end).map(({ norm }) => norm))
  // "Cream of Lamisil": its form may stand before the name, where no other name is.
  const before = words[at - 1]
  const isOther = [...drugs.values()].some(one => one.to === at - 1)
  const names = before && (FORMS.test(before.norm) || (ADJECTIVES.test(before.norm) && !isOther))
  if (before && names && before.after.trim() === '' && !isOther)
    for (const route of routesIn([before.norm])) found.add(route)
  if (doses.some(({ unit }) => unit === 'puff')) found.add(OF_NOSE.test(normsIn(all, at, end)) ? 'nasal' : 'inhaled')
  return found
}
