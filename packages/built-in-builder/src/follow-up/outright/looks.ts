import { currencyIn } from '../../recognise/field-type.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { coloursIn } from '../../reading/colours.ts';
import type { Change } from '../change.ts';
import { entitiesIn, fieldsIn } from '../understand/gist/mentions.ts';
import { lookGist } from '../understand/gist/look.ts';
import { settingsRequest } from '../understand/settings-request.ts';
import type { Outright } from './outright.ts';

const ofLook = /(?<!\p{L})(?:colou?rs?|farben?|farbschema|app|design|theme|look|everything|alles|aussehen|website|site|seite)(?!\p{L})/iu; // prettier-ignore
const pair = /(?<!\p{L})(?:in )?((?:dark |light |deep |pale |bright |dunkel|hell)?\p{L}+)(?:\s+(?:and|und|&|with|mit)\s+|-)((?:dark |light |deep |pale |bright |dunkel|hell)?\p{L}+)(?!\p{L})/giu; // prettier-ignore
const notColours = /(?<!\p{L})(?:field|feld|choice|option|status|category|kategorie|if|when|wenn|falls|rows?|zeilen?|mark\p{L}*|overdue|late|überfällig\p{L}*|not|nicht|no|kein\p{L}*|remove|instead|statt|or|oder|too|also|auch|only|nur|ampel|address|photos?|fotos?|print\p{L}*|druck\p{L}*)(?!\p{L})/iu; // prettier-ignore
const lightest = 0.75;

/** "change the colours to red and white": both as they are called, the lighter one as the ground. */
export function colourPairWish(text: string, plan: AppPlan): Outright {
  if (!ofLook.test(text) || notColours.test(text) || entitiesIn(text, plan).length > 0) return null;
  if (/(?<!\p{L})(?:background|hintergrund|buttons?|knöpfe|schaltfläche\p{L}*|text|schrift\p{L}*|header)(?!\p{L})/iu.test(text)) return null; // prettier-ignore
  const isOfField = fieldsIn(text, plan, { least: 1 }).length > 0 && !/(?<!\p{L})(?:app|everything|alles|website|colou?rs|farben)(?!\p{L})/iu.test(text); // prettier-ignore
  if (isOfField) return null;
  for (const [, one = '', other = ''] of text.matchAll(pair)) {
    const [first, second] = [hexOf(one), hexOf(other)];
    if (!first || !second || first === second) continue;
    const [light, dark] = lightOf(first) >= lightOf(second) ? [first, second] : [second, first];
    // of two strong ones none is a ground to read on
    if (lightOf(light) >= lightest) return [{ kind: 'look', colours: { background: light, component: dark } }];
  }
  return null;
}

const hexOf = (word: string): string | undefined =>
  coloursIn(`the buttons are ${word.toLowerCase().replace(/(?<=weiß|rot|blau|grün|gelb|schwarz|grau|braun)(?:e[nrms]?)$/u, '')}`).component?.hex; // prettier-ignore

function lightOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const size = /(?:, ?(?:and |und )?| (?:and|und|plus|sowie|with|mit) )?(?:(?:the |die |der |eine |einer |a )?((?:larger|bigger|smaller|größere[rns]?|grössere[rns]?|kleinere[rns]?) (?:text|type|letters|font|writing|print|schrift|buchstaben)|(?:text|letters|font|writing|schrift|buchstaben) (?:\p{L}+ )?(?:larger|bigger|smaller|größer|grösser|kleiner)))(?!\p{L})/iu; // prettier-ignore
const smaller = /(?<!\p{L})(?:smaller|kleiner\p{L}*)(?!\p{L})/iu;

/** "warm colours, brownish like bread, and larger letters": the colours and the size, each as it is read alone. */
export function looksWish(text: string, plan: AppPlan): Outright {
  const [said = '', words = ''] = size.exec(text) ?? [];
  if (words === '') return null;
  const rest = text.replace(said, ' ').trim();
  const colours = /(?<!\p{L})(?:colou?r\p{L}*|farb\p{L}*|look|design|warm\p{L}*|brown\p{L}*|bräunlich\p{L}*)(?!\p{L})/iu.test(rest) ? lookGist(rest, plan) : null; // prettier-ignore
  const sized = settingsRequest(smaller.test(words) ? 'make the text smaller' : 'make the text bigger', plan);
  if (!Array.isArray(colours) || !Array.isArray(sized)) return null;
  return [...colours, ...sized] satisfies Change[];
}

const sign = /(?<!\p{L})(?:(?:euro|dollar|pound|currency|währungs)[ -]?(?:signs?|symbols?|zeichen|symbole?)|(?:€|\$|£)[ -]?(?:signs?|symbols?|zeichen)|eurozeichen|währungszeichen|dollarzeichen|pfundzeichen)(?!\p{L})/iu; // prettier-ignore
const unwanted = /(?<!\p{L})(?:remove|hide|without the|drop|get rid|weg|entfern\p{L}*|ohne das|lösch\p{L}*|raus)(?!\p{L})/iu; // prettier-ignore
const signs: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' };

/** "the prices have no euro sign": a sign is missed, and nothing is to go. */
export function currencySignWish(text: string, plan: AppPlan): Outright {
  if (!sign.test(text) || unwanted.test(text)) return null;
  const currency = currencyIn(text.replace(/eurozeichen/giu, 'euro').replace(/dollarzeichen/giu, 'dollar').replace(/pfundzeichen|pound[ -]?(?:signs?|symbols?)/giu, 'gbp').replace(/dollar[ -]?(?:signs?|symbols?)/giu, 'dollars')); // prettier-ignore
  if (currency && currency !== plan.currency) return [{ kind: 'currency', currency }];
  const plain = fieldsIn(text, plan, { least: 2 }).filter(({ field }) => field.type === 'number' && !field.unit);
  if (plain.length > 0) return plain.map(({ entity, field }) => ({ kind: 'retype-field', entity: entity.name, field: field.name, type: 'money' })); // prettier-ignore
  return `Amounts are written with ${signs[plan.currency] ?? plan.currency} wherever they are shown; in forms the number alone is typed. I changed nothing.`; // prettier-ignore
}
