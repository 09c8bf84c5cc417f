import { present, type Feature } from '../../reading/learned/linear.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { kindOf, lexiconOf, type Marked } from './marked.ts';

/** What speaks for a field being the one that a wish is about. */
export function fieldFeatures(op: string, entity: Entity, field: Field, marked: Marked, plan: AppPlan): Feature[] {
  const found = new Set<string>();
  const mention = marked.fields.filter((one) => one.field === field && one.entity === entity).sort((a, b) => b.score - a.score)[0]; // prettier-ignore
  const said = marked.options.some((one) => one.field === field && one.entity === entity);
  const kind = kindOf(field);
  const role = roleOf(entity, field);
  const best = Math.max(0, ...marked.fields.map(({ score }) => score));
  const likeness = mention ? Math.min(5, Math.round(mention.score)) : 0;
  found.add(`like ${likeness}`);
  found.add(`like ${likeness} ${op}`);
  found.add(mention && mention.score >= best ? 'likest' : best > 1 ? 'another is likelier' : 'none is like');
  if (marked.ruled.places.some((one) => one.entity === entity.name && one.field === field.name))
    found.add('ruled').add(`ruled ${op}`);
  if (said) found.add('option').add(`option ${op}`);
  if (marked.options.length > 0 && !said) found.add('option of another');
  found
    .add(`${op} ${kind}`)
    .add(`${op} ${role}`)
    .add(`${op} ${kind} like ${Math.min(1, likeness)}`);
  const list = marked.lists.some((one) => one.entity === entity);
  found.add(list ? 'in the list' : marked.lists.length > 0 ? 'in another list' : 'no list');
  if (entity === plan.entities[0]) found.add('first list');
  if (field.reference && marked.lists.some((one) => one.entity.name === field.reference))
    found.add(`leads to a list that is named`).add(`leads to a list that is named ${op}`);
  const alike = plan.entities.flatMap(({ fields }) => fields.filter((one) => kindOf(one) === kind));
  if (alike.length === 1) found.add(`only ${op} ${kind}`);
  if (entity.fields.filter((one) => kindOf(one) === kind).length === 1) found.add(`only here ${kind}`);
  for (const { sign } of marked.pieces)
    if (/\p{L}/u.test(sign)) found.add(`${sign} & ${kind}`).add(`${sign} & ${role}`);
  for (const name of new Set(marked.pieces.flatMap(({ says }) => says)))
    found.add(`=${name} & ${kind}`).add(`=${name} & ${role}`);
  if (mention)
    for (const where of placeOf(mention, marked))
      found
        .add(`like ${where}`)
        .add(`like ${Math.min(3, likeness)} ${where}`)
        .add(`${where} ${op}`);
  for (const at of mention ? [mention.at] : []) {
    const place = marked.pieces.findIndex((piece) => piece.end > at);
    for (const step of [-2, -1, 1, 2])
      for (const name of marked.pieces[place + step]?.says ?? []) found.add(`=${name} ${step} ${op}`);
    for (const step of [-1, 1]) found.add(`${step} ${marked.pieces[place + step]?.sign}`);
  }
  return present(found);
}

