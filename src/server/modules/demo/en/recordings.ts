import type { DemoRecording } from '../demo-texts.ts'

export const recordings: readonly DemoRecording[] = [
  {
    patient: 'hypertension',
    name: 'Margaret Holloway, follow-up',
    subtype: 'dialog',
    hoursAgo: 2,
    duration: 258,
    transcript: `— Hello, Margaret, have a seat. How have you been since we changed the tablets?
— Hello, doctor. The cough has gone, it stopped after about four days. But my feet swell by the evening, round the ankles. My socks leave a mark.
— Both sides the same?
— Yes, both. It's gone by the morning.
— Are you short of breath at all? One pillow at night?
— No, I walk up to the fourth floor. One pillow.
— Did you bring the diary?
— I did. A hundred and forty-two over eighty-six in the morning, up to one fifty in the evening. Once it was one fifty-eight, but I was upset that day.
— And the pulse?
— Seventy-two, seventy-four.
— What are you taking now?
— Amlodipine, ten, in the morning. That's all.
— The swelling is most likely the amlodipine, it's common at ten milligrams. Let's bring it down to five and add losartan, fifty, once a day in the morning. It doesn't usually make people cough. In two weeks I'd like a blood test for potassium and creatinine.
— Do I have to give up salt?
— Not altogether. Less than a teaspoon a day, counting bread and cheese. Measure morning and evening, sitting, twice each time. If the upper number goes over a hundred and eighty, or you get chest pain or a weak arm, call 999, don't wait for me.
— I will. When do I come back?
— In two weeks, with the diary and the blood test.`,
    reports: [
      {
        id: 'summary',
        type: 'system',
        model: 'demo',
        content: `**Complaints.** Ankle swelling on both sides by evening. The cough stopped after perindopril was withdrawn. No breathlessness.

**Findings.** Diary: mornings 142/86, evenings up to 150, once 158. Pulse 72–74.

**Plan.** Amlodipine 10 → 5 mg. Losartan 50 mg added in the morning. Potassium and creatinine in two weeks.

**When it is urgent.** Upper pressure over 180, chest pain, a weak arm: 999.`,
      },
    ],
  },
  {
    patient: 'surgery',
    name: 'Daniel Okafor, after surgery',
    subtype: 'dictation',
    hoursAgo: 27,
    duration: 89,
    transcript: `Daniel Okafor. Day ten after laparoscopic cholecystectomy. He volunteers no complaints; a slight pulling pain under the right ribs on bending, two out of ten, no painkillers for four days. Appetite normal, bowels open daily, formed, normal colour. Temperature thirty-six point six. Blood pressure one twenty-eight over eighty, pulse seventy-six and regular.
Skin and sclerae of normal colour. Abdomen soft, not tender, no signs of peritoneal irritation. The port sites are healing by first intention, no redness, no discharge. Sutures removed today, dry dressings applied.
Advice: no lifting over five kilograms for another three weeks. Small meals, nothing fried or fatty for a month. Jaundice, a temperature over thirty-eight or pain that gets worse: come to the emergency department the same day. Review in one month. Fit for work from Monday.`,
  },
  {
    patient: 'child',
    name: 'Oliver Bennett, fever and cough',
    subtype: 'dialog',
    hoursAgo: 74,
    duration: 224,
    transcript: `— Come in. Hello, Oliver. Who's going to tell me what happened?
— Hello. He's had a temperature for three days, thirty-eight point nine last night. He's coughing and his nose is blocked.
— What do you give him for it?
— Ibuprofen, the hundred in five, ten millilitres. It comes down and he's up and playing straight away.
— Is he drinking? Going to the toilet?
— Squash and water, yes. He goes as usual. He's not eating much.
— Any vomiting, a rash, earache?
— No vomiting, no rash. Once in the night he said his ear hurt, by morning it didn't.
— Any medicine he's reacted to?
— He had a rash with amoxicillin when he was two, they told us not to give it again.
— I've noted that. Oliver, open wide, like a crocodile. Well done. The throat is red, nothing on the tonsils. Now the ears. The left drum is pink, the right one is grey and shiny. Deep breath. Again. The chest is clear, he's breathing twenty-four a minute, saturation ninety-eight.
— It isn't pneumonia?
— There's no sign of it now, this is a virus. He doesn't need an antibiotic. Ibuprofen by weight: he's twenty-one kilos, so two hundred milligrams, that's ten millilitres of the hundred milligrams in five, no more often than every eight hours. Rinse his nose with saline.
— And if the ear hurts again?
— Bring him the next day and I'll look again. Go straight to A&E if his breathing gets fast or hard work, if he's floppy, stops drinking, or the fever goes beyond five days.`,
  },
  {
    patient: 'diabetes',
    name: 'Priya Nair, diabetes review',
    subtype: 'dictation',
    hoursAgo: 9 * 24 + 3,
    duration: 84,
    transcript: `Priya Nair. Type two diabetes, diagnosed in twenty twenty-one. HbA1c fifty-seven millimoles per mole, down from sixty-five three months ago. Fasting glucose by her diary six point eight to eight point two. No hypos. Metformin one gram twice a day, well tolerated. Weight eighty-eight kilograms, three down since the last visit. Blood pressure one thirty-four over eighty-two.
Feet: skin warm and intact, pulses present on both sides, monofilament felt at all sites. eGFR eighty-six, urine albumin normal. Retinal screening this year, no retinopathy.
No change to treatment; the aim is an HbA1c below fifty-three. Walking thirty minutes five times a week. Repeat HbA1c in three months, retinal screening in a year. Flu vaccination offered and accepted.`,
  },
  {
    patient: 'back',
    name: 'Tom Whitaker, low back pain',
    subtype: 'dialog',
    hoursAgo: 24 * 24 + 5,
    duration: 198,
    transcript: `— What brings you in?
— My back. I lifted a box of books and it just went. I couldn't straighten up at first.
— How many days ago, and how is it now?
— Five. I can walk, but I can't sit for long. Out of ten, I'd say five. It was eight.
— Does it go down the leg?
— Into the right buttock a bit. Not below the knee.
— Any numbness, any weakness in the foot? Can you walk on your toes and on your heels?
— No numbness. Yes, look.
— Passing water as usual? Any change of feeling around the saddle area?
— All normal.
— Fever, weight loss, an injury, cancer in the past?
— Nothing like that.
— Lie on your back. Straight leg raise: sixty degrees on the right, it pulls. The left is free. Reflexes normal and equal. Full power in both feet.
— Should I have a scan?
— Not now: there's nothing alarming, and it wouldn't change the treatment. Ibuprofen four hundred, three times a day after food, for five days. Don't lie in bed, walk a little every hour. No heavy lifting for now.
— And if it doesn't go?
— If it's the same in four weeks we'll talk about an MRI. If you go numb between the legs, the foot gives way or you can't pass water, that's 999, that same hour.`,
  },
  {
    patient: 'falls',
    name: 'Arthur Pembroke, home visit',
    subtype: 'dictation',
    hoursAgo: 58 * 24 + 4,
    duration: 101,
    transcript: `Home visit, Arthur Pembroke. Called by his daughter: two falls in the past month, both at night on the way to the bathroom, no loss of consciousness, no blow to the head. Bruise on the left thigh, five by seven centimetres, turning yellow; full movement at the hip, he bears weight.
Walks with a stick, gait unsteady, rises from a chair using his arms. Timed up and go twenty-one seconds. Fully orientated. Blood pressure lying one thirty over seventy-six, after three minutes standing one hundred and eight over sixty-four, slightly dizzy. Pulse sixty-eight. He takes indapamide, bisoprolol and, at night, nitrazepam, which nobody has reviewed for years.
Nitrazepam to be withdrawn gradually, the schedule is written down for his daughter. Indapamide on hold, blood pressure lying and standing. The hall rug to go, a light on at night, a rail by the bed. Referred for physiotherapy at home and for bloods: sodium, potassium, haemoglobin, vitamin D. Review in ten days.`,
  },
]
