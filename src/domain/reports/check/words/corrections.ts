/* What takes back the words before it. Alternatives of a pattern over words without accents; a phrase is longer first. */

/** Marks a correction where the same kind of item stands on both sides of it. */
export const TAKES_BACK = [
  'если честно|если по честному|честно говоря|по правде|по правде говоря|нет|нет секунду|нет минуту|нет минутку|не|а нет|ои|ох|ах|тьфу|стоп|вру|вернее|точнее|правильнее|простите|извините|извиняюсь|пардон|прошу прощения|виноват\\p{L}?|ошиб\\p{L}+|оговорил\\p{L}*|перепутал\\p{L}*|путаю|спутал\\p{L}*|поправ\\p{L}+|исправ\\p{L}+|зачеркн\\p{L}+|вычеркн\\p{L}+|сотр\\p{L}+|отставить|подожди\\p{L}*|погоди\\p{L}*|постои(?:те)?|минутку|секунду|хотя|то есть|скорее|не так|а точно|если точно|на самом деле|соврал\\p{L}*|перевел\\p{L}*|увеличили|подняли|верно|да верно|хм|гм|лучше|нет лучше|забыл\\p{L}?',
  "if i'm honest|to be honest|to tell the truth|honestly|no|no one second|no one moment|no just a second|no just a moment|nope|wait|hang on|hold on|sorry|pardon|beg your pardon|excuse me|apologies|actually|rather|correction|correct that|amend that|i mean|mean|scratch|strike|forget that|delete that|undo that|make that|make it|should be|should read|tell a lie|i lie|lie|my mistake|mistake|my bad|i misspoke|misspoke|oh|hm|hmm|let's say|better|oops|whoops|ah|well|well no|bumped|only take|just take|really take|actually take|in fact|got that wrong|that's wrong|wrong",
  'για να ειμαι ειλικρινησ|για να πω την αληθεια|η αληθεια ειναι|οχι|μισο λεπτο|ενα λεπτο|μια στιγμη|οχι μισο λεπτο|οχι ενα λεπτο|οχι μια στιγμη|λαθοσ|συγγνωμη|με συγχωρειτε|συγχωρηστε με|σορι|διορθω\\p{L}*|μαλλον|η μαλλον|λεω|τι λεω|ψεματα|εννοω|θελω να πω|λαθοσ λεω|λαθοσ ειπα|ψεματα ειπα|ψεματα λεω|τι λεω τωρα|περιμεν\\p{L}*|στασου|μπα|βασικα|για την ακριβεια|μπερδευτηκα|μπερδευω|ξεχαστηκα|σβησ\\p{L}*|διαγραψ\\p{L}*|ακυρο|ανεβασ\\p{L}*|διπλασι\\p{L}*|χμ|δηλαδη|καλυτερα|σωστα|μαλλον οχι|καλυτερα να πω',
].join('|')

/** Behind the new item: "eighty, eighty-two actually". */
export const TAKES_BACK_BEHIND = 'actually|rather|точнее|вернее|правильнее|τελικα'

/** Takes back a name: "hang on", «нет, не …», not "they doubled it". */
export const TAKES_BACK_NAMES =
  'нет|ои|вру|точнее|вернее|простите|извините|виноват\\p{L}?|ошиб\\p{L}+|оговорил\\p{L}*|перепутал\\p{L}*|путаю|поправ\\p{L}+|исправ\\p{L}+|отставить|вычеркните|зачеркните|погоди\\p{L}*|подожди\\p{L}*|sorry|wait|correction|mean|rather|actually|scratch|strike|lie|mistake|oops|misspoke|on|οχι|λαθοσ|διορθω\\p{L}*|συγγνωμη|εννοω|πω|μπερδευτηκα|ψεματα|σορι'
