import { describe, expect, test } from 'vitest'
import { verdict } from './judged.ts'

/** A transcript with sentences that it supports (+) and that it does not (-). */
function held(title: string, transcript: string, ...sentences: string[]) {
  describe(title, () => {
    test.each(sentences)('%s', one => {
      expect(verdict(transcript, one.slice(2)) === 'supported').toBe(one.startsWith('+'))
    })
  })
}

held(
  'where much of a sentence was said, a part of it may be put in other words',
  "Patient: The right knee has hurt for three weeks. Stairs are worst. I've no fever. And the knitting I dropped in May, too fiddly.\nDoctor: X-ray on Monday.",
  '+ Right knee pain for three weeks, worst on stairs; abandoned knitting since May owing to impaired dexterity.',
  '- Right knee pain for three weeks, worst on stairs; abandoned knitting since May owing to fever.',
  '- Right knee pain for three weeks, worst on stairs; abandoned knitting since May owing to brucellosis.',
  '- Right knee pain for three weeks, worst on stairs; relieved by honey.',
  '- Right knee pain for three weeks, stairs being worst; X-ray on Monday; brucellosis.',
  '- Left knee pain for three weeks, worst on stairs; abandoned knitting since May owing to impaired dexterity.',
  '- Right knee pain for five weeks, worst on stairs; abandoned knitting since May owing to impaired dexterity.',
)

held(
  'in Russian, but it has nothing that is denied there',
  'Пациентка: Правое колено болит три недели, хуже на лестнице. Отёк был, сгустков не видела. Вязание с мая бросила.\nВрач: Рентген в понедельник.',
  '+ Боль в правом колене три недели, хуже на лестнице, отёк; прекратила занятия вязанием с мая.',
  '- Боль в правом колене три недели, хуже на лестнице, отёк; ощутимые сгустки.',
  '- Боль в правом колене три недели, хуже на лестнице, отёк; бруцеллёз с мая.',
  '- Боль в левом колене три недели, хуже на лестнице, отёк; прекратила занятия вязанием с мая.',
)

held(
  'and in Greek',
  'Ασθενής: Το δεξί γόνατο πονάει τρεις εβδομάδες, χειρότερα στις σκάλες. Πυρετό δεν έχω. Το πλέξιμο το παράτησα τον Μάιο.\nΓιατρός: Ακτινογραφία τη Δευτέρα.',
  '+ Άλγος δεξιού γόνατος τριών εβδομάδων, χειρότερο στις σκάλες, εγκατάλειψη συνηθισμένης δραστηριότητας πλεξίματος τον Μάιο.',
  '- Άλγος δεξιού γόνατος τριών εβδομάδων, χειρότερο στις σκάλες, βρουκέλλωση τον Μάιο.',
  '- Άλγος αριστερού γόνατος τριών εβδομάδων, χειρότερο στις σκάλες, εγκατάλειψη συνηθισμένης δραστηριότητας πλεξίματος τον Μάιο.',
  '- Άλγος δεξιού γόνατος τριών εβδομάδων, χειρότερο στις σκάλες, με πυρετό, εγκατάλειψη συνηθισμένης δραστηριότητας πλεξίματος τον Μάιο.',
)
