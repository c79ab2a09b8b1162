/** Over a text as it is written, with or without accents. */
const WAS_OFFERED =
  /^(\p{L}[^,;:.]*?) (?:(?:was|were) )?(?:offered|suggested|proposed|discussed|recommended|предлож\p{L}*|предлага\p{L}*|обсу\p{L}*|рекомендован\p{L}*|προτ.θηκ\p{L}*|συζητ.θηκ\p{L}*|συστ.θηκ\p{L}*),? (?:(?:but|and|но|однако|αλλ.|και) )?(?:\p{L}+ )?(declined|refused|отказал(?:ся|ась|ись)|αρν.θηκε)(?: (?:it|this|them))?(?![\p{L}])/iu
const OFFERED_FIRST =
  /^(?:προτ.θηκ\p{L}*|συζητ.θηκ\p{L}*|συστ.θηκ\p{L}*|предложен\p{L}*|предложили) (\p{L}[^,;:.]*?),? (?:(?:но|однако|αλλ.|και) )?(?:\p{L}+ )?(отказал(?:ся|ась|ись)|αρν.θηκε)(?![\p{L}])/iu

/** «Для отказа от курения назначен варениклин»: who gives up smoking refuses no medicine. */
const GIVES_UP = /(?<=для )отказа от (?=курени|алкогол|сигарет)/giu

/**
 * «Мушки перед глазами отрицает», "Chest pain and fever were denied", "X was offered, but she declined": read with the
 * denial in front.
 */
export const deniedLast = (text: string) =>
  text
    .replace(GIVES_UP, '')
    .replace(WAS_OFFERED, '$2 $1')
    .replace(OFFERED_FIRST, '$2 $1')
    .replace(/^(.*\p{L},.*), (отрица(?:ет|ют|л|ла|ли))\.?$/iu, '$2 $1')
    .replace(/^([^,;:.]*\p{L}) (отрица(?:ет|ют|л|ла|ли))\.?$/iu, '$2 $1')
    .replace(/^([^;:.]*\p{L}) (?:(?:was|were|is|are) denied|(?:has|have) been denied)\.?$/iu, 'denies $1')
