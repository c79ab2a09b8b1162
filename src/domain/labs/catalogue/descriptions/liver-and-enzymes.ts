import type { BiomarkerDescription } from '../description.ts'

export const LIVER_AND_ENZYMES_DESCRIPTIONS: Readonly<Record<string, BiomarkerDescription>> = {
  bilirubin_total: {
    en: 'A yellow breakdown product of red cells; high values cause jaundice.',
    ru: 'Жёлтый продукт распада эритроцитов; избыток даёт желтуху.',
    el: 'Κίτρινο προϊόν διάσπασης ερυθρών· η αύξηση δίνει ίκτερο.',
  },
  bilirubin_direct: {
    en: 'Bilirubin already processed by the liver.',
    ru: 'Билирубин, уже обработанный печенью.',
    el: 'Χολερυθρίνη που έχει ήδη επεξεργαστεί το ήπαρ.',
  },
  bilirubin_indirect: {
    en: 'Bilirubin not yet processed by the liver.',
    ru: 'Билирубин, ещё не обработанный печенью.',
    el: 'Χολερυθρίνη που δεν έχει ακόμη επεξεργαστεί το ήπαρ.',
  },
  alt: {
    en: 'A liver enzyme; it rises when liver cells are hurt.',
    ru: 'Фермент печени; растёт при повреждении её клеток.',
    el: 'Ηπατικό ένζυμο· αυξάνεται σε βλάβη των ηπατοκυττάρων.',
  },
  ast: {
    en: 'An enzyme of liver, heart and muscle.',
    ru: 'Фермент печени, сердца и мышц.',
    el: 'Ένζυμο του ήπατος, της καρδιάς και των μυών.',
  },
  ggt: {
    en: 'An enzyme of liver and bile ducts, sensitive to alcohol.',
    ru: 'Фермент печени и желчных путей, чувствителен к алкоголю.',
    el: 'Ένζυμο ήπατος και χοληφόρων, ευαίσθητο στο αλκοόλ.',
  },
  alp: {
    en: 'An enzyme of bile ducts and bone.',
    ru: 'Фермент желчных путей и костей.',
    el: 'Ένζυμο των χοληφόρων και των οστών.',
  },
  ldh: {
    en: 'An enzyme released from damaged cells of any kind.',
    ru: 'Фермент, выходящий из повреждённых клеток.',
    el: 'Ένζυμο που απελευθερώνεται από κατεστραμμένα κύτταρα.',
  },
  ck: {
    en: 'A muscle enzyme; it rises after muscle damage.',
    ru: 'Фермент мышц; растёт при их повреждении.',
    el: 'Ένζυμο των μυών· αυξάνεται σε μυϊκή βλάβη.',
  },
  amylase: {
    en: 'A starch-splitting enzyme of pancreas and salivary glands.',
    ru: 'Фермент поджелудочной и слюнных желёз.',
    el: 'Ένζυμο του παγκρέατος και των σιελογόνων αδένων.',
  },
  lipase: {
    en: 'A fat-splitting enzyme of the pancreas.',
    ru: 'Фермент поджелудочной железы, расщепляющий жиры.',
    el: 'Ένζυμο του παγκρέατος που διασπά τα λίπη.',
  },
  ck_mb: {
    en: 'A form of creatine kinase found mostly in the heart.',
    ru: 'Форма креатинкиназы, в основном сердечная.',
    el: 'Μορφή κρεατινικής κινάσης κυρίως της καρδιάς.',
  },
}
