import { pluralise, singularise, toLabel } from '../../../plan/names.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import { germanSingular } from '../../../reading/german-plural.ts';
import type { Change } from '../../change.ts';
import { findField } from '../../find.ts';
import { entitiesIn, fieldsIn, pagesIn } from './mentions.ts';

const renames = /(?<!\p{L})(?:call(?:ed)?|name|names?d|rename\p{L}*|say|says|read|reads|title|heading|headline|instead of|nenn\p{L}*|umbenenn\p{L}*|heiß\p{L}*|heisst|hieße|titel|überschrift|statt|anstatt|name der app)(?!\p{L})/iu; // prettier-ignore
const ofApp = /(?<!\p{L})(?:title|headline|heading|header|name of (?:the|this|my|our) (?:app|site|page)|app['’]?s? name|(?:the|this|my|our) (?:app|site|website)|überschrift|titel|die app|der app|das ganze|name der (?:app|seite)|ganz oben|on top|at the top|oben)(?!\p{L})/iu; // prettier-ignore
const quoted = /["„“”«»]([^"„“”«»]{1,60})["„“”«»]|(?<!\p{L})['‘’]([^'‘’]{1,60})['‘’](?!\p{L})/u;
/** What it is to be called, when it stands in no quotation marks. */
const unquoted: readonly RegExp[] = [
  /^(?:(?:please|pls|bitte|and|und|can you|could you|kannst du)[, ]+)*(?:call|name|nenne?|nennt)\s+(?:(?:the|die|den|das|der|our|my|unsere?n?)\s+)?(?:\p{L}+\s+)+?(?:rather |instead |now |lieber |jetzt |bitte |doch |besser |ab jetzt )?(?:in |zu |as |to )?(\p{L}[\p{L}-]*)(?:,? (?:please|bitte|instead|um))?$/iu,
  /(?<!\p{L})(?:sollen?|sollte[n]?|should|must) (?:lieber |jetzt |besser |rather |now |be )*(?:called |named )?(\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?)(?: heißen| genannt werden)?$/u,
  /(?<!\p{L})(?:heiß(?:t|en)|heisst|are called|is called) (?:bei uns |jetzt |ab jetzt |now |here )*(\p{L}[\p{L}-]*)$/iu,
];
const instead = /^(?:statt|anstatt|instead of) (?:der |die |das |des |dem |den |the )?["„“]?([\p{L}][\p{L} -]*?)["“”]?,? (?:bitte |please |lieber |schreib\p{L}* |write |say |it should (?:say|be) |soll (?:es|da|dort) )*["„“]?(\p{L}[\p{L} -]*?)["“”]?(?: heißen| stehen| schreiben| sagen| please| bitte)*$/iu; // prettier-ignore

/** What stands above everything, also where records have a title. */
const heading = /(?<!\p{L})(?:überschrift|heading|headline|(?:title|name|titel) (?:on top|at the top|above|of (?:the|this|my|our) (?:app|site|page|website)|oben|ganz oben|der app|der seite)|(?:the|der|den) (?:title|titel) (?:should|must|soll|sollte|muss))(?!\p{L})/iu; // prettier-ignore

export function nameGist(text: string, plan: AppPlan): Change[] | string | null {
  const [, double, single] = quoted.exec(text) ?? [];
  const swap = /^["„“”']([^"„“”']+)["“”']\s*(?:should (?:be|read|say)|soll(?:te)?|to|in|->|→|=)\s*["„“”']([^"„“”']+)["“”'](?: heißen| sein)?$/iu.exec(text); // prettier-ignore
  if (swap) return renamed(swap[1]!, toLabel(swap[2]!), plan);
  if (!renames.test(text)) return null;
  if (heading.test(text) && (double ?? single)) return [{ kind: 'rename-app', name: (double ?? single)!.trim() }];
  if (/(?<!\p{L})(?:buttons?|schaltfläche\p{L}*|knöpfe?|knopf)(?!\p{L})/iu.test(text))
    return 'Buttons are called after what they add or do: rename the list, for example “rename dog to animal”, and they follow.';
  const swapped = instead.exec(text);
  const mark = quoted.exec(text);
  const to = (swapped?.[2] ?? mark?.[1] ?? mark?.[2] ?? unquoted.map((words) => words.exec(text)?.[1]).find(Boolean))?.trim(); // prettier-ignore
  if (!to) return null;
  const rest = swapped ? swapped[1]! : text.replace(to, ' ');
  const label = toLabel(to);
  const lists = entitiesIn(rest, plan);
  const fields = fieldsIn(rest.replace(/(?<!\p{L})(?:die |the )(?:seite|page|app)(?!\p{L})/giu, ' '), plan, {
    least: 1.5,
  });
  const isPage = /(?<!\p{L})(?:page|seite|tab|reiter|menu|menü)(?!\p{L})/iu.test(rest);
  const [page] = isPage ? pagesIn(rest, plan) : [];
  if (page) return [{ kind: 'rename-page', page: page.page.name, label }];
  const list = lists[0]?.entity;
  if (list && !fields[0]) {
    if (
      plan.entities.some(
        (one) => one !== list && [one.label, one.plural].some((name) => name.toLowerCase() === label.toLowerCase()),
      )
    )
      // prettier-ignore
      return `There is a list called ${label} already, so I changed nothing: choose another name.`;
    return [{ kind: 'rename-entity', entity: list.name, ...inBoth(label, plan) }];
  }
  const [field] = fields;
  if (field) {
    if (findField(field.entity, label)?.name === field.field.name && field.field.label === label) return null;
    return [{ kind: 'rename-field', entity: field.entity.name, field: field.field.name, label }];
  }
  return ofApp.test(rest) || isPage ? [{ kind: 'rename-app', name: label }] : null;
}

/** The field, list or page that is called so. */
export function renamed(from: string, label: string, plan: AppPlan): Change[] | null {
  const [field] = fieldsIn(from, plan, { least: 2 });
  const [list] = entitiesIn(from, plan);
  const [page] = pagesIn(from, plan);
  if (list) return [{ kind: 'rename-entity', entity: list.entity.name, ...inBoth(label, plan) }];
  if (field) return [{ kind: 'rename-field', entity: field.entity.name, field: field.field.name, label }];
  return page ? [{ kind: 'rename-page', page: page.page.name, label }] : null;
}

const inBoth = (said: string, { language }: AppPlan): { label: string; plural: string } =>
  language === 'de'
    ? { label: toLabel(germanSingular(said)), plural: said }
    : { label: singularise(said), plural: pluralise(singularise(said)) };
