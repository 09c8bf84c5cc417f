import type { Deed } from '../../../plan/rights.ts';
import { oneOf } from './words.ts';

/** Words for each deed. */
export const deedWords: Readonly<Record<Deed, RegExp>> = {
  delete: oneOf(
    ...['delet\\p{L}*', 'remov\\p{L}*', 'eras\\p{L}*', 'throws? (?:\\p{L}+ )?(?:out|away)', 'throw(?:ing)? (?:\\p{L}+ ){0,2}(?:out|away)', 'bins?', 'wip\\p{L}*', 'get rid of', 'scrap\\p{L}*'],
    ...['lösch\\p{L}*', 'gelöscht', 'entfern\\p{L}*', 'wegwerfen', 'wegschmeißen', 'rauswerfen', 'weggeworfen'],
  ),
  change: oneOf(
    ...['edit\\p{L}*', 'chang\\p{L}*', 'alter\\p{L}*', 'modif\\p{L}*', 'fiddl\\p{L}*', 'touch\\p{L}*', 'mess\\p{L}*', 'tamper\\p{L}*', 'tinker\\p{L}*', 'correct\\p{L}*', 'amend\\p{L}*', 'tick\\p{L}*', 'mark\\p{L}*', 'check(?:s|ing)? off', 'sets?', 'setting', 'updat\\p{L}*', 'overwr\\p{L}*', 'rewrit\\p{L}*', 'mov(?:e|es|ing) (?:it|them|dates?)', 'click\\p{L}*', 'hands? off', 'promot\\p{L}*', 'calls? (?:\\p{L}+ )?off', 'cancel\\p{L}*', 'decides?', 'put (?:\\p{L}+ ){0,3}right', 'improv\\p{L}*', 'adjust\\p{L}*', 'manag\\p{L}*', 'up to', 'assign\\p{L}*', 'approv\\p{L}*', 'maintain\\p{L}*', 'fix'],
    ...['(?:ver|um|ab)?änder\\p{L}*', 'geändert', 'bearbeit\\p{L}*', 'rumschreib\\p{L}*', 'herumschreib\\p{L}*', '(?:rein|herum|rum)?pfusch\\p{L}*', 'reingepfuscht', '(?:rum|herum|dran)?dreh\\p{L}*', 'verstell\\p{L}*', 'abgehakt', 'abhak\\p{L}*', 'hakt', 'häkchen', 'klick\\p{L}*', 'setz\\p{L}*', 'verschieb\\p{L}*', 'verschoben', 'korrigier\\p{L}*', 'überschreib\\p{L}*', 'überschrieben', 'anfass\\p{L}*', 'pfleg\\p{L}*', 'verwalt\\p{L}*', 'bestimmt', 'entscheidet', 'festleg\\p{L}*', 'legt (?:\\p{L}+ ){0,3}fest', 'macht', 'absag\\p{L}*', 'stornier\\p{L}*', 'finger weg', 'einteilt?', 'teilt (?:\\p{L}+ ){0,3}ein', 'anpass\\p{L}*', 'rumfuhrwerk\\p{L}*', 'kümmert'],
  ),
  add: oneOf(
    ...['adds?', 'adding', 'creat\\p{L}*', 'enter(?:s|ed)?', 'entering', 'records?', 'log(?:s|ging)?', 'writ(?:es?|ing)(?: (?:\\p{L}+ ){0,2}(?:up|down))?', 'puts? (?:\\p{L}+ ){0,3}in', 'book(?:s|ing)?', 'submit\\p{L}*', 'post(?:s|ing)?', 'assign\\p{L}*', 'plan(?:s|ning)?'],
    ...['anleg\\p{L}*', 'angelegt', 'eintrag\\p{L}*', 'einträgt', 'eingetragen', 'trägt (?:\\p{L}+ ){0,3}ein', 'tragen (?:\\p{L}+ ){0,3}ein', 'hinzufüg\\p{L}*', 'erfass\\p{L}*', 'eingeb\\p{L}*', 'erstell\\p{L}*', 'teilt (?:\\p{L}+ ){0,3}ein', 'einteil\\p{L}*', 'plant', 'reinschreib\\p{L}*'],
  ),
  see: oneOf(
    ...['sees?', 'seeing', 'seen', 'reads?', 'reading', 'view\\p{L}*', 'look\\p{L}*', 'peeks?', 'glance', 'knows?', 'knowing', 'known', 'finds? out', 'finding out', 'follow', 'shown?', 'visible', 'hidden', 'hide', 'learn about', 'access'],
    ...['seh\\p{L}*', 'sieht', 'les(?:en|e|t|bar\\p{L}*|end)', 'liest', '(?:an|ein|rein|nach|drüber|mal)?schau\\p{L}*', '(?:an|rein|drüber)?guck\\p{L}*', 'reingucken', 'kuck\\p{L}*', 'wiss\\p{L}*', 'weiß', 'kenn(?:en|t|e|st)', 'erfahr\\p{L}*', 'einseh\\p{L}*', 'zu gesicht', 'mitles\\p{L}*', 'sichtbar', 'zeigen', 'gezeigt', 'blick', 'einblick', 'lesend'],
  ),
}; // prettier-ignore

/** What a sentence speaks of doing. */
export const deedsIn = (text: string): Deed[] => (['see', 'add', 'change', 'delete'] as const).filter((deed) => deedWords[deed].test(text)); // prettier-ignore
export const speaksOf = (deed: Deed, text: string): boolean => deedWords[deed].test(text);

/** "just looking, no touching", "nur schauen", "ändern muss er aber nichts" */
export const looksOnly = oneOf(
  ...['(?:just|only) (?:to )?(?:look\\p{L}*|read\\p{L}*|view\\p{L}*|see\\p{L}*|watch\\p{L}*)', 'look(?:ing)?,? (?:but|and) (?:not|no|don[’\']?t|never)[^.;]{0,20}', 'read[- ]only', '(?:no|not|never|nothing|\\p{L}+n[’\']t|cannot|without)[^.;,]{0,16}(?:touch\\p{L}*|mess\\p{L}*|edit\\p{L}*|chang\\p{L}*|break\\p{L}*|alter\\p{L}*|fiddl\\p{L}*)', 'clicks? on everything', 'hands off everything'],
  ...['nur (?:mal )?(?:rein|an|zu|drauf|mit)?(?:schauen|gucken|sehen|lesen)', '(?:bloß|lediglich) (?:rein|an)?(?:schauen|gucken|sehen|lesen)', '(?:nix|nichts|nicht|nie)[^.;,]{0,20}(?:verstellen|ändern|anfassen|bearbeiten|kaputt ?machen|löschen|verändern|eintragen)', '(?:ändern|verstellen|bearbeiten|anfassen)[^.;,]{0,24}(?:nicht|nix|nichts|nie)', 'lesezugriff', 'nur lesend', 'ohne (?:etwas |was )?zu (?:ändern|verändern|bearbeiten)'],
); // prettier-ignore
