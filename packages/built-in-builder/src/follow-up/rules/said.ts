import { numberOf, someNumber } from '../../recognise/rules/find.ts';
import { anyWord } from '../any-word.ts';

/** That something must not be, or only under a condition. */
const forbids = anyWord(
  String.raw`can(?:not|t)|can not|must ?n[o'’]?t|must not|may not|might not|should ?n['’]?t|should not|shall not|not (?:be )?(?:able|allowed|possible|let|for)|never (?:be|go|again|get|let)|must never|may never|won['’]?t|don['’]?t (?:let|allow|accept|take|want)|do not (?:let|allow|accept|take)|refuse\p{L}*|reject\p{L}*|block(?: it| that| them)?|forbid\p{L}*|prevent\p{L}*|stop (?:that|it|them|me|people)|disallow\p{L}*|impossible|out of the question|off limits|no longer|no more|unless|until|only (?:take|accept|allow|let|for|those|if|when|once|current|active|members|people|who|the)|can only|may only|should only|nobody|no one|noone|is not to|are not to|isn['’]t to|aren['’]t to|darf|dürfen|(?:kann|können|soll|sollen|sollte|sollten) (?:[\p{L}]+ ){0,6}(?:nicht|nix|nichts|keine?[rnms]?|niemand|nie|nur)|kein\p{L}*|niemand\p{L}*|nicht mehr|nie mehr|nix mehr|nichts mehr|auch nichts?|verhinder\p{L}*|verbiet\p{L}*|verboten|ablehn\p{L}*|abgelehnt|ausgeschlossen|ausschließ\p{L}*|unterbind\p{L}*|unterbunden|gesperrt werden|abgefangen|abfangen|blockier\p{L}*|tabu|nur (?:noch |wer|wenn|die|mit|für|solange)|erst wenn|bevor nicht|solange`,
);
export const isForbidding = (text: string): boolean => forbids.test(text) || /can['’]t(?!\p{L})|^no (?:\p{L}+ ){1,3}?no \p{L}+$|^no [\p{L} ]+, ?no [\p{L} ]+$|^(?:ohne|kein\p{L}*) [\p{L} ]+, ?kein\p{L}* [\p{L} ]+$/iu.test(text.replace(/[!.]+$/, '')); // prettier-ignore

/** What is about fields, lists, choices and the like, and about no record. */
const ofShape = anyWord(
  String.raw`(?:ich|wir) (?:möchten?|hätten?)|i want \p{L}+ for|remove|drop|get rid|throw|instead|rather than|choices?|options?|fields?|columns?|titles?|called|kinds? of|type of|there (?:is|are|['’]s) (?:no|only)|we (?:do not|don['’]?t) (?:have|do|need)|mean the same|the same thing|(?:isn['’]?t|is not|are not|aren['’]?t) (?:an?|the|what|how) |is no|are no|take (?:it|that|them) (?:away|out)|nonsense, |weird|go away|can go|mark|loud|jump out|pick (?:it|the|which|from)|choose|select|know (?:its|which|who|what)|look(?:ing)? (?:at|up|for|through)|search|find|where is|where do|give (?:us|me)|calculat\p{L}*|add|haben wir nicht|haben (?:bei uns )?kein\p{L}*|gibt es (?:bei uns )?nicht|brauche?n? (?:wir |ich )?(?:nicht|kein)|auswahl|auswählen|wählen|felder|feld|spalten?|statt|stattdessen|heißt|umbenannt|such\p{L}*|finden|weg damit|kann weg|können weg|weg|raus|wissen wer|will wissen`,
);
export const isOfShape = (text: string): boolean => ofShape.test(text);

/** Wishes of another kind that have such words too. */
const others = anyWord(
  String.raw`show|shows|showing|display\p{L}*|see|sees|view|filter\p{L}*|sort\p{L}*|chart|diagram\p{L}*|calendar|kalender|colou?r\p{L}*|red|rot|green|grün|highlight\p{L}*|stand out|mark (?:it|them|those|the|all)|mark in|be marked(?! as)|kennzeichn\p{L}*|kenntlich|(?:ins )?auge (?:springen|fallen)|glow|flagged|stick out|impossible to miss|hide|clog|ansicht|own (?:page|view|list)|jump out|stand out|loud|look (?:at|up|for|through)|rename|umbenenn\p{L}*|heißen|heißt|column|spalte|dashboard|overview|übersicht|page|seite|zeig\p{L}*|anzeig\p{L}*|sehen|sieht|farbe|farbig|markier\p{L}*|hervorheb\p{L}*|remind\p{L}*|erinner\p{L}*|mail me|e-?mail me|sms|push|admins?|password|passwort|login|log in|anmeldung zur app|glance|überblick|at a glance|add (?:an? |another |the )?(?:new )?(?:field|list|column|tick ?box|checkbox|option|choice)|neues? (?:feld|liste)|füge|ergänz\p{L}*|(?:wir|ich) brauchen? (?:noch )?(?:eine?n?|auch)|brauchen (?:wir|ich) (?:noch )?eine?n?|(?:we|i)(?: also)? need (?:an?|another) (?:list|page|register|log)|wer darf|who (?:may|can)|everyone|everybody|alle sollen|jeder soll|warn\p{L}*|blocking or anything|no blocking|daneben|next to each other`,
);
export const isOfOthers = (text: string): boolean => others.test(text);

/** What only asks; a question that asks for something ("could you stop that?") is a wish. */
const onlyAsks = /(?<!\p{L})(?:only asking|just asking|just wondering|just curious|not sure|nur (?:mal )?(?:eine|'ne|ne) frage|nur aus neugier|frage nur|wollte nur wissen)(?!\p{L})|^(?:does it (?:already )?(?:notice|check|refuse|stop|spot)|would it (?:notice|let)|why can (?:my |the )?\p{L}+ (?:still )?delete|what happens|what would happen|was passiert|was geschieht|wie ist das|kann ich eigentlich|darf ich eigentlich|wer kann |wer darf |who can |can i (?:actually|still)|is it (?:already )?possible that|merkt (?:die app|das programm|er|sie|es)|geht das eigentlich|(?:kann|darf|können|dürfen) (?:ich|man|er|sie|wir|jemand)\b[^?]{0,80}(?<!\p{L})(?:eigentlich|überhaupt noch)(?!\p{L}))/iu; // prettier-ignore
export const isOnlyAsking = (text: string): boolean => onlyAsks.test(text);

const many: Readonly<Record<string, number>> = { eleven: 11, dozen: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100, couple: 2, elf: 11, dutzend: 12, dreizehn: 13, vierzehn: 14, fünfzehn: 15, sechzehn: 16, siebzehn: 17, achtzehn: 18, neunzehn: 19, zwanzig: 20, dreißig: 30, vierzig: 40, fünfzig: 50, sechzig: 60, siebzig: 70, achtzig: 80, neunzig: 90, hundert: 100, null: 0, zero: 0, nought: 0, zweien: 2, dreien: 3, fünfmal: 5, sechsmal: 6, half: 0.5 }; // prettier-ignore
export const numeral = `(?:${Object.keys(many).join('|')}|${someNumber})`;
export const numberSaid = (said: string): number => many[said.toLowerCase()] ?? numberOf(said);

/** "a seventh", "die dritte": one more than may be. */
const ordinals: Readonly<Record<string, number>> = { second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10, eleventh: 11, thirteenth: 13, zweite: 2, dritte: 3, vierte: 4, fünfte: 5, sechste: 6, siebte: 7, achte: 8, neunte: 9, zehnte: 10, elfte: 11 }; // prettier-ignore
export const ordinalIn = (text: string): number | null => {
  const found = new RegExp(`(?<!\\p{L})(${Object.keys(ordinals).join('|')})[nrsm]?(?!\\p{L})|(?<!\\d)(\\d{1,3})(?:st|nd|rd|th)(?!\\p{L})`, 'iu').exec(text); // prettier-ignore
  return found ? (found[1] ? ordinals[found[1].toLowerCase()]! : Number(found[2])) : null;
};

export const spanOf = (word: string): 'day' | 'week' | 'month' | 'year' | null =>
  /^(?:days?|nights?|tage?[ns]?|nacht|nächten?|daily|täglich|evenings?|abende?)$/i.test(word) ? 'day' : /^(?:weeks?|wochen?|weekly|wöchentlich)$/i.test(word) ? 'week' : /^(?:months?|monate?[ns]?|monthly|monatlich)$/i.test(word) ? 'month' : /^(?:years?|jahre?[ns]?|yearly|season|saison|jährlich)$/i.test(word) ? 'year' : null; // prettier-ignore
