/** Widths of letters in a proportional face, in thousandths of its size, as in Helvetica. */
const GROUPS: readonly (readonly [number, string])[] = [
  [222, "ijl'|"],
  [278, ' .,;:!/\\[]()Iftι·'],
  [333, 'r-–()*ίϊ°'],
  [389, '^'],
  [500, 'cksvxyzJгстсзхукητυγλςνχ²³⁹'],
  [556, 'abdeghnopqu0123456789L_#$?аеорбвдиклмнпчьэяЯйєαβδεζθκοπρσφόάέήώύξ¬'],
  [584, '+<>=~≤≥±×÷'],
  [611, 'FTZГТЗЕΓΤΖ'],
  [667, 'ABEKPSVXYАВКРСУХБЧЭЯΑΒΕΚΡΣΥΧΔΛΞЁ&'],
  [722, 'CDHNRUwНИПЛДЦЬжцыФСΗΝΠмшфщюωψ'],
  [778, 'GOQОΟΘΦОΩ'],
  [833, 'mMМЖЫШμµΜ'],
  [889, '%'],
  [1000, 'WmЮЩ—@↑↓♂♀№'],
]
const WIDTHS = new Map<string, number>()
for (const [width, letters] of GROUPS) for (const letter of letters) if (!WIDTHS.has(letter)) WIDTHS.set(letter, width)

/** Width of a text in units of the font's size. */
export function textWidth(text: string, face: 'proportional' | 'mono'): number {
  if (face === 'mono') return [...text].length * 0.6
  let sum = 0
  for (const letter of text) sum += WIDTHS.get(letter) ?? 556
  return sum / 1000
}
