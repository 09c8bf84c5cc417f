import type { Deed } from '../../../../plan/rights.ts';
import { deedWords } from '../deeds-said.ts';
import { oneOf } from '../words.ts';

/** Ways of saying that somebody enters something, beside those that name it. */
const enters = oneOf(
  ...['com(?:e|es|ing) from', 'tak(?:e|en|es|ing) on', 'sign(?:s|ed|ing)? up', 'enrol(?:s|l|led|ling)?', 'typed? (?:\\p{L}+ )?in', 'puts?(?= )', 'putting', 'makes?(?! (?:it|me|us|sense|sure|more|no|things)(?!\\p{L}))', 'takes?(?! care)', 'taking', 'notes? (?:down|it)', 'fills?', 'filling', 'reports?', 'reporting', 'logs?', 'orders?(?= (?:some|thing|new|for))', 'wish', 'register', 'key'],
  ...['aufnehm\\p{L}*', 'rein ?(?:nehm|geb)\\p{L}*', 'nehmen', 'reinstell\\p{L}*', 'reintun', 'reinsetz\\p{L}*', 'melde\\p{L}*', 'schreib\\p{L}*', 'rein ?schreib\\p{L}*', 'aufschreib\\p{L}*', 'notier\\p{L}*', 'buch(?:en|t|e)', 'bestellen', 'nachtrag\\p{L}*', 'ausfüll\\p{L}*', 'wünschen', 'neue (?:\\p{L}+ )?(?:rein|anlegen)', 'hinzu'],
); // prettier-ignore
/** All that changes what there is: who does it adds, changes and deletes. */
const manages = oneOf(
  ...['touch\\p{L}*', 'mess\\p{L}*', 'fiddl\\p{L}*', 'tamper\\p{L}*', 'tinker\\p{L}*', 'hands? off', 'fingers? off', 'manag\\p{L}*', 'maintain\\p{L}*', 'in charge', 'looks? after', 'take(?:s)? care', 'handles?', 'my thing', 'write access'],
  ...['anfass\\p{L}*', 'pfleg\\p{L}*', 'verwalt\\p{L}*', 'mach(?:t|e|en)?', 'kümmer\\p{L}*', '(?:rum|herum|rein)?pfusch\\p{L}*', 'rumfuhrwerk\\p{L}*', 'zuständig', 'übernimmt', '(?:dran|rum|herum)?dreh\\p{L}*', 'ran(?:gehen|kommen)?', '(?:I|ich) (?:do|handle|mache?|kümmere mich um)', 'dran ?rum', 'fingern? (?:weg|davon)', 'rummach\\p{L}*'],
); // prettier-ignore
/** What ends or moves what somebody else entered. */
const mends = oneOf('cancel\\p{L}*', 'calls? (?:\\p{L}+ )?off', 'absag\\p{L}*', 'stornier\\p{L}*', 'streich\\p{L}*', 'correct\\p{L}*', 'korrigier\\p{L}*', 'cross(?:es)? (?:\\p{L}+ )?out', 'mov(?:e|es|ing)', 'shift(?:s|ing)?', 'verschieb\\p{L}*', 'umstell\\p{L}*', 'umplan\\p{L}*'); // prettier-ignore
const throwsOut = oneOf('(?:kick|throw|tak|strik|cross)(?:e|s|es|ing)? (?:\\p{L}+ ){0,3}(?:out|away|off)', '(?:struck|thrown|taken) (?:\\p{L}+ )?(?:out|off|away)', 'bin', 'gets? rid', 'wip\\p{L}*', 'rausschmei(?:ß|ss)\\p{L}*', 'weg(?:schmei(?:ß|ss)|werf|mach|tu)\\p{L}*', '(?:weg|raus)zu?lösch\\p{L}*', '(?:weg|raus|rauszu|wegzu)lösch\\p{L}*', 'raus(?:werf|lösch|nehm)\\p{L}*', 'wegzuwerfen', 'streich\\p{L}*'); // prettier-ignore
const looks = oneOf('stöber\\p{L}*', '(?:zu )?gesicht', 'looks?', 'looking', 'watch', 'browse', 'peek\\p{L}*', 'rein ?(?:seh|schau|guck|les)\\p{L}*', 'rein ?zu(?:sehen|schauen|gucken)', 'an ?(?:schau|guck|seh)\\p{L}*', 'durchles\\p{L}*', 'gesehen', 'sehe', 'seh', 'lesbar', 'be shown'); // prettier-ignore
/** "Ticked off" is a yes or no. */
export const ticks = oneOf('tick(?:s|ed|ing)?(?: (?:it |them )?off)?', 'check(?:s|ed|ing)? (?:it |them )?off', 'abhak\\p{L}*', 'abzuhaken', 'abgehakt', 'hakt?', 'haken', 'häkchen'); // prettier-ignore

export type DeedsSaid = { deeds: Deed[]; isWhole: boolean; isMending: boolean };

/** "Show the writer in the list" is of the list, and "show them to nobody" of who sees them. */
const showsOthers =
  /(?<!\p{L})(?:show|shows|zeig|zeige)(?!\p{L})(?! (?:\p{L}+ ){0,6}(?:to|den|der|dem|nur|niemand\p{L}*)(?!\p{L}))/giu;
/** With an article in front they are things. */
const asNouns =
  /(?<!\p{L})(?:the|an?|our|my|all|new|those|these|of|any|every|no|their|his|her) (?:books?|records?|logs?|plans?|posts?|bookings?|views?|marks?|sets?|orders?|checks?|updates?|notes?|reports?|wish(?:es)?)(?!\p{L})/giu;
const seeIsNoun = /(?<!\p{L})(?:(?:looks?|look|take|takes) after|take care)(?!\p{L})/giu;

/** What a clause speaks of doing; `isWhole` is everything that changes records, `isMending` what somebody entered before. */
export function deedsSaid(typed: string): DeedsSaid {
  const isWhole = manages.test(typed.replace(asNouns, ' '));
  const text = typed.replace(seeIsNoun, ' ').replace(showsOthers, ' ').replace(asNouns, ' ');
  const isMending = mends.test(text);
  const deletes = deedWords.delete.test(text) || throwsOut.test(text);
  const sees = deedWords.see.test(text) || looks.test(text);
  const changes = isWhole || isMending || ticks.test(text) || deedWords.change.test(text);
  // "made by others" and "take out" enter nothing
  const adds = deedWords.add.test(text) || (enters.test(text) && !deletes && !isWhole);
  return {
    deeds: [...(sees ? (['see'] as const) : []), ...(adds ? (['add'] as const) : []), ...(changes ? (['change'] as const) : []), ...(deletes ? (['delete'] as const) : [])],
    isWhole,
    isMending,
  }; // prettier-ignore
}

/** Where the first word for a deed stands behind a place of a text, if it stands right there. */
export const isDeedAt = (text: string): boolean =>
  [...Object.values(deedWords), enters, manages, looks, throwsOut, ticks].some((pattern) => /^\s*$/u.test(text.slice(0, pattern.exec(text)?.index ?? Number.MAX_SAFE_INTEGER)) && pattern.test(text)); // prettier-ignore
