/** Brands of one Latin word; a shorter name would sound like an ordinary word too often. */
const BRAND = /^[A-Z][A-Za-z]{4,}$/u
const SHORTEST_SOUND = 4

/**
 * What Greek writes with its own letters, by sound: μπ and β are one, so are ζ and σ, θ and τ, because speech is written
 * down either way. A diphthong parted by its accent or two dots stays two vowels.
 */
const GREEK: readonly (readonly [RegExp, string])[] = [
  [/ά(?=ι)/gu, 'a-'],
  [/έ(?=ι)/gu, 'e-'],
  [/[ϊΐ]/gu, '-i'],
]
const GREEK_FOLDED: readonly (readonly [RegExp, string])[] = [
  [/μπ|β/gu, 'v'],
  [/ντ/gu, 'd'],
  [/γκ|γγ|γ/gu, 'g'],
  [/τζ/gu, 'j'],
  [/τσ/gu, 's'],
  [/ου/gu, 'u'],
  [/αυ/gu, 'av'],
  [/ευ/gu, 'ev'],
  [/ει|οι|υι/gu, 'i'],
  [/αι|ε/gu, 'e'],
  [/[ηυι]/gu, 'i'],
  [/[οω]/gu, 'o'],
  [/ξ/gu, 'ks'],
  [/ψ/gu, 'ps'],
  [/δ/gu, 'd'],
  [/[ζσς]/gu, 's'],
  [/[θτ]/gu, 't'],
  [/κ/gu, 'k'],
  [/φ/gu, 'f'],
  [/χ/gu, 'h'],
  [/α/gu, 'a'],
  [/λ/gu, 'l'],
  [/μ/gu, 'm'],
  [/ν/gu, 'n'],
  [/π/gu, 'p'],
  [/ρ/gu, 'r'],
  [/-/gu, ''],
]

const replaced = (text: string, by: readonly (readonly [RegExp, string])[]): string =>
  by.reduce((word, [letters, sound]) => word.replaceAll(letters, sound), text)
const withoutDoubles = (sound: string): string => sound.replace(/(.)\1+/gu, '$1')

/** Words of a Greek dictionary (404,138 were tried) that sound like a brand: «έβηξα» is "I coughed" and no Ebixa. */
const ORDINARY = new Set(
  'αγορων αραμπα εβηξα εμπηξα εμπιστα ενδον εντονε εντονη εντονοι θαβωρ ιδροι ιδρυει καδιξ κρεων λαδωσε λαδωσει μυραινα συμπαν συμπονει τομπιασ υγρουσ'.split(
    ' ',
  ),
)
const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ')

/** The sound of a word in Greek letters, with its accents; null for an ordinary word. */
export function soundOfGreek(word: string): string | null {
  const lower = word.normalize('NFC').toLowerCase()
  if (ORDINARY.has(plain(lower))) return null
  return withoutDoubles(replaced(plain(replaced(lower, GREEK)), GREEK_FOLDED))
}

/** Letters of a brand with every way in which Greeks say them. */
const LATIN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^age$/u, ['as', 'aj']],
  [/^a([bcdfklmnprstvz])e$/u, ['a$1', 'ei$1']],
  [/^i([dnvtm])e$/u, ['i$1', 'ai$1', 'i$1i']],
  // μπ, ντ and γκ are one sound each.
  [/^mb|^mp/u, ['v', 'mv', 'mp']],
  [/^nt|^nd/u, ['d', 'nd', 'nt']],
  [/^n(?:g|k|c(?![eiy]))/u, ['g', 'ng', 'nk']],
  [/^sch|^sh/u, ['s']],
  [/^ph/u, ['f']],
  [/^th/u, ['t']],
  [/^ch/u, ['k', 'h', 's']],
  [/^ck/u, ['k']],
  [/^qu/u, ['k', 'ku']],
  [/^(?:oo|ou)/u, ['u']],
  [/^au/u, ['av', 'o', 'au']],
  [/^eu/u, ['ev', 'iu']],
  [/^(?:ai|ay)/u, ['e', 'ai']],
  [/^(?:ea|ee)/u, ['i']],
  [/^ei/u, ['i', 'ai']],
  [/^e$/u, ['', 'e', 'i']],
  [/^y$/u, ['i', 'ai']],
  [/^c(?=[eiy])/u, ['s']],
  [/^g(?=[eiy])/u, ['g', 'j']],
  [/^[ckq]/u, ['k']],
  [/^x/u, ['ks']],
  [/^j/u, ['j', 'gi', 'i']],
  [/^h/u, ['', 'h']],
  [/^[bvw]/u, ['v']],
  [/^[sz]/u, ['s']],
  [/^lu/u, ['lu', 'liu', 'li']],
  [/^u/u, ['u', 'iu']],
  [/^[iy]/u, ['i']],
  [/^[adefglmnoprt]/u, ['$&']],
]
/** More ways than these are not tried. */
const MOST_WAYS = 96

/** How a brand sounds in Greek: "Augmentin" as «αουγκμεντίν», «ογκμεντίν», «αυγμεντίν». Nothing for other names. */
export function soundsOfBrand(name: string): string[] {
  if (!BRAND.test(name)) return []
  let ways: { sound: string; rest: string }[] = [{ sound: '', rest: name.toLowerCase() }]
  while (ways.some(({ rest }) => rest !== ''))
    ways = ways.flatMap(way => (way.rest === '' ? [way] : stepsOf(way))).slice(0, MOST_WAYS)
  // «Ζαρέλτο» beside «Ξαρέλτο».
  const sounds = ways.flatMap(({ sound }) => (sound.startsWith('ks') ? [sound, sound.slice(1)] : [sound]))
  return [...new Set(sounds.map(withoutDoubles))].filter(({ length }) => length >= SHORTEST_SOUND)
}

function stepsOf({ sound, rest }: { sound: string; rest: string }): { sound: string; rest: string }[] {
  for (const [letters, said] of LATIN) {
    const hit = letters.exec(rest)
    if (hit)
      return said.map(one => ({
        sound: sound + one.replace('$1', hit[1] ?? '').replace('$&', hit[0]),
        rest: rest.slice(hit[0].length),
      }))
  }
  return []
}
