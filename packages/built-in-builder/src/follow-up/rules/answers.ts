import { inSentence, listInWords } from '../../plan/names.ts';
import { fieldOf, type AppPlan, type Entity } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { thingsIn } from './places.ts';
import { anyWord } from '../any-word.ts';

const deletes = anyWord(String.raw`delet\p{L}*|bin|remov\p{L}*|throw\p{L}*|lösch\p{L}*|gelöscht|rausnehm\p{L}*|wegwerf\p{L}*|entfern\p{L}*|weg`); // prettier-ignore
const doubles = anyWord(String.raw`twice|double|duplicate\p{L}*|same|again|zweimal|doppelt\p{L}*|mehrfach|nochmal`);
const whatBecomes = anyWord(
  String.raw`what happens|what would happen|was passiert|was geschieht|was wird aus|what becomes`,
);

const entered = anyWord(
  String.raw`entered|typed|added|saved|stored|in there|put in|eingetragen|erfasst|gespeichert|angelegt|drin`,
);
const may = anyWord(String.raw`can|may|could|able|allowed|kann|können|darf|dürfen|forever|für immer`);

/** What is true of the app at present, of deleting and of doubles; null where the plan does not know. */
export function answerOf(text: string, plan: AppPlan): string | null {
  const [list] = thingsIn(text, plan);
  if (whatBecomes.test(text) && deletes.test(text) && list) return onDelete(plan, list);
  if (doubles.test(text) && entered.test(text)) return ofDoubles(plan, list ?? peopleOf(text, plan));
  if (deletes.test(text) && may.test(text) && list) return whoDeletes(list);
  return null;
}

function onDelete(plan: AppPlan, list: Entity): string {
  const children = plan.entities.filter((one) => one.fields.some(({ reference }) => reference === list.name));
  const kept = (list.keeps ?? []).length > 0;
  const one = inSentence(list.label);
  if (kept) return `A rule of this app refuses to delete a ${one} of which there are others. I changed nothing.`;
  if (children.length === 0) return `A ${one} that is deleted is gone; no other list points to it. I changed nothing.`;
  return `A ${one} that is deleted is gone, and ${listInWords(children.map(({ plural }) => inSentence(plural)))} of it stay, with no ${one} in their place. If that is to be refused, say “do not let anyone delete a ${one} that has ${inSentence(children[0]!.plural)}”. I changed nothing.`; // prettier-ignore
}

/** A name in the question is one of people. */
const peopleOf = (text: string, plan: AppPlan): Entity =>
  (/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(text) ? plan.entities.find(({ label }) => /member|person|people|customer|client|participant|tenant|mitglied|kunde|teilnehmer|pächter|mieter/i.test(label)) : undefined) ?? plan.entities[0]!; // prettier-ignore

function ofDoubles(plan: AppPlan, list: Entity): string {
  const plural = inSentence(list.plural);
  const rules = (list.once ?? []).filter(({ until }) => until === undefined);
  const { title } = rolesOf(list);
  if (rules.length === 0) return `Two ${plural} with the same ${title.label} can both be saved at present: nothing refuses the second. Say “no two ${plural} with the same ${title.label}” if that is to change. I changed nothing.`; // prettier-ignore
  const labels = rules.map(({ fields }) => listInWords(fields.map((name) => fieldOf(list, name)?.label ?? name)));
  return `The form refuses a second of the ${plural} with the same ${labels.join('; ')} at present. I changed nothing.`;
}

function whoDeletes(list: Entity): string {
  const { write } = list.access;
  const plural = inSentence(list.plural);
  if (write === 'none') return `Nobody deletes ${plural} in this app. I changed nothing.`;
  const who = write === 'all' ? 'logged in users' : write === 'creator' ? 'only whoever made it' : 'admins';
  const isKept = (list.keeps ?? []).length + (list.stays ?? []).length > 0;
  return `Who may edit ${plural} may delete them too, with the button on the page of each: ${who}. ${isKept ? 'What a rule keeps is not deleted. ' : ''}What is deleted does not come back. I changed nothing.`; // prettier-ignore
}
