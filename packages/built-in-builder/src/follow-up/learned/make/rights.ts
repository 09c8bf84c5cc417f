import type { Entity } from '../../../plan/plan.ts';
import type { Deed } from '../../../plan/rights.ts';
import { changesOf } from '../../outright/access/said/meaning.ts';
import { partiesIn, roleFrom, type Party } from '../../outright/access/said/parties.ts';
import type { Statement } from '../../outright/access/said/statement.ts';
import type { ReadWish } from '../read-wish.ts';
import type { Given, Maker } from './maker.ts';

/** Rights are changed only where all of it is this sure; else they are asked about. */
const sure = 0.45;
const sureField = 0.2;
const sureList = 0.4;

/** What nobody is kept from something without. */
const saysNot = /(?<!\p{L})(?:not|never|no|none|nobody|no one|without|except|but|only|hide|hidden|\p{L}*n['’]?t|cannot|stop|keep|nichts?|nie|kein\p{L}*|niemand\p{L}*|ohne|außer|nur|weg|verberg\p{L}*|versteck\p{L}*|raus\p{L}*)(?!\p{L})/iu; // prettier-ignore

const deedsOf: Readonly<Record<string, Deed[]>> = { see: ['see'], add: ['add'], change: ['change'], delete: ['delete'], all: ['see', 'add', 'change', 'delete'] }; // prettier-ignore

/** Whom the message names: as rights are read everywhere, else by the words themselves. */
function rolesOf({ roles }: ReadWish, { text, plan }: Given): Extract<Party, { kind: 'role' }>[] {
  const known = partiesIn(text, plan).flatMap((party) => (party.kind === 'role' ? [party] : []));
  return roles.flatMap((said) => {
    const at = text.indexOf(said);
    const end = at + said.length;
    const role = known.find((party) => party.at < end && at < party.end);
    return role ?? (/^\p{L}[\p{L} '’-]{2,40}$/u.test(said) ? [{ kind: 'role' as const, role: roleFrom(said, plan.language), at, end }] : []); // prettier-ignore
  });
}

/** All lists, those that are named where it is about several, else the likeliest. */
function listsOf({ list, likelyList }: ReadWish, { plan, marked }: Given, which: string | undefined): Entity[] {
  if (which === 'all') return [...plan.entities];
  const named = [...new Set(marked.lists.map(({ entity }) => entity))];
  if (which === 'many' && named.length > 1) return named;
  return likelyList >= sureList ? [list] : [];
}

/** Who has a role does something with the records of a list or with one value, alone, as well, not, or with their own. */
export const rights: Maker = (wish, given) => {
  const { do: deed = '', how = '', part, list: which } = wish.values;
  if (how === 'not' && !saysNot.test(given.text)) return null;
  const likely = wish.likelyValues;
  const isSure = [likely.do, likely.how, likely.part].every((one) => (one ?? 1) >= sure);
  const parties = rolesOf(wish, given);
  const deeds = deedsOf[deed];
  if (!isSure || parties.length === 0 || !deeds) return null;
  const [field] = part === 'yes' ? wish.slot('part').filter((one) => one.likely >= sureField) : [];
  if (part === 'yes' && !field) return null;
  const lists = listsOf(wish, given, which);
  if (!field && lists.length === 0) return null;
  const statement: Statement = {
    parties,
    deeds,
    isAlone: how === 'only',
    isDenied: how === 'not',
    isLooking: false,
    isAllTheyMay: false,
    isOwn: how === 'own',
    isOfOthers: false,
    isFree: false,
    isSure: true,
    isWhole: false,
    isMending: false,
    isCarried: false,
    hasDeeds: true,
    things: { lists: field ? [] : lists, fields: field ? [field] : [], isAll: false, isBefore: false, isUnknown: false, isStrange: false }, // prettier-ignore
  };
  const changes = changesOf([statement], given.plan);
  return changes && changes.length > 0 ? changes : null;
};

/** What is entered waits for the word of whoever has a role, or of admins where nobody is named. */
export const approval: Maker = (wish, given) => {
  if (wish.likelyList < sureList) return null;
  const roles = rolesOf(wish, given).map(({ role }) => role);
  return [{ kind: 'approval', entity: wish.list.name, by: roles.length > 0 ? { roles } : {} }];
};
