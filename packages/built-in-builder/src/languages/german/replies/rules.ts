import type { Phrases } from '../../phrases.ts';

/** What an app refuses, keeps and fills in by itself, and what is asked of it. */
export const rules: Phrases = {
  'No {a} can be saved any more where {b}.': '{a}: Ab jetzt wird nicht mehr gespeichert, wo dies gilt: {b}.',
  'It holds wherever in the app somebody saves.': 'Das gilt überall in der App, wo gespeichert wird.',
  '**{a}** of {b} can no longer be changed once {c}.':
    '{b}: **{a}** lässt sich nicht mehr ändern, sobald dies gilt: {c}.',
  'Of {a} nothing can be changed or deleted any more once {b}.':
    '{a}: Nichts lässt sich mehr ändern oder löschen, sobald dies gilt: {b}.',
  'No {a} can be deleted any more while {b}.': '{a}: Löschen geht ab jetzt nicht mehr, solange dies gilt: {b}.',
  'All others can be deleted as before.': 'Alles andere lässt sich löschen wie bisher.',
  '**{a}** of {b} is filled in by itself now with every new {c}: {d}.':
    '{b}: **{a}** wird jetzt mit jedem neuen Eintrag ({c}) von selbst ausgefüllt: {d}.',
  '**{a}** of {b} is filled in by itself now once {c}: {d}.':
    '{b}: **{a}** wird jetzt von selbst ausgefüllt, sobald dies gilt: {c}. Eingetragen wird: {d}.',
  'It can still be changed.': 'Es lässt sich weiterhin ändern.',
  '{a} are refused now where this does not hold: {b}.': '{a} werden jetzt abgelehnt, wo dies nicht stimmt: {b}.',
  '**{a}** of {b} has to be at least {c} days ahead now.':
    '{b}: **{a}** muss jetzt mindestens {c} Tage im Voraus sein.',
  'No more than {a} ({b}) can be entered per day now, by **{c}**.':
    'Mehr als {a} (je {b}) sind jetzt an einem Tag nicht möglich; es zählt **{c}**.',
  'No more than {a} ({b}) can be entered per week now, by **{c}**.':
    'Mehr als {a} (je {b}) sind jetzt in einer Woche nicht möglich; es zählt **{c}**.',
  'No more than {a} ({b}) can be entered per month now, by **{c}**.':
    'Mehr als {a} (je {b}) sind jetzt in einem Monat nicht möglich; es zählt **{c}**.',
  'No more than {a} ({b}) can be entered per year now, by **{c}**.':
    'Mehr als {a} (je {b}) sind jetzt in einem Jahr nicht möglich; es zählt **{c}**.',
  'No more than {a} can be entered per day now, by **{b}**.':
    'Mehr als {a} sind jetzt an einem Tag nicht möglich; es zählt **{b}**.',
  'No more than {a} can be entered per week now, by **{b}**.':
    'Mehr als {a} sind jetzt in einer Woche nicht möglich; es zählt **{b}**.',
  'No more than {a} can be entered per month now, by **{b}**.':
    'Mehr als {a} sind jetzt in einem Monat nicht möglich; es zählt **{b}**.',
  'No more than {a} can be entered per year now, by **{b}**.':
    'Mehr als {a} sind jetzt in einem Jahr nicht möglich; es zählt **{b}**.',
  'Between two {a} with the same **{b}** there are at least {c} hours now: the form refuses what comes sooner.':
    '{a}: Zwischen zweien mit gleicher Angabe bei **{b}** liegen jetzt mindestens {c} Stunden; das Formular lehnt ab, was früher kommt.',
  'Between two {a} there are at least {b} hours now: the form refuses what comes sooner.':
    '{a}: Zwischen zweien liegen jetzt mindestens {b} Stunden; das Formular lehnt ab, was früher kommt.',
  'No two {a} with the same **{b}** can be at the same time now: the form refuses the second.':
    '{a}: Zwei mit gleicher Angabe bei **{b}** können jetzt nicht zur selben Zeit sein; das Formular lehnt das Zweite ab.',
  'No two {a} can be at the same time now: the form refuses the second.':
    '{a}: Zwei können jetzt nicht zur selben Zeit sein; das Formular lehnt das Zweite ab.',
  'The form refuses a second of the {a} with the same {b} at the same time already.':
    '{a}: Ein Zweites mit gleicher Angabe bei {b} lehnt das Formular zur selben Zeit schon ab.',
  'The form refuses a second of the {a} at the same time already.':
    '{a}: Ein Zweites zur selben Zeit lehnt das Formular schon ab.',
  'That rule is there already: {a}.': 'Diese Regel gibt es schon: {a}.',
  'Which {a} are {b} nothing in this app says.': 'Von {a} sagt in dieser App nichts, was „{b}“ ist.',
  'Say “add a tick box {a} to {b}” first, and then this again.':
    'Sagen Sie zuerst „Füge bei {b} ein Feld {a} zum Ankreuzen hinzu“ und dann dies noch einmal.',
  'No other list of this app points to {a}, so which of them are in use nothing says.':
    'Auf {a} verweist keine andere Liste dieser App; was davon in Gebrauch ist, sagt nichts.',
  'A rule of this app refuses to delete a {a} of which there are others.':
    'Eine Regel dieser App lehnt das Löschen ab, solange zu {a} anderes gehört.',
  'A {a} that is deleted is gone; no other list points to it.': '{a}: Was gelöscht wird, ist weg; keine andere Liste verweist darauf.', // prettier-ignore
  'A {a} that is deleted is gone, and {b} of it stay, with no {a} in their place.':
    '{a}: Was gelöscht wird, ist weg. {b} dazu bleiben stehen, ohne Angabe bei {a}.',
  'If that is to be refused, say “do not let anyone delete a {a} that has {b}”.':
    'Soll das abgelehnt werden, sagen Sie „{a} darf niemand löschen, solange es {b} dazu gibt“.',
  'Two {a} with the same {b} can both be saved at present: nothing refuses the second.':
    'Zwei {a} mit gleicher Angabe bei {b} lassen sich zurzeit beide speichern; das Zweite lehnt nichts ab.',
  'Say “no two {a} with the same {b}” if that is to change.':
    'Sagen Sie „keine zwei {a} mit gleicher Angabe bei {b}“, wenn sich das ändern soll.',
  'The form refuses a second of the {a} with the same {b} at present.':
    '{a}: Ein Zweites mit gleicher Angabe bei {b} lehnt das Formular zurzeit ab.',
  'Who may edit {a} may delete them too, with the button on the page of each: logged in users.':
    '{a} löscht, wer sie bearbeiten darf: alle Angemeldeten, mit der Schaltfläche auf der Seite des Eintrags.',
  'Who may edit {a} may delete them too, with the button on the page of each: only whoever made it.':
    '{a} löscht, wer sie bearbeiten darf: nur, wer den Eintrag angelegt hat, mit der Schaltfläche auf der Seite des Eintrags.',
  'Who may edit {a} may delete them too, with the button on the page of each: admins.':
    '{a} löscht, wer sie bearbeiten darf: Admins, mit der Schaltfläche auf der Seite des Eintrags.',
  'Nobody deletes {a} in this app.': '{a} löscht in dieser App niemand.',
  'What a rule keeps is not deleted.': 'Was eine Regel schützt, wird nicht gelöscht.',
  'What is deleted does not come back.': 'Gelöschtes kommt nicht wieder.',
  'A new one begins without a tick at {a} already, which says no.':
    'Neues beginnt bei {a} schon ohne Haken; das heißt nein.',
};
