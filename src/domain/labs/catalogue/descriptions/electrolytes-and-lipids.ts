import type { BiomarkerDescription } from '../description.ts'

export const ELECTROLYTES_AND_LIPIDS_DESCRIPTIONS: Readonly<Record<string, BiomarkerDescription>> = {
  sodium: {
    en: 'The main salt outside cells; it steers water balance.',
    ru: 'Главный внеклеточный электролит; управляет водным балансом.',
    el: 'Ο κύριος εξωκυττάριος ηλεκτρολύτης· ρυθμίζει το νερό.',
  },
  potassium: {
    en: 'A salt that keeps heart rhythm and muscles stable.',
    ru: 'Электролит, важный для ритма сердца и мышц.',
    el: 'Ηλεκτρολύτης σημαντικός για τον ρυθμό της καρδιάς και τους μυς.',
  },
  chloride: {
    en: 'The negative partner of sodium in blood.',
    ru: 'Отрицательный «напарник» натрия в крови.',
    el: 'Το αρνητικό συμπλήρωμα του νατρίου στο αίμα.',
  },
  bicarbonate: {
    en: 'The main buffer against acid in blood.',
    ru: 'Основной буфер крови против кислоты.',
    el: 'Το κύριο ρυθμιστικό του αίματος έναντι της οξέωσης.',
  },
  calcium_total: {
    en: 'A mineral for bone, nerve and muscle.',
    ru: 'Минерал для костей, нервов и мышц.',
    el: 'Μέταλλο για οστά, νεύρα και μυς.',
  },
  calcium_ionized: {
    en: 'The active, free part of calcium.',
    ru: 'Свободная, действующая часть кальция.',
    el: 'Το ελεύθερο, ενεργό τμήμα του ασβεστίου.',
  },
  magnesium: {
    en: 'A mineral for muscle, nerve and heart rhythm.',
    ru: 'Минерал для мышц, нервов и ритма сердца.',
    el: 'Μέταλλο για μυς, νεύρα και καρδιακό ρυθμό.',
  },
  phosphate: {
    en: 'A mineral of bone and energy exchange.',
    ru: 'Минерал костей и обмена энергии.',
    el: 'Μέταλλο των οστών και της ενέργειας.',
  },
  cholesterol_total: {
    en: 'All cholesterol carried in blood.',
    ru: 'Весь холестерин, переносимый кровью.',
    el: 'Το σύνολο της χοληστερόλης του αίματος.',
  },
  cholesterol_ldl: {
    en: 'Cholesterol that tends to settle in artery walls.',
    ru: 'Холестерин, откладывающийся в стенках сосудов.',
    el: 'Χοληστερόλη που εναποτίθεται στις αρτηρίες.',
  },
  cholesterol_hdl: {
    en: 'Cholesterol on its way back to the liver.',
    ru: 'Холестерин, который возвращается в печень.',
    el: 'Χοληστερόλη που επιστρέφει στο ήπαρ.',
  },
  cholesterol_non_hdl: {
    en: 'Total cholesterol minus HDL.',
    ru: 'Общий холестерин за вычетом ЛПВП.',
    el: 'Ολική χοληστερόλη μείον την HDL.',
  },
  triglycerides: {
    en: 'Fats that circulate after meals and from stores.',
    ru: 'Жиры, циркулирующие после еды и из запасов.',
    el: 'Λίπη που κυκλοφορούν μετά το γεύμα και από τις αποθήκες.',
  },
  apo_a1: {
    en: 'The main protein of HDL.',
    ru: 'Основной белок ЛПВП.',
    el: 'Η κύρια πρωτεΐνη της HDL.',
  },
  apo_b: {
    en: 'Counts the particles that can clog arteries.',
    ru: 'Отражает число частиц, способных закупоривать сосуды.',
    el: 'Μετρά τα σωματίδια που φράζουν τις αρτηρίες.',
  },
  lipoprotein_a: {
    en: 'An inherited LDL-like particle that raises heart risk.',
    ru: 'Наследуемая частица, повышающая риск для сердца.',
    el: 'Κληρονομικό σωματίδιο που αυξάνει τον καρδιακό κίνδυνο.',
  },
}
