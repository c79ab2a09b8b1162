/** Second parts of terms that lists share: «фото- и фонофобия», "hypo- and hyperglycaemia". */
const SHARED =
  /фоби|гликеми|калиеми|натриеми|кальциеми|тензи|тиреоз|трофи|дорсальн|phobi|glyc|kal(?=a?em)|natr|calc|tensi|thyroid|φοβ.|γλυκαιμ|καλιαιμ|νατριαιμ|τασ|θυρεοειδ/iu

/** Terms as if each was written by itself, and names of germs without the sign that ends a sentence. */
export const writtenOut = (text: string): string =>
  text
    .replace(/(?<!\p{L})(\p{L}{2,})[-‑] ((?:или|and|or|και|\p{L}) )(\p{L}+)/giu, (all, first, and, second) => {
      const at = SHARED.exec(second)?.index ?? 0
      return at > 0 ? `${first}${second.slice(at)} ${and}${second}` : all
    })
    .replace(/(?<!\p{L})([A-Z])\.(?= [a-z]{3})/gu, '$1')
