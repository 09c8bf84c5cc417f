import type { Fact } from '../../../plan/fact.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { fieldsIn } from '../../understand/gist/mentions.ts';
import { thingsIn, wayTo } from '../places.ts';
import { concepts } from '../concepts.ts';
import { statesIn } from '../states.ts';
import { listsTold, saysWho } from './lists.ts';
import { anyWord } from '../../any-word.ts';

const deletes = anyWord(String.raw`delet\p{L}*|deletable|throw(?:n|ing)? (?:\p{L}+ ){0,2}(?:out|away)|get(?:ting)? rid of|bin (?:it|them|an?|the)|binned|remov\p{L}*|lösch\p{L}*|gelöscht|verschwinden|verschwindet|rauswerf\p{L}*|rausschmeiß\p{L}*|wegwerf\p{L}*|weggeworfen|rausnehm\p{L}*|entfern\p{L}*`); // prettier-ignore
const bans = anyWord(String.raw`no deleting|not be deleted|n['’]t (?:be )?(?:delet\p{L}*|able)|cannot|can['’]?t|don['’]?t|must not|should(?:n['’]?t| not)|never|nobody|no one|not|darf (?:\p{L}+ ){0,6}nicht|nicht|nie|niemand|keiner|kein\p{L}*`); // prettier-ignore
const stillHas = anyWord(String.raw`still|while|as long as|that has|who has|with|has been|have been|noch|solange|hat|haben|der|die|das`); // prettier-ignore
const stillOut = anyWord(String.raw`at home|not (?:back|returned)|still out|outstanding|something|owes?|open|zu ?hause|daheim|draußen|nicht zurück|offen\p{L}*|ausgeliehen\p{L}*`); // prettier-ignore
const back = /^(?:returned|return|brought back|back|given back|zurück|rückgabe|zurückgegeben|abgegeben)/iu;

/** "No deleting a pupil who still has something at home", "a boat with outings is not deletable": what others point to is kept. */
export function keptTold(text: string, plan: AppPlan): Change[] | null {
  if (!deletes.test(text) || !bans.test(text) || /n['’]t want|weg damit|kann weg|don['’]?t need|brauch\p{L}* (?:\p{L}+ )?nicht/iu.test(text)) return null; // prettier-ignore
  if (!stillHas.test(text)) return null;
  const things = thingsIn(text, plan);
  const isPointedTo = (one: Entity) => plan.entities.some((child) => child !== one && wayTo(plan, child, one)?.length === 1); // prettier-ignore
  const kept = things.find((one) => isPointedTo(one) && things.some((other) => other !== one && wayTo(plan, other, one)?.length === 1)) ?? things.find(isPointedTo); // prettier-ignore
  if (!kept) return null;
  const children = plan.entities.filter((one) => one !== kept && wayTo(plan, one, kept)?.length === 1);
  const child = children.find((one) => things.includes(one)) ?? children.find((one) => stillOut.test(text) && one.fields.some(({ label }) => back.test(label))) ?? (things.length > 1 || stillOut.test(text) ? children[0] : undefined); // prettier-ignore
  if (!child) return null;
  const until = stillOut.test(text) ? child.fields.find(({ label, type }) => back.test(label) && type !== 'text') : undefined; // prettier-ignore
  const where: Fact[] = until
    ? [{ kind: until.type === 'boolean' ? 'yes' : 'given', field: until.name, not: true }]
    : [];
  return [{ kind: 'rule', entity: kept.name, rule: { make: 'keeps', when: [{ kind: 'used', entity: child.name, by: wayTo(plan, child, kept)!, ...(where.length > 0 && { where }) }] } }]; // prettier-ignore
}

const once = anyWord(String.raw`once|when|after|as soon as|if|what is|what['’]s|whoever|wenn|sobald|ist|nachdem|wer|was|einmal`); // prettier-ignore
const locked = anyWord(String.raw`(?:nobody|no one|not|never|n['’]t|can['’]?t|cannot|hands off)(?: \p{L}+){0,3} (?:chang\p{L}*|edit\p{L}*|touch\p{L}*|fiddl\p{L}*|alter\p{L}*|mess\p{L}*|tamper\p{L}*|rewrit\p{L}*|correct\p{L}*)|(?:is|are) (?:closed|final|fixed|locked|set in stone|frozen)|(?:keiner|niemand|nicht|nichts|nix|nie)(?: \p{L}+){0,4} (?:änder\p{L}*|geändert|dreh\p{L}*|rumschreib\p{L}*|anfass\p{L}*|bearbeit\p{L}*|fummel\p{L}*|rütteln|herumdoktern|umschreiben)|(?:änder\p{L}*|dreht|fummelt|bearbeitet)(?: \p{L}+){0,3} (?:keiner|niemand|nichts|nix|nicht)|(?:ist|bleibt) (?:das |es |er |sie )?(?:fest|zu|endgültig|so|unveränderlich|gesperrt)|finger weg`); // prettier-ignore
const filled = anyWord(
  String.raw`in|there|entered|given|typed|known|set|filled in|written|drin|eingetragen|da|gesetzt|steht`,
);

/** "Once a result's in nobody fiddles with it", "wer bezahlt hat, bei dem ändert keiner mehr die Daten": what stays as it is. */
export function lockedTold(text: string, plan: AppPlan): Change[] | null {
  if (!once.test(text) || !locked.test(text) || deletes.test(text)) return null;
  const lock = locked.exec(text)!;
  const isOf = (list: Entity) => ({ ...plan, entities: [list] });
  for (const list of listsTold(text, plan, () => true)) {
    const state = statesIn(text, isOf(list)).find((one) => one.score >= 2) ?? dayOfState(text, list);
    const named = fieldsIn(text, isOf(list), { least: 1.9 }).map(({ field }) => field).filter((field) => !field.formula && !field.joins && field !== state?.field && !saysWho(plan, field)); // prettier-ignore
    if (state) {
      const { not: _, ...holds } = state.fact;
      // in the clause of the ban, or behind it
      const behind = fieldsIn(text.slice(text.slice(0, lock.index).search(/[^,.;:!?]*$/)), isOf(list), { least: 1.9 }).map(({ field }) => field); // prettier-ignore
      const fields = named.filter((field) => behind.includes(field) && field !== rolesOf(list).title && !isAll.test(text)).map(({ name }) => name); // prettier-ignore
      return [{ kind: 'rule', entity: list.name, rule: { make: 'stays', when: [holds as Fact], ...(fields.length > 0 && { fields }) } }]; // prettier-ignore
    }
    const [field] = named.filter(isGiven);
    if (field && filled.test(text.slice(0, lock.index))) return [{ kind: 'rule', entity: list.name, rule: { make: 'stays', when: [{ kind: 'given', field: field.name }], fields: [field.name] } }]; // prettier-ignore
  }
  return null;
}
/** "Once it has been returned", where the day of it is kept: that day is there. */
function dayOfState(text: string, list: Entity): { fact: Fact; field: Field } | undefined {
  const concept = concepts.find(({ said, field }) => said.test(text) && list.fields.some(({ type, label }) => type === 'date' && field.test(label))); // prettier-ignore
  const field = concept && list.fields.find(({ type, label }) => type === 'date' && concept.field.test(label));
  return field && { fact: { kind: 'given', field: field.name }, field };
}
const isGiven = ({ type }: Field): boolean => type !== 'boolean';
const isAll = anyWord(String.raw`anything|everything|at all|the whole|it anymore|alles|irgendwas|überhaupt|die daten`); // prettier-ignore
