import type { Segment } from '../../text/shape.ts'
import { normsOf } from '../dose-units.ts'
import { become, type Course, isDoctor, type Talk } from './course.ts'
import type { Named } from './zones.ts'

const INTO_IT =
  /(?:^|\s)(?:на|to|onto|for|by|with|σε|με|απο|вместо (?:него|нее|них)|instead|στη θεση (?:του|τησ|τουσ))(?:\s\S+){0,3}$/u
const EXCHANGE =
  /(?:^|\s)(?:поменя\S*|меня(?:ем|ю)|смен(?:им|ите)|замен(?:им|ите|яем|яю)|переходим|переидем|переводим|переведем|switch\S*|replac\S*|chang(?:e|ing)|swap\S*|αλλαζ\S*|γυριζ\S*|αντικαθιστ\S*|αντικαταστησ\S*|αντικατεστησ\S*|παμε)(?:\s|$)|(?:вместо (?:него|нее|них)|στη θεση (?:του|τησ|τουσ) (?:μπαινει|βαζ\S+|αρχι\S+|ξεκιν\S+))/u
/** «Меняем на эплеренон»: what was spoken of ends. */
export function isInExchange(talk: Talk, own: Segment, { at }: Named): boolean {
  const lead = normsOf(talk.reading, own.from, at)
  return isDoctor(talk, own) && EXCHANGE.test(lead) && INTO_IT.test(lead)
}

export function endFor(old: Course | undefined, begun: Course, segment: Segment): void {
  if (!old || old === begun || old.status === 'refused') return
  become(old, old.taken || old.status !== 'prescribed' ? 'stopped' : 'refused', segment)
}
