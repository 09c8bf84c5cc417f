import type { AppPlan } from '../../plan/plan.ts';
import { settingsRequest } from '../understand/settings-request.ts';
import { coloursNamed } from './thing-colours.ts';
import type { Outright } from './outright.ts';

const larger = /(?<!\p{L})(?:(?:everything|all|it|text|letters|writing|print|type) (?:\p{L}+ ){0,3}?(?:bigger|larger)|(?:bigger|larger) (?:letters|text|writing|print|type|font)|alles (?:\p{L}+ ){0,3}?(?:größer|grösser)|(?:größere?|grössere?) (?:schrift|buchstaben)|(?:schrift|buchstaben) (?:\p{L}+ ){0,3}?(?:größer|grösser))(?!\p{L})/iu; // prettier-ignore
/** Told as what is wrong with it: "the writing is tiny", "alles so riesig". */
const letters = String.raw`(?:writing|letters|text|print|type|fonts?|words|everything|it(?:['’]s)? all|all of it|it|schrift|buchstaben|texte?|alles|das ganze)`;
const tooSmall = new RegExp(String.raw`(?<!\p{L})${letters}(?:['’]s| is| are| ist| sind| looks?)? (?:\p{L}+ ){0,3}?(?:tiny|minuscule|too small|so small|awfully small|winzig|klitzeklein|(?:viel |viiiel )?zu klein|so klein)(?!\p{L})|(?<!\p{L})(?:can(?:no|['’])t|can (?:hardly|barely)|hard to|kann (?:\p{L}+ ){0,3}?(?:kaum|nicht|nich|nix)) (?:\p{L}+ ){0,4}?(?:read|lesen|entziffern)(?!\p{L})|(?<!\p{L})(?:need|needs|without) my glasses(?!\p{L})`, 'iu'); // prettier-ignore
const tooBig = new RegExp(String.raw`(?<!\p{L})${letters}(?:['’]s| is| are| ist| sind| looks?)? (?:\p{L}+ ){0,2}?(?:so big|too big|far too big|huge|enormous|gigantic|so groß|zu groß|viel zu groß|riesig|so riesig)(?!\p{L})|(?<!\p{L})(?:smaller (?:letters|text|writing|print|type|font)|(?:letters|text|writing|everything|schrift|alles|buchstaben) (?:\p{L}+ ){0,3}?(?:smaller|kleiner)|kleinere (?:schrift|buchstaben))(?!\p{L})`, 'iu'); // prettier-ignore
const other = /(?<!\p{L})(?:picture|photo|button|tile|card|bild\p{L}*|foto\p{L}*|knopf|knöpfe|kachel\p{L}*|karte\p{L}*|than|als)(?!\p{L})/iu; // prettier-ignore
const dark = /(?<!\p{L})(?:(?:make|turn|have|want|like|need) (?:it|everything|the (?:whole )?(?:app|thing)|this) (?:all |completely |rather )*(?:dark(?:er)?|black)|dark (?:background|theme|look)|(?:mach\p{L}*|hätte\p{L}*|hätt|will|möcht\p{L}*|lieber|bitte|wäre?) (?:\p{L}+ ){0,4}?(?:dunkel|dunkle[nrs]?(?: hintergrund)?)|dunkel (?:machen|wäre|bitte|haben))(?!\p{L})/iu; // prettier-ignore
const isQuestion = /^(?:is|are|does|do|has|gibt es|hat|geht|kann)(?!\p{L})/iu;
const ofDark = /(?<!\p{L})(?:dark(?:er)?|black|dunkel|dunkle[nrs]?)(?!\p{L})/giu;
const night = '#1b1d22';

/** "Mama kann das kaum lesen, alles viel größer", "too glaring at night, make it dark". */
export function sizeOrDarkWish(text: string, plan: AppPlan): Outright {
  if (text.length > longest) return null;
  const isSmaller = tooBig.test(text);
  if ((isSmaller || larger.test(text) || tooSmall.test(text)) && !other.test(text)) {
    const found = settingsRequest(isSmaller ? 'make the text smaller' : 'make the text bigger', plan);
    return Array.isArray(found) || typeof found === 'string' ? found : null;
  }
  const isDark = dark.test(text) && !isQuestion.test(text) && coloursNamed(text.replace(ofDark, ' ')).length === 0;
  return isDark && !/(?<!\p{L})(?:rows?|list|when|wenn|zeilen?|buttons?|knöpfe)(?!\p{L})/iu.test(text) ? [{ kind: 'look', colours: { background: night } }] : null; // prettier-ignore
}

const longest = 120;
