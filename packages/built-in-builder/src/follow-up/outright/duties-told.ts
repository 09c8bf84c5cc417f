import { rolesOf } from '../../plan/roles.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { anyWord } from '../any-word.ts';
import type { Change } from '../change.ts';
import { inWords } from '../find.ts';
import { entitiesIn, fieldsIn, type FieldMention } from '../understand/gist/mentions.ts';
import { fieldsSaid, valuesSaid } from './fields/said.ts';
import { fieldInOtherWords } from './meant/other-order.ts';
import type { Outright } from './outright.ts';

const blank = '(?:blank|empty|open|leer|frei|offen)';
const isFilled = String.raw`(?:(?:be |get )?(?:filled(?: in| out)?|put in|entered|given|in there|there|present)|fill(?:ed)?(?: it| that)? in|ausgefüllt|eingetragen|angegeben|ausfüllen|eintragen|angeben|drin ?stehen|drin|dastehen|da sein|dabei sein|vorhanden sein|rein)`;
const few = String.raw`(?:(?!nicht |nich |not )[\p{L}…-]+ ){0,6}?`;
/** What says of a clause that its details may be missing; a second "not" turns it round. */
const free = anyWord(
  [
    String.raw`(?:can|may|might|could|should|kann|können|darf|dürfen|soll|sollen|dürfte|könnte) (?:also |always |just |well |auch |ruhig |gern |gerne |mal |immer |ja |then |sometimes )*(?:be left |be |stay |remain |left )?${blank}(?: bleiben| sein| lassen)?`,
    String.raw`(?:needn['’]?t|need not|(?:do|does)(?:n['’]?t| not) (?:need|have) to|don['’]?t need to)(?: (?:always )?${isFilled}|[\s.]*$)|(?:muss|müssen|braucht?) (?:man )?(?:aber |ja |auch )?(?:nicht|nich)(?: \p{L}+){0,2}? ${isFilled}|(?:muss|müssen) (?:nicht|nich)[\s.]*$`,
    String.raw`(?:is|are|ist|sind) (?:\p{L}+ )?(?:optional|voluntary|freiwillig|up to (?:them|him|her|you|us)|kein muss|keine pflicht)`,
    String.raw`(?:kann|können|darf|dürfen|muss) man (?:auch |ruhig |mal |gern |später )*(?:leer ?lassen|weglassen (?:können|dürfen)|nachtragen|auslassen)`,
  ].join('|'),
);
const needed = anyWord(
  [
    String.raw`(?:must|ha(?:s|ve) (?:always )?to|needs? to|muss|müssen) ${few}${isFilled}`,
    String.raw`(?:must|ha(?:s|ve) to) (?:always )?(?:have|leave|give|carry|state|bear) (?:an?|their|its) (?!few)`,
    String.raw`(?:is|are|ist|sind) (?:always |all |both |immer |beide |alle )?(?:a must|required|mandatory|compulsory|obligatory|pflicht|verpflichtend|pflichtfelder|pflichtangaben?)`,
  ].join('|'),
);
const notBlank = anyWord(
  String.raw`(?:must|may|can|should)(?:n['’]?t| not|not) (?:be (?:left )?|stay |remain )?${blank}|(?:darf|dürfen|soll|sollen|kann|können) (?:auf keinen fall |nie |niemals |nicht |nich )(?:mehr )?(?:leer|fehlen)(?: bleiben| sein)?`,
);
/** "… but the price mustn't", "… but the price has to": the second half of a clause before it. */
const turned = /(?:must|may|can)(?:n['’]?t| not|not)[\s.!]*$|(?:darf|dürfen) (?:das |es )?(?:nicht|nich)[\s.!]*$|(?:muss|müssen|must|has to|have to)(?: schon)?[\s.!]*$/iu; // prettier-ignore
const other = anyWord(
  String.raw`if|when(?:ever)?|once|unless|as soon as|before|after|why|warum|wieso|weshalb|wenn|falls|sobald|solange|bevor|nachdem|außer|except|only|nur|erst|see|sehen|change|changed|edit|ändern|delete|löschen|remove|field called|more than|less than|mehr als|weniger als|past|vergangenheit|future|zukunft|same|gleiche\p{L}*|twice|doppelt|with no longer|add (?:a|an)|then|dann|list|liste|page|seite|back|zurück\p{L}*`,
);
/** "Wird eine Stunde abgesagt, muss …": under which condition, by the order of its words. */
const condition =
  /^[^,.]{3,40}: |^(?:ist|sind|wird|werden|steht|stehen|geht|fällt|sagt|kommt|hat|haben|did|does|was|were|is|are)\s/iu;
const reason =
  /^(?:sonst|otherwise|or|weil|because|damit|so|denn|das|that|this|we|i|wir|ich|the \p{L}+ (?:is|are|people|office))(?!\p{L})/iu;
const both = anyWord('both|those|these|they|them|all of them|beide[sn]?|alle drei|die beiden');
const separator = /\s*[,.;!?]+\s+(?:(?:and|but|und|aber)\s+)?|\s+(?:but|aber|while|während|whereas|dagegen)\s+/iu;
const longest = 220;
/** A name alone, in words. */
const widest = 4;

/** What has to be filled in and what may stay empty, clause by clause: "day and length always have to be there, the note may stay blank". */
export function dutiesToldWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/\s+/g, ' ').replace(/[\s.!?]+$/u, '');
  if (text.length > longest || condition.test(text) || other.test(withoutNames(text, plan))) return null;
  const owner = fieldsIn(text, plan, { least: 1.9 })[0]?.entity;
  const list = listNamed(text, plan, owner);
  const found: { entity: Entity; field: Field; isRequired: boolean }[] = [];
  let waiting: Named[] = [];
  const clauses = text.split(separator);
  for (const clause of clauses) {
    const named = namedIn(clause, plan, list ?? found[0]?.entity ?? owner);
    const isRequired = dutyOf(withoutNames(clause, plan), found.at(-1)?.isRequired);
    if (isRequired === undefined) {
      // "phone, email and address must be given" goes on; a clause of its own says something else
      if (named.length > 0 && clause.split(' ').length > widest && !both.test(text)) return null;
      waiting = [...waiting, ...named];
      continue;
    }
    const meant = named.length > 0 ? [...waiting, ...named] : both.test(clause) ? waiting : [];
    if (meant.length === 0) return null;
    found.push(...meant.map(({ entity, field }) => ({ entity, field, isRequired })));
    waiting = [];
  }
  const fields = found.filter((one, at) => found.findIndex(({ field }) => field === one.field) === at);
  const own = fields.filter(({ entity }) => entity === fields[0]!.entity);
  if (own.length === 0 || own.length < fields.length) return null;
  // of one detail alone nothing else is told, and no value it depends on
  if (own.length === 1 && (valuesSaid(text, plan).length > 0 || clauses.slice(1).some((one) => !reason.test(one)))) return null; // prettier-ignore
  const isTitle = ({ entity, field, isRequired }: (typeof own)[number]) => !isRequired && rolesOf(entity).title === field; // prettier-ignore
  const [title] = own.filter(isTitle);
  if (title && own.length === 1) return `${title.field.label} is what ${inWords(title.entity)} are called in every list, so it has to be filled in.`; // prettier-ignore
  const changes = own.filter((one) => !isTitle(one)).map(({ entity, field, isRequired }): Change => ({ kind: 'require-field', entity: entity.name, field: field.name, isRequired })); // prettier-ignore
  const fresh = changes.filter((change, at) => change.kind === 'require-field' && own.filter((one) => !isTitle(one))[at]!.field.isRequired !== change.isRequired); // prettier-ignore
  return fresh.length > 0 ? fresh : changes;
}

