/** Class: how it is named as a whole ("statins"), in all languages. No name here is a single medicine. */
export const DRUG_GROUPS: Readonly<Record<string, string>> = {
  antibiotic:
    'антибиотик | антибиотики | antibiotic | antibiotics | αντιβίωση | αντιβιοτικό | αντιβιώσεις | αντιβιοτικά',
  statin: 'статин | статины | statin | statins | στατίνη | στατίνες',
  cephalosporin: 'цефалоспорин | цефалоспорины | cephalosporin | cephalosporins | κεφαλοσπορίνη | κεφαλοσπορίνες',
  penicillin: 'пенициллины | penicillins | πενικιλίνες | πενικιλλίνες',
  macrolide: 'макролид | макролиды | macrolide | macrolides | μακρολίδη | μακρολίδες',
  fluoroquinolone: 'фторхинолон | фторхинолоны | quinolone | quinolones | fluoroquinolones | κινολόνη | κινολόνες',
  NSAID:
    'нестероидные | нпвс | нпвп | нестероидные противовоспалительные | NSAID | NSAIDs | anti-inflammatories | anti inflammatories | μη στεροειδή | αντιφλεγμονώδη | ΜΣΑΦ',
  'beta-blocker':
    'бета-блокатор | бета-блокаторы | бета-адреноблокаторы | beta blocker | beta blockers | βήτα μπλόκερ | β-αναστολέας | β-αναστολείς',
  diuretic:
    'мочегонное | мочегонные | диуретик | диуретики | diuretic | diuretics | water pill | water pills | διουρητικό | διουρητικά',
  corticosteroid:
    'стероиды | кортикостероиды | глюкокортикоиды | steroid | steroids | corticosteroids | κορτικοστεροειδή | στεροειδή | κορτιζόνη | кортизон | cortisone',
  anticoagulant:
    'антикоагулянт | антикоагулянты | anticoagulant | anticoagulants | blood thinner | blood thinners | blood thinning | разжижающие кровь | кроворазжижающее | кроворазжижающие | разжижает кровь | αραίωσης αίματος | αραίωση αίματος | αραιωτικό | αντιπηκτικό | αντιπηκτικά',
  opioid: 'опиоиды | опиаты | opioid | opioids | opiates | οπιοειδή',
  analgesic:
    'обезболивающее | обезболивающие | анальгетик | анальгетики | painkiller | painkillers | pain relief | παυσίπονο | παυσίπονα | αναλγητικά',
  'combined oral contraceptive':
    'противозачаточные | оральные контрацептивы | oral contraceptive | oral contraceptives | combined pill | contraceptive pill | αντισυλληπτικό | αντισυλληπτικά',
  'ACE inhibitor': 'ингибиторы апф | ингибитор апф | ACE inhibitor | ACE inhibitors | α-ΜΕΑ',
  antidepressant:
    'антидепрессант | антидепрессанты | antidepressant | antidepressants | αντικαταθλιπτικό | αντικαταθλιπτικά',
  antihistamine: 'антигистаминное | антигистаминные | antihistamine | antihistamines | αντιισταμινικό | αντιισταμινικά',
  'local anaesthetic':
    'местный анестетик | местные анестетики | local anaesthetic | local anesthetic | local anaesthetics | τοπικό αναισθητικό | τοπικά αναισθητικά',
  'sulfonamide antibiotic':
    'сульфаниламид | сульфаниламиды | sulfonamides | sulfa drugs | sulfa | sulpha | σουλφοναμίδες | σουλφοναμίδη',
}
