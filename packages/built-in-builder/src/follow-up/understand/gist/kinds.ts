import type { AppPlan, FieldType } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { fieldsIn } from './mentions.ts';

const roomy = /(?<!\p{L})(?:too (?:small|short|narrow|tiny)|more (?:room|space|lines|text)|several lines|long(?:er)? texts?|big(?:ger)? (?:box|field)|zu (?:klein|kurz|eng|schmal)|mehr (?:platz|text|rein)|mehrere zeilen|längere[nr]? texte?|größeres feld|größer sein)(?!\p{L})/iu; // prettier-ignore
const kinds: readonly (readonly [words: RegExp, type: FieldType])[] = [
  [/(?<!\p{L})(?:yes ?(?:\/|or|-) ?no|check ?box(?:es)?|tick ?box(?:es)?|to tick|ja ?(?:\/|oder|-) ?nein|haken|häkchen|kästchen|abhaken|ankreuzen)(?!\p{L})/iu, 'boolean'],
  [/(?<!\p{L})(?:date and time|with (?:a |the )?time|time of day|uhrzeit dazu|mit uhrzeit)(?!\p{L})/iu, 'datetime'],
  [/(?<!\p{L})(?:only (?:a )?numbers?|a number|nur (?:eine )?zahl(?:en)?|eine zahl|als zahl|ziffern)(?!\p{L})/iu, 'number'],
  [/(?<!\p{L})(?:a date|as (?:a )?date|ein datum|als datum|kalenderfeld)(?!\p{L})/iu, 'date'],
  [/(?<!\p{L})(?:an? (?:amount|price) in (?:euros?|dollars?)|money|geldbetrag|als betrag|in euro)(?!\p{L})/iu, 'money'],
  [/(?<!\p{L})(?:clickable|a link|as (?:a )?link|ein link|als link|anklickbar|klickbar)(?!\p{L})/iu, 'url'],
  [/(?<!\p{L})(?:a (?:picture|photo|image)|ein (?:bild|foto)|als (?:bild|foto))(?!\p{L})/iu, 'image'],
  [/(?<!\p{L})(?:an? (?:file|pdf)|(?:eine )?datei|als (?:datei|pdf))(?!\p{L})/iu, 'file'],
]; // prettier-ignore
const changes = /(?<!\p{L})(?:should|must|make|turn|change|be|is|only|not (?:a )?text|soll|sollte|muss|mach\p{L}*|ist|wird|nur|kein(?:e)? text|brauch\p{L}*|needs?)(?!\p{L})/iu; // prettier-ignore

/** What a field that is there is to become: a longer text, a tick box, a date. */
export function kindGist(text: string, plan: AppPlan): Change[] | string | null {
  const type = roomy.test(text) ? 'longtext' : changes.test(text) ? kinds.find(([words]) => words.test(text))?.[1] : undefined; // prettier-ignore
  const named = type && fieldsIn(text, plan, { least: 2 })[0];
  if (!type || !named) return null;
  const { entity, field } = named;
  if (rolesOf(entity).title === field)
    return `${field.label} names the ${inWords(entity)} in every list, so it stays a short text. Say “add a notes field” for longer texts.`;
  return [{ kind: 'retype-field', entity: entity.name, field: field.name, type }];
}