/** The list that is named, unless the word is what a record of the list beside it points to: the skipper of a trip, not the Skippers. */
function listNamed(text: string, plan: AppPlan, owner: Entity | undefined): Entity | undefined {
  return entitiesIn(text, plan).find(({ entity }) => !owner || !pointsTo(owner, entity))?.entity;
}

const pointsTo = (owner: Entity, list: Entity): Field | undefined => owner === list ? undefined : owner.fields.find(({ reference }) => reference === list.name); // prettier-ignore

/** Whether the details of a clause are needed; undefined where it says nothing of it. */
function dutyOf(clause: string, before: boolean | undefined): boolean | undefined {
  if (notBlank.test(clause)) return true;
  if (free.test(clause)) return false;
  if (needed.test(clause)) return true;
  if (before !== undefined && turned.test(clause)) return true;
  return undefined;
}

type Named = Pick<FieldMention, 'entity' | 'field'>;

function namedIn(clause: string, plan: AppPlan, list: Entity | undefined): Named[] {
  const within = list ? { ...plan, entities: [list] } : plan;
  const sure = fieldsIn(clause, within, { least: 1.9 });
  const [first] = sure;
  if (first) return sure.filter(({ entity }) => entity === first.entity);
  const pointing =
    list &&
    entitiesIn(clause, plan)
      .map(({ entity }) => pointsTo(list, entity))
      .find(Boolean);
  if (list && pointing) return [{ entity: list, field: pointing }];
  const reordered = fieldInOtherWords(clause, within);
  if (reordered) return [reordered];
  return fieldsSaid(clause, within).slice(0, 1);
}

/** A detail may be called as another wish is: "Changed on", "Return day". */
const withoutNames = (text: string, plan: AppPlan): string =>
  fieldsIn(text, plan, { least: 1.9 }).toSorted((a, b) => b.at - a.at).reduce((rest, { at, end }) => `${rest.slice(0, at)}…${rest.slice(end)}`, text); // prettier-ignore
