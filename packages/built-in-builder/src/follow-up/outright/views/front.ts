import { sameOnly } from '../../../plan/only.ts';
import { listPageOf, type AppPlan, type Entity } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { listMeant } from '../meant/list-meant.ts';
import { someMeant } from '../meant/some-meant.ts';
import { spanIn } from '../meant/spans.ts';
import type { Outright } from '../outright.ts';
import { pageOf } from '../some-pages.ts';
import { frontPageWish } from '../front.ts';
import { coreOf } from './core.ts';

const opens = /(?<!\p{L})(?:(?:when|whenever|as soon as|once|the moment|if) (?:i|we|you|people|somebody|someone|\p{Lu}\p{Ll}+)(?:['’]ve)? (?:opens?|start|starts|opened|come in|comes in|log in|get in)(?: it| the app| up| this| that)*(?! (?:an?|one|the|her|his|their|my|our|some|any) )|open(?:s|ed|ing)? (?:it |the app |up )?(?:on|with|to|straight)|when (?:it|the app) (?:opens|comes up|starts)|first thing (?:i|we|you|people|everyone) (?:want to |should )?(?:see|get)|(?:start|home|front|landing|opening)[ -]?page|home ?screen|land(?:s|ing)?(?: me)? (?:on|at)|greet\p{L}* (?:me|us) with|(?:put|have|want|like)(?: \p{L}+){1,4} up front|startseite|start ?bildschirm|einstiegsseite|beim (?:öffnen|start\p{L}*|aufmachen|reingehen|anmelden)|(?:wenn|sobald) (?:ich|man|wir|einer|\p{Lu}\p{Ll}+) (?:(?:sie|es|das|die app|das ding|morgens|früh|in der früh|hier) ?)*(?:öffn\p{L}*|aufmach\p{L}*|start\p{L}*|reingeh\p{L}*|reinschau\p{L}*)|(?:öffn|aufmach|start)\p{L}* (?:soll\p{L}* )?(?:\p{L}+ )?mit|(?:gleich|sofort|direkt|als erstes) (?:\p{L}+ ){0,3}?(?:sehen|sehn|kommen|kommt|zeigen|da sein|haben))(?!\p{L})/iu; // prettier-ignore
const notPage = /(?<!\p{L})(?:total|sum|how (?:much|many)|chart|welcome|picture|rename|call(?:ed)?|text|board|note|logo|button|add|record|error|slow|new one|hinweis|summe|gesamt\p{L}*|wie ?viele?|diagramm\p{L}*|willkommen|bild|heißen|knopf|fehler|langsam|darunter|da drunter|below|underneath|form|formular|password|passwort|may|only see|darf|dürfen)(?!\p{L})/iu; // prettier-ignore
const wants = /(?<!\p{L})(?:want|like|love|lovely|nice|need|should|shall|can|could|put|show|see|start|open(?:s|ed)? (?:on|with|to)|straight|land|will|hätte?|möchte|soll\p{L}*|kann|könnte|bitte|zeig\p{L}*|sehen|sehn|gleich|sofort|direkt|reicht|lieber|wäre?|kommt|kommen)(?!\p{L})/iu; // prettier-ignore
const earliest = /(?<!\p{L})(?:(?:earliest|first|next|soonest)(?: one| ones)? (?:at the top|on top|first)|in order of time|by time|in der reihenfolge|(?:die |der |das )?(?:früheste\p{L}*|erste\p{L}*|nächste\p{L}*) (?:ganz )?(?:oben|zuerst)|nach uhrzeit)(?!\p{L})/iu; // prettier-ignore

/** What the app opens with, as people tell of their mornings: "when I open it I'd like today straight away". */
export function opensWish(said: string, plan: AppPlan): Outright {
  const text = coreOf(said);
  if (text.length > longest || !opens.test(text) || notPage.test(text) || !wants.test(text)) return null;
  const next = frontPageWish(text, plan);
  if (next !== null) return next;
  const rest = text.replace(new RegExp(opens.source, 'giu'), ' ').replace(/(?<!\p{L})(?:and )?nothing else|sonst (?:nix|nichts)|(?:,\s*)?(?:not|instead of|rather than|nicht|statt)(?!\p{L}).*$|(?<!\p{L})in the mornings?|(?<!\p{L})morgens|every morning|jeden morgen/giu, ' '); // prettier-ignore
  const some = someMeant(rest, plan);
  const list = some?.entity ?? listMeant(rest, plan);
  if (!list) return spanIn(rest) ? `What comes next I tell by a date: say “add a date field to ${inWords(plan.entities[0]!)}” first. I changed nothing.` : null; // prettier-ignore
  const page = some ? undefined : listPageOf(plan, list.name);
  const order = some && earliest.test(rest) ? inTime(list) : [];
  const known = some && plan.pages.find((one) => one.archetype === 'list' && one.entity === list.name && one.only !== undefined && sameOnly(one.only, some.only)); // prettier-ignore
  if (known) return [{ kind: 'main-page', page: known.name }, ...order];
  if (some) return [...pageOf(some, plan).map((change): Change => ({ ...change, isFirst: true })), ...order];
  return page ? [{ kind: 'main-page', page: page.name }] : null;
}

const longest = 180;

/** By its day and the time on it. */
function inTime(entity: Entity): Change[] {
  const { moment } = rolesOf(entity);
  const time = entity.fields.find(({ type, name }) => type === 'time' && /start|begin|from|von|time|zeit|uhr|beginn/.test(name)) ?? entity.fields.find(({ type }) => type === 'time'); // prettier-ignore
  const [first, next] = [moment, time].filter((field) => field !== undefined);
  return first ? [{ kind: 'sort-list', entity: entity.name, field: first.name, direction: 'up', ...(next && { next: { field: next.name, direction: 'up' } }) }] : []; // prettier-ignore
}
