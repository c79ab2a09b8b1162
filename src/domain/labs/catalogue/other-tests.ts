import type { Specimen } from './specimens.ts'

/**
 * Tests that laboratories print and the catalogue has no entry for. They are no unknown names, and they keep a longer
 * name from being taken for the shorter one in it: "BUN/Creatinine Ratio" is neither.
 */
export const OTHER_TESTS: readonly (readonly [Specimen, string])[] = [
  [
    'urine',
    'Цвет | Прозрачность | Глюкоза | Кетоновые тела | Кетоны | Нитриты | Билирубин | Уробилиноген | Желчные пигменты | Лейкоциты | Эритроциты | Эпителий плоский | Плоский эпителий | Эпителий переходный | Переходный эпителий | Эпителий почечный | Почечный эпителий | Эпителий | Цилиндры | Цилиндры гиалиновые | Гиалиновые цилиндры | Цилиндры зернистые | Зернистые цилиндры | Бактерии | Слизь | Соли | Кристаллы | Оксалаты | Ураты | Фосфаты | Дрожжевые грибы | Дрожжеподобные грибы | Гемоглобин | Кровь | Аскорбиновая кислота | Лейкоцитарная эстераза | Эритроциты неизмененные | Эритроциты измененные | Количество | Запах | Мутность | Креатинин | Микроальбумин | Альбумин | Мочевина | Сперматозоиды | Трихомонады | Осадок',
  ],
  [
    'urine',
    'Color | Colour | Appearance | Clarity | Character | Glucose | Ketones | Ketone | Nitrite | Nitrites | Bilirubin | Urobilinogen | Occult blood | Blood | Leukocyte esterase | WBC esterase | Leukocytes | WBC | RBC | Red blood cells | White blood cells | Epithelial cells | Squamous epithelial cells | Casts | Hyaline casts | Granular casts | Bacteria | Mucus | Mucus threads | Crystals | Yeast | Trichomonas | Calcium oxalate crystals | Renal epithelial cells | Creatinine | Microalbumin | Albumin | Erythrocytes | Hemoglobin | Turbidity | Odour | Volume',
  ],
  [
    'urine',
    'Χροιά | Χρώμα | Όψη | Σάκχαρο | Γλυκόζη | Οξόνη | Κετόνες | Κετονικά σώματα | Νιτρώδη | Πυοσφαίρια | Ερυθρά | Ερυθρά αιμοσφαίρια | Λευκά | Λευκοκύτταρα | Ουροχολινογόνο | Χολερυθρίνη | Χολοχρωστικές | Αιμοσφαιρίνη | Αίμα | Επιθηλιακά κύτταρα | Πλακώδη επιθηλιακά | Κύλινδροι | Βλέννη | Μικρόβια | Μικροοργανισμοί | Κρύσταλλοι | Άλατα | Μύκητες | Θολερότητα | Κρεατινίνη | Μικρολευκωματίνη | Βακτήρια | Επιθήλια',
  ],
  [
    'blood',
    'Тромбокрит | PCT тромбокрит | PDW | RDW-SD | P-LCR | P-LCC | Ширина распределения тромбоцитов | Палочкоядерные нейтрофилы | Нейтрофилы палочкоядерные | Сегментоядерные нейтрофилы | Нейтрофилы сегментоядерные | Палочкоядерные | Сегментоядерные | Юные | Миелоциты | Метамиелоциты | Незрелые гранулоциты | Бласты | Плазматические клетки | Нормобласты | Цветовой показатель | Ретикулоциты абс. | Индекс атерогенности | Коэффициент атерогенности | ЛПОНП | Холестерин ЛПОНП | Т4 общий | Т3 общий | Тироксин общий | Трийодтиронин общий | Тиреоглобулин | Тестостерон свободный | Индекс свободных андрогенов | Тропонин Т | Протромбин по Квику | Протромбиновый индекс | ПТИ | Тромбиновое время | Антитромбин III | Группа крови | Резус-фактор | Резус-принадлежность | Миоглобин | Лактат | Аммиак | Индекс HOMA-IR | HOMA-IR | HOMA | Индекс HOMA | ЛЖСС | Холинэстераза | Глобулины | Иммуноглобулин G | Иммуноглобулин M | Иммуноглобулин A | АКТГ | СТГ | ИФР-1 | Альдостерон | Ренин | 17-ОН-прогестерон | Андростендион | Кальцитонин | Остеокальцин | Антитела к ВИЧ | ВИЧ | Сифилис | RPR | Реакция Вассермана | ХГЧ свободный | СА 15-3 | SCC | HE4 | CYFRA 21-1 | NSE | Антитела ANA | Антинуклеарные антитела | АЦЦП | Волчаночный антикоагулянт | Индекс де Ритиса | Осмолярность | Гемоглобин фетальный | Эритропоэтин | Растворимые рецепторы трансферрина | Протеин C | Протеин S | LE-клетки | Анизоцитоз | Пойкилоцитоз | Индекс анизоцитоза тромбоцитов | Холестерин ЛПОНП | Белковые фракции | Альфа-1-глобулины | Альфа-2-глобулины | Бета-глобулины | Гамма-глобулины | Селен | Витамин A | Витамин E | Витамин C | Витамин B6 | Витамин B1 | Витамин K',
  ],
  [
    'blood',
    'BUN/Creatinine Ratio | A/G Ratio | Albumin/Globulin Ratio | Globulin | Globulin, Total | Globulin calculated | Anion gap | Osmolality | PDW | RDW-SD | Plateletcrit | PCT plateletcrit | Immature granulocytes | Immature grans | Immature grans (abs) | NRBC | Nucleated RBC | Bands | Band neutrophils | Segs | Metamyelocytes | VLDL cholesterol | VLDL Cholesterol Cal | VLDL | LDL/HDL ratio | Chol/HDL ratio | Total cholesterol/HDL ratio | T. Chol/HDL Ratio | Cholesterol/HDL ratio | Serum cholesterol/HDL ratio | Estimated average glucose | eAG | Thyroxine (T4) | T4 total | Total T4 | Total T3 | T3 total | T3 uptake | Free thyroxine index | Thyroglobulin | Troponin T | Free testosterone | Testosterone free | Free androgen index | UIBC | Unsaturated iron binding capacity | Iron/TIBC ratio | BNP | Myoglobin | Lactate | Lactic acid | Ammonia | Ethanol | HIV | HIV 1/2 antibodies | HIV Ag/Ab combo | RPR | Syphilis antibody | ANA | Antinuclear antibodies | Anti-CCP | CCP antibodies | ANCA | C3 | C4 | IgG | IgA | IgM | Aldosterone | Renin | ACTH | IGF-1 | Growth hormone | Calcitonin | CA 15-3 | CA 27.29 | HE4 | Hepatitis A IgM | Hepatitis B core antibody | Anti-HBs | Hepatitis B surface antibody | HBsAb | Rubella IgG | Measles IgG | Blood group | Rh factor | Base excess | pCO2 | pO2 | pH | Oxygen saturation | Carboxyhaemoglobin | Methaemoglobin | Adjusted calcium | Corrected calcium | Serum adjusted calcium concentration | Thrombin time | Prothrombin activity | Antithrombin III | Protein C | Protein S | Reticulocytes absolute | Reticulocyte haemoglobin | HOMA-IR | Cholinesterase | Lithium | Digoxin | Vitamin A | Vitamin E | Vitamin C | Selenium | Ceruloplasmin | Haptoglobin | Alpha-1 antitrypsin | Creatinine clearance | Atherogenic index | De Ritis ratio',
  ],
  [
    'blood',
    'Αθηρωματικός δείκτης | Δείκτης αθηρωμάτωσης | Λόγος LDL/HDL | VLDL χοληστερόλη | Σφαιρίνες | Ολικές σφαιρίνες | Λόγος Α/Σ | T4 | T3 | Ολική θυροξίνη | Θυρεοσφαιρίνη | Τροπονίνη T | PDW | RDW-SD | PCT | Αιμοπεταλιοκρίτης | Ομάδα αίματος | Rhesus | Ανοσοσφαιρίνη G | Ανοσοσφαιρίνη A | Ανοσοσφαιρίνη M | IgG | IgA | IgM | anti-HBs | anti-HBc | anti-HIV | VDRL | RPR | Widal | Wright | Mono test | ANA | Αντιπυρηνικά αντισώματα | anti-CCP | C3 | C4 | Άτυπα λεμφοκύτταρα | Ραβδοπύρηνα | Λόγος LY/NE | UIBC | CA 15-3 | Ελεύθερη τεστοστερόνη | Δείκτης ελεύθερων ανδρογόνων | HOMA-IR | Λίθιο | Προθρομβίνη % | Δραστικότητα προθρομβίνης | Αντιθρομβίνη III | Πρωτεΐνη C | Πρωτεΐνη S',
  ],
  [
    'other',
    'Консистенция | Форма | Скрытая кровь | Детрит | Мышечные волокна | Крахмал | Нейтральный жир | Жирные кислоты | Мыла | Яйца гельминтов | Яйца глистов | Цисты простейших | Подвижность | Концентрация сперматозоидов | Вязкость | Цитоз | Кальпротектин',
  ],
  [
    'other',
    'Consistency | Faecal occult blood | Fecal occult blood | Calprotectin | Ova and parasites | Sperm concentration | Motility | Viscosity | H. pylori antigen | Morphology | Elastase',
  ],
]
