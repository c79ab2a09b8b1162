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
export function routesIn(norms: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const [at, norm] of norms.entries()) {
    for (const [route, words] of ROUTES) if (words.test(norm)) found.add(route)
    const next = `${norm} ${norms[at + 1] ?? ''} ${norms[at + 2] ?? ''}`
    if (/^под язык|^under (?:the|your|his|her) tongue|^κατω απο τη γλωσσα/u.test(next)) found.add('sublingual')
    if (/^под кожу|^under the skin|^κατω απο το δερμα|^into the (?:tummy|belly)/u.test(next)) found.add('subcutaneous')
    if (/^в вену|^в капельниц|^into (?:a|the|her|his) vein|^στη φλεβα/u.test(next)) found.add('intravenous')
    if (/^в мышцу|^в ягодиц|^в попу|^into the (?:muscle|bottom|buttock)|^στο μυ|^στον γλουτο/u.test(next))
      found.add('intramuscular')
    if (/^by mouth|^απο το στομα/u.test(next)) found.add('oral')
  }
  return found
}
