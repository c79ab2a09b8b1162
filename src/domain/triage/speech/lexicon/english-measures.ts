import type { Lexicon } from './mark.ts'

/** Names of vitals, their units, and other measures that must not be taken for a vital. */
export const ENGLISH_MEASURES: Lexicon = [
  [
    { is: 'name', of: 'BP' },
    "bp | b p | bp's | pressure's | blood pressure* | pressure | pressures | arterial pressure | hypotensive | hypertensive | nibp",
  ],
  [
    { is: 'name', of: 'SBP' },
    "systolic | systolic's | systolic bp | systolic pressure | systolic blood pressure | sbp | top number",
  ],
  [
    { is: 'name', of: 'DBP' },
    "diastolic | diastolic's | diastolic bp | diastolic pressure | diastolic blood pressure | dbp | bottom number",
  ],
  [
    { is: 'name', of: 'HR' },
    "pulse | pulses | pulse rate | radial pulse | carotid pulse | femoral pulse | central pulse | apex beat | hr | h r | heart rate | heart rate's | heartrate | heart beat | heartbeat | ventricular rate | apical rate | tachy | tachycardic | tachycardia | tachycardiac | brady | bradycardic | bradycardia | sinus tach | sinus rhythm at | heart is going | heart's going",
  ],
  [{ is: 'name', of: 'HR', soft: true }, 'rate | rates | carotid | femoral | brachial | radial'],
  [{ is: 'letter', of: 'HR' }, 'p | pr'],
  [{ is: 'letter', of: 'RR' }, 'r'],
  [
    { is: 'name', of: 'RR' },
    "rr | r r | resp rate | resp | resps | respirations | respiration | respiration rate | respiratory rate | respiratory rate's | resp rate's | breathing | breathing rate | breathing at | breath rate | breath count | breaths | tachypneic | tachypnoeic | tachypnea | tachypnoea | bradypneic | rate of breathing | resp's",
  ],
  [
    { is: 'name', of: 'SpO2' },
    "spo2 | spo 2 | sp o2 | s p o 2 | s p o two | sp o two | sao2 | sats | sat | sat's | sat is | saturation | saturations | saturating | satting | sating | o2 sat | o2 sats | o2 saturation | o 2 sat | o 2 sats | o two sat | o two sats | oxygen sat | oxygen sats | oxygen saturation | oxygen saturations | oxygen level | oxygen levels | pulse ox | pulse oximeter | pulse oximetry | oximeter | oximetry | desatted to | desaturated to | desatting to | pulse oximetry reading",
  ],
  [{ is: 'name', of: 'SpO2', soft: true }, 'holding | holding at | maintaining'],
  [
    { is: 'name', of: 'Temp' },
    "temp | temps | temp's | temperature | temperatures | temperature's | t | fever | fevers | hypothermic | hypothermia | febrile | febrile at | pyrexial | pyrexia | pyrexic | tympanic | tmax | thermometer | spiking",
  ],
  [
    { is: 'name', of: 'GCS' },
    "gcs | g c s | gcs's | glasgow | glasgow coma scale | glasgow coma score | glasgow coma | coma scale | coma score | glasgow score",
  ],
  [{ is: 'unit', of: 'beats' }, 'beats | beats a minute | beats per minute | beats per min | bpm'],
  [{ is: 'unit', of: 'breaths' }, 'breaths a minute | breaths per minute | breaths per min | breaths'],
  [{ is: 'unit', of: 'percent' }, 'percent | per cent | pct'],
  [
    { is: 'unit', of: 'degrees' },
    'degrees | degree | degrees celsius | degrees c | degrees centigrade | celsius | centigrade | c | deg | deg c',
  ],
  [
    { is: 'unit', of: 'fahrenheit' },
    'fahrenheit | farenheit | degrees fahrenheit | degrees farenheit | degrees f | f | deg f',
  ],
  [{ is: 'unit', of: 'mmHg' }, 'mmhg | mm hg | millimetres of mercury | millimeters of mercury | mm of mercury'],
  [{ is: 'unit', of: 'cmHg' }, 'cmhg | cm hg'],
  [
    { is: 'unit', of: 'litres' },
    'litre | litres | liter | liters | l | lpm | l min | litres per minute | litres a minute | liters per minute | liters a minute | litres per min | liters per min | l per minute',
  ],
  [
    { is: 'unit', of: 'per-minute' },
    'a minute | per minute | per min | min | times a minute | times per minute | every minute',
  ],
  [{ is: 'unit', of: 'points' }, 'points'],
  [{ is: 'unit', of: 'times' }, 'times'],
  [
    { is: 'unit', of: 'years' },
    'year old | years old | years of age | year olds | yo | y o | yr old | yrs old | yrs | year | years',
  ],
  [
    { is: 'unit', of: 'other' },
    "mg | milligram* | mgs | mcg | microgram* | mic | mics | gram | grams | g | ml | mls | millilitre* | milliliter* | cc | ccs | units | unit | tablet* | tabs | tab | puff* | drops | dose | doses | kg | kilos | kilogram* | pounds | lbs | lb | cm | centimet* | metres | meters | feet | inches | mmol* | millimole* | mol | milliequivalents | meq | minute | minutes | mins | hour | hours | hrs | hr ago | o'clock | oclock | am | pm | a m | p m | day | days | week | weeks | month | months | years ago | seconds | secs | stitches | stairs | flights | patients | people | pack | packs | cigarettes | beers | drinks | pillows | th | st | nd | rd | january | february | march | april | june | july | august | september | october | november | december | joules | watts | dollars | shocks | episodes | attempts | rounds | vials | amps | ampoules | visits | hourly | french | gauge",
  ],
  [
    { is: 'foreign' },
    "glucose | pedal pulse* | foot pulse* | distal pulse* | popliteal* | dorsalis* | sugar | sugars | blood sugar | bm | bms | bsl | lactate | hemoglobin | haemoglobin | hb | hgb | creatinine | urea | bun | potassium | sodium | chloride | calcium | magnesium | phosphate | bilirubin | alt | ast | crp | c reactive | white cell* | white count | white blood | wbc | wcc | platelet* | hematocrit | haematocrit | inr | troponin | d dimer | dimer | ferritin | procalcitonin | cholesterol | tsh | amylase | lipase | albumin | ketones | bicarb | bicarbonate | base excess | anion gap | height | weight | weighs | weighed | weighing | bmi | aged | age | room | bay | phone | telephone | number | ward | floor | cubicle | extension | ext | call me on | bleep | pager | mrn | hospital number | nhs number | icd | code | pain | pain score | score | news | news2 | mews | qsofa | apgar | gestation | intraocular pressure | eye pressure | intracranial pressure | icp | iop | cvp | central venous pressure | venous pressure | jvp | mean arterial pressure | mean pressure | map | pulse pressure | cuff pressure | airway pressure | plateau pressure | peak pressure | pulmonary pressure | pulmonary artery pressure | cerebral perfusion pressure | cpp | fetal heart rate | foetal heart rate | fetal heart | foetal heart | fetal pulse | baby's heart rate | baby's heart | baby's heartbeat | fhr | ctg | infusion rate | drip rate | flow rate | filtration rate | egfr | gfr | mortality rate | vent rate | ventilator rate | set rate | sed rate | sedimentation rate | metabolic rate | rate of infusion | pacing rate | paced at | ejection fraction | ef | urine output | output | fio2 | fio 2 | f i o two | peep | etco2 | et co2 | etco 2 | end tidal | entidal | capnography | ph | po2 | pco2 | po 2 | pco 2 | pao2 | pao 2 | qt | qtc | qrs | pr interval | interval | room temperature | air temperature | water temperature | tidal volume | alarm | alarms | paracetamol | acetaminophen | tylenol | ibuprofen | aspirin | furosemide | lasix | metoprolol | morphine | fentanyl | heparin | insulin | adrenaline | epinephrine | noradrenaline | norepinephrine | levophed | dopamine | ceftriaxone | prednisolone | hydrocortisone | dexamethasone | salbutamol | nitro | gtn | amiodarone | labetalol | bisoprolol | ramipril | gave | stage | grade | class | size | visual acuity | vision | chapter | page | pack year | pupils | pupil | pulse width | pulse deficit | svo2 | scvo2 | pressure sore* | pressure ulcer* | pressure injur* | pressure bandage* | pressure dressing* | pressure area* | pressure support | pressure garment* | pressure control | peak flow | cap refill | capillary refill",
  ],
  [{ is: 'bed' }, 'bed'],
  [{ is: 'coma-part', part: 'E' }, 'e | eyes | eye | eye opening | eye response'],
  [{ is: 'coma-part', part: 'V' }, 'v | verbal | verbal response'],
  [{ is: 'coma-part', part: 'M' }, 'm | motor | motor response'],
  [
    { is: 'liquid' },
    'saline | fluid | fluids | crystalloid* | ringers | hartmanns | plasmalyte | bolus | infused | infusion | urine | blood | plasma | water | drank | drinks | drained | ascites | effusion | output | voided | dextrose',
  ],
  [{ is: 'oxygen-word' }, 'oxygen | o2 | o two'],
]