/** Whether what is named stands where something is asked for, and behind "not" or "instead of". */
function placeOf({ at }: { at: number }, { pieces }: Marked): string[] {
  const place = pieces.findIndex((piece) => piece.end > at);
  const isParted = pieces.some(({ asks }) => !asks);
  const where = !isParted ? 'whole' : pieces[place]?.asks ? 'asks' : 'tells';
  const before = pieces.slice(Math.max(0, place - widest), place).map(({ text }) => text.toLowerCase());
  const rejected = before.findLastIndex((word) => rejects.test(word));
  const turned = before.findLastIndex((word) => turns.test(word));
  if (rejected > turned) return [where, 'rejected', `${where} rejected`];
  return turned >= 0 ? [where, 'turned'] : [where];
}
const widest = 5;
const rejects = /^(?:not|instead|rather|than|don['’]t|without|nicht|statt|anstatt|anstelle|kein\p{L}*|no|never)$/u;
const turns = /^(?:but|sondern|just|only|nur|aber|[.;,])$/;

function roleOf(entity: Entity, field: Field): string {
  const roles = rolesOf(entity);
  const found = (Object.keys(roles) as (keyof typeof roles)[]).find((role) => roles[role] === field);
  return `role ${found ?? 'none'}`;
}

/** What speaks for a list being the one that a wish is about. */
export function listFeatures(op: string, entity: Entity, marked: Marked, plan: AppPlan): Feature[] {
  const found = new Set<string>();
  const mention = marked.lists.find((one) => one.entity === entity);
  const isFirst = entity === plan.entities[0];
  found.add(mention ? 'named' : marked.lists.length > 0 ? 'another is named' : 'none is named');
  if (mention) for (const where of placeOf(mention, marked)) found.add(`named ${where}`).add(`named ${where} ${op}`);
  if (mention) found.add(mention === marked.lists[0] ? `named first ${op}` : `named later ${op}`);
  if (mention) for (const sign of before(marked, mention.at)) found.add(`${sign} before`);
  if (mention) for (const sign of behind(marked, mention.end)) found.add(`behind ${sign}`);
  if (marked.ruled.places.some((one) => one.entity === entity.name)) found.add('ruled').add(`ruled ${op}`);
  const score = Math.max(0, ...marked.fields.filter((one) => one.entity === entity).map((one) => one.score));
  const most = Math.max(0, ...marked.fields.map((one) => one.score));
  found.add(score === 0 ? 'has no field of it' : score >= most ? `has the field ${op}` : 'has a field of it');
  if (score === 0 && most >= 2) found.add('another has the field');
  if (marked.options.some((one) => one.entity === entity)) found.add('has the option');
  if (isFirst)
    found
      .add('first')
      .add(`first ${op}`)
      .add(marked.lists.length > 0 ? 'first, some named' : 'first, none named');
  found.add(`of ${Math.min(4, plan.entities.length)}${isFirst ? ' first' : ''}`);
  const kinds = lexiconOf(entity.label.split(/[\s-]/).at(-1)!);
  for (const kind of kinds) found.add(`${kind} ${op}`).add(`${kind} ${mention ? 'named' : 'unnamed'} ${op}`);
  if (mention)
    for (const [step, piece] of marked.pieces
      .filter(({ at }) => at >= mention.end)
      .slice(0, 3)
      .entries()) {
      found.add(`behind ${op} ${piece.sign}`);
      for (const name of piece.says) found.add(`behind ${step < 2 ? 'near ' : ''}${op} =${name}`);
    }
  if (mention)
    for (const piece of marked.pieces.filter(({ end }) => end <= mention.at).slice(-3)) {
      found.add(`before ${op} ${piece.sign}`);
      for (const name of piece.says) found.add(`before ${op} =${name}`);
    }
  for (const { text, sign, stem } of marked.pieces) {
    if (sign !== stem) continue;
    for (const known of lexiconOf(text)) for (const kind of kinds) found.add(`${known} in ${kind}`);
    if (/\p{L}/u.test(stem)) for (const kind of kinds) found.add(`${stem} in ${kind}`);
  }
  if (mention)
    for (const { says } of marked.pieces.filter(({ end }) => end <= mention.at).slice(-2))
      for (const name of says) found.add(`=${name} before`);
  if (mention)
    found.add(/s$|en$|er$/i.test(marked.text.slice(mention.at, mention.end)) ? `several ${op}` : `one ${op}`);
  if (mention && marked.lists.length > 1)
    found.add(
      mention === marked.lists[0]
        ? `first of two ${op}`
        : mention === marked.lists.at(-1)
          ? `last of two ${op}`
          : 'between',
    );
  if (entity.fields.some(({ reference }) => reference !== undefined)) found.add(`refers ${op}`);
  if (plan.entities.some(({ fields }) => fields.some(({ reference }) => reference === entity.name)))
    found.add(`is referred to ${op}`);
  if (entity.fields.some(({ type }) => type === 'date' || type === 'datetime')) found.add(`has a day ${op}`);
  if (entity.fields.some(({ type }) => type === 'money')) found.add(`has money ${op}`);
  return present(found);
}

const before = ({ pieces }: Marked, at: number): string[] => pieces.filter(({ end }) => end <= at).slice(-2).map(({ sign }) => sign); // prettier-ignore
const behind = ({ pieces }: Marked, end: number): string[] => pieces.filter((one) => one.at >= end).slice(0, 2).map(({ sign }) => sign); // prettier-ignore
