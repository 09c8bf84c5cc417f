import type { AppPlan } from '../../plan/plan.ts';
import { settingsRequest } from '../understand/settings-request.ts';
import { coloursNamed } from './thing-colours.ts';
import type { Outright } from './outright.ts';

const larger = /(?<!\p{L})(?:(?:everything|all|it|text|letters|writing|print|type) (?:\p{L}+ ){0,3}?(?:bigger|larger)|(?:bigger|larger) (?:letters|text|writing|print|type|font)|alles (?:\p{L}+ ){0,3}?(?:größer|grösser)|(?:größere?|grössere?) (?:schrift|buchstaben)|(?:schrift|buchstaben) (?:\p{L}+ ){0,3}?(?:größer|grösser))(?!\p{L})/iu; // prettier-ignore
const other = /(?<!\p{L})(?:picture|photo|button|tile|card|bild\p{L}*|foto\p{L}*|knopf|knöpfe|kachel\p{L}*|karte\p{L}*|than|als)(?!\p{L})/iu; // prettier-ignore
const dark = /(?<!\p{L})(?:(?:make|turn|have|want|like|need) (?:it|everything|the (?:whole )?(?:app|thing)|this) (?:all |completely |rather )*(?:dark(?:er)?|black)|dark (?:background|theme|look)|(?:mach\p{L}*|hätte\p{L}*|hätt|will|möcht\p{L}*|lieber|bitte|wäre?) (?:\p{L}+ ){0,4}?(?:dunkel|dunkle[nrs]?(?: hintergrund)?)|dunkel (?:machen|wäre|bitte|haben))(?!\p{L})/iu; // prettier-ignore
const isQuestion = /^(?:is|are|does|do|has|gibt es|hat|geht|kann)(?!\p{L})/iu;
const ofDark = /(?<!\p{L})(?:dark(?:er)?|black|dunkel|dunkle[nrs]?)(?!\p{L})/giu;
const night = '#1b1d22';

/** "Mama kann das kaum lesen, alles viel größer", "too glaring at night, make it dark". */
export function sizeOrDarkWish(text: string, plan: AppPlan): Outright {
  if (text.length > longest) return null;
  if (larger.test(text) && !other.test(text)) {
    const found = settingsRequest('make the text bigger', plan);
    return Array.isArray(found) || typeof found === 'string' ? found : null;
  }
  const isDark = dark.test(text) && !isQuestion.test(text) && coloursNamed(text.replace(ofDark, ' ')).length === 0;
  return isDark && !/(?<!\p{L})(?:rows?|list|when|wenn|zeilen?|buttons?|knöpfe)(?!\p{L})/iu.test(text) ? [{ kind: 'look', colours: { background: night } }] : null; // prettier-ignore
}

const longest = 120;
