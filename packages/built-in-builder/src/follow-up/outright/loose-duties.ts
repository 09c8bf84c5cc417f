import type { AppPlan } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { fieldSaid } from './fields/said.ts';
import { listsMeant } from './meant/list-meant.ts';
import type { Outright } from './outright.ts';

const saves = String.raw`save|enter|add|create|book|log|put in|send|speichern|anlegen|eintragen|erfassen|buchen|abschicken|absenden`;
const without =
  /(?<!\p{L})(?:with no|with an? empty|without(?: an?| the| any)?|ohne(?: eine?[nm]?| den| die| das)?)(?!\p{L})(?<said>[^,;.!?]*)/iu;
/** "It let me save a night with no date", "man kann eine Fahrt ohne Datum anlegen": what went, and should not have. */
const went = new RegExp(String.raw`(?<!\p{L})(?:lets?|letting|allow(?:s|ed)|could|can|managed to|possible|went through|lässt|ließ|konnte|kann|ging|geht)(?!\p{L}).*(?<!\p{L})(?:${saves})(?!\p{L})`, 'iu'); // prettier-ignore
const complaint = /(?<!\p{L})(?:no sense|nonsense|should(?:n['’]?t| not)|wrong|stupid|silly|stop that|fix|must not|not ok(?:ay)?|bad|useless|keinen sinn|unsinn|quatsch|blöd|doof|geht (?:doch |so |ja )*nich?t?|darf (?:doch |so |ja |eigentlich )*nich?t?|soll(?:te)? (?:doch |so )*nich?t?|falsch|sinnlos|nich?t? sein)(?!\p{L})/iu; // prettier-ignore
/** "Why must I fill in the shop every time", "warum muss ich immer den Laden angeben". */
const why = /^(?:but |aber )?(?:why|how come|wieso|warum|weshalb)(?!\p{L}).*(?<!\p{L})(?:must|have to|has to|need to|needs to|forced to|insist\p{L}*|always|every time|muss|müssen|immer|verlangt\p{L}*|jedes mal)(?!\p{L})/iu; // prettier-ignore
/** "… muss auch leer gehen", "… should be fine without", "… kann ich oft noch nicht sagen". */
const freely = /(?<!\p{L})(?:(?:muss|soll|sollte|darf|kann|müsste|könnte) (?:auch |mal |ruhig |einfach )*(?:leer|ohne|frei|offen)(?: gehen| bleiben| sein| gelassen werden| gehn)?|(?:must|should|needs to|has to|can|could|may) (?:also |just )?(?:be (?:ok|okay|fine|possible|allowed) (?:empty|without)|go (?:empty|without)|work without|be (?:left )?(?:empty|blank|out)))(?!\p{L})/iu; // prettier-ignore

/** "Das mit der Pflicht bei Menge war doof, wieder raus". */
const dutyOff = /(?<!\p{L})(?:pflicht\p{L}*|required|mandatory|compulsory)(?!\p{L}).*(?<!\p{L})(?:doof|blöd|quatsch|raus|weg|nicht mehr|wieder weg|was (?:stupid|silly|wrong|a mistake|too much)|off again|take .* off|drop)(?!\p{L})/iu; // prettier-ignore

/** "It's silly that a donor has to be there", "nervt, dass man immer den Ort angeben muss". */
const needlessly = /(?<!\p{L})(?:silly|stupid|annoying|pointless|nonsense|nervt|nervig|blöd|doof|quatsch|unsinn\p{L}*|albern)(?!\p{L}).*(?<!\p{L})(?:ha(?:s|ve) to (?:be|fill|enter|give)|must (?:be|fill|enter|give)|is (?:required|mandatory)|muss|müssen|pflicht)(?!\p{L})/iu; // prettier-ignore

/** What has to be filled in or may stay empty, told as what went wrong or as a question why. */
export function looseDutyWish(text: string, plan: AppPlan): Outright {
  const bare = text.replace(/[?!.]+$/, '');
  const lacking = without.exec(bare);
  if (lacking && went.test(bare) && complaint.test(bare)) return change(lacking.groups!['said']!, bare, plan, true);
  if (dutyOff.test(bare)) return change(bare, bare, plan, false);
  if (needlessly.test(bare)) return change(bare, bare, plan, false);
  if (why.test(bare) || freely.test(bare)) return change(bare, bare, plan, false);
  return null;
}

function change(said: string, whole: string, plan: AppPlan, isRequired: boolean): Change[] | string | null {
  const list = listsMeant(whole, plan).find(({ score }) => score >= 2)?.entity;
  const found = (list && fieldSaid(said, plan, undefined, list)) ?? fieldSaid(said, plan) ?? fieldSaid(whole, plan);
  if (!found) return null;
  const { entity, field } = found;
  if (!isRequired && rolesOf(entity).title === field) return `${field.label} is what ${entity.plural.toLowerCase()} are called in every list, so it has to be filled in.`; // prettier-ignore
  return [{ kind: 'require-field', entity: entity.name, field: field.name, isRequired }];
}
