import { inWords } from '../../find.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { valuesSaid } from '../fields/said.ts';
import { fieldsMeant } from '../meant/fields-meant.ts';
import { listsMeant } from '../meant/list-meant.ts';
import type { Outright } from '../outright.ts';

const longest = 260;
const pushes = /(?<!\p{L})(?:drag\p{L}*|push(?:es|ed|ing)? (?:them|it|along|over|across)|pushes|slid(?:e|es|ing)|move (?:them|it) (?:along|across|over)|schieb\p{L}*|rüberschieb\p{L}*|rüberzieh\p{L}*|verschieb\p{L}*|rüber ?zieh\p{L}*|weiterschieb\p{L}*|weiterzieh\p{L}*|ziehen)(?!\p{L})/iu; // prettier-ignore
const notes = /(?<!\p{L})(?:sticky notes?|post-?its?|notes? on the wall|cards?(?: on (?:a|the) (?:wall|board))?|white ?board|pin ?board|cork ?board|notice ?board|kanban|board|lanes?|columns?|on the wall|pinn?wand|tafel|kärtchen|karten|zettel\p{L}*|haftnotiz\p{L}*|magnettafel|whiteboard|spalten|an der wand)(?!\p{L})/iu; // prettier-ignore
const sides = /(?<!\p{L})(?:far left|far right|on the left|on the right|left|right|from .{2,30} (?:to|over to) |links|rechts|von .{2,30} (?:nach|zu|auf|bis) )/iu; // prettier-ignore
const other = /(?<!\p{L})(?:remove|rid of|delete|no board|without|entfern\p{L}*|lösch\p{L}*|weg damit|kein\p{L}*|may|allowed|darf|dürfen|date|datum)(?!\p{L})/iu; // prettier-ignore

/** Cards that are pushed from one state to the next, however it is put: "like the sticky notes on our wall". */
export function boardWish(text: string, plan: AppPlan): Outright {
  if (text.length > longest || other.test(text)) return null;
  const values = valuesSaid(text, plan);
  const isPushed = pushes.test(text) && (notes.test(text) || sides.test(text));
  const lanes = notes.test(text) && beside.test(text) ? laneOf(text, plan) : null;
  if (lanes) return [{ kind: 'add-board', entity: lanes.entity.name, by: lanes.field.name }];
  if (!isPushed && !(notes.test(text) && sides.test(text) && values.length > 1)) return null;
  const said = values.filter(({ field }) => values.some((one) => one.field === field && one.value !== values[0]?.value))[0]; // prettier-ignore
  if (said) return [{ kind: 'add-board', entity: said.entity.name, by: said.field.name }];
  const stepped = (entity: Entity): Field | undefined => rolesOf(entity).state ?? entity.fields.find(({ type }) => type === 'select'); // prettier-ignore
  const named = listsMeant(text, plan).map(({ entity }) => entity);
  const list = (named.length > 0 ? named : plan.entities).find(stepped);
  if (list) return [{ kind: 'add-board', entity: list.name, by: stepped(list)!.name }];
  // which columns it has is said with it
  if (/(?<!\p{L})(?:columns?|lanes?|spalten?)(?!\p{L})/iu.test(text)) return null;
  return `A board needs a field with choices, and ${inWords(named[0] ?? plan.entities[0]!)} have none. Say “add a status field with new, in progress and done” first.`; // prettier-ignore
}

/** "The rooms next to each other and under each room the cats": what the lanes are. */
const beside = /(?<!\p{L})(?:next to each other|side by side|beside each other|under each|below each|nebeneinander|unter jede[rmsn]?|darunter)(?!\p{L})/iu; // prettier-ignore
/** What a board cannot do, where that was asked for beside it. */
export const leftOfBoard = (text: string, found: readonly Change[]): string[] =>
  found.some(({ kind }) => kind === 'add-board') && leavesOut.test(text) ? ['A board shows all of them, so none are left out of it.'] : []; // prettier-ignore
const leavesOut = /(?<!\p{L})(?:leave out|leaving out|weglassen|lass\p{L}* .{2,40} weg)(?!\p{L})/iu;
function laneOf(text: string, plan: AppPlan): { entity: Entity; field: Field } | null {
  const lists = listsMeant(text, plan).map(({ entity }) => entity);
  for (const entity of lists.length > 0 ? lists : plan.entities) {
    const field = fieldsMeant(text, entity, plan).find(({ type }) => type === 'select');
    if (field) return { entity, field };
  }
  return null;
}

const month = /(?<!\p{L})(?:month|week|monat|woche|monats\p{L}*|wochen\p{L}*)(?!\p{L})/iu;
const onWall = /(?<!\p{L})(?:(?:kitchen|office|on (?:the|our|a|my)) wall|wall calendar|in front of (?:me|us|her|him)|(?:on|in) (?:their|its) (?:own )?days?|at a (?:glance|time)|calendar|diary|planner|an der wand|wandkalender|vor (?:mir|uns|sich)|auf einen blick|an (?:ihrem|seinem|den) tage?n?|kalender\p{L}*)(?!\p{L})/iu; // prettier-ignore
const likeOne = /(?<!\p{L})(?:like|as on|as in|wie)(?!\p{L})|(?<!\p{L})(?:written|put|drawn|entered|eingetragen|eingezeichnet|drin)(?: in)?(?!\p{L})/iu; // prettier-ignore
const noCalendar = /(?<!\p{L})(?:remove|rid of|google|outlook|sync\p{L}*|export\p{L}*|ical|entfern\p{L}*|lösch\p{L}*|kein\p{L}*|how (?:many|much)|wie ?viel\p{L}*|sum|total|summe|per (?:month|week)|pro (?:monat|woche)|only|nur|first|zuerst|may|darf|dürfen|due|fällig)(?!\p{L})/iu; // prettier-ignore

/** "The month in front of me like on our kitchen wall": a calendar of the list that is meant. */
export function wallWish(text: string, plan: AppPlan): Outright {
  if (text.length > longest || !month.test(text) || !onWall.test(text) || !likeOne.test(text) || noCalendar.test(text)) return null; // prettier-ignore
  const named = listsMeant(text, plan).map(({ entity }) => entity);
  const list = (named.length > 0 ? named : plan.entities).find((entity) => rolesOf(entity).moment);
  return list ? [{ kind: 'add-calendar', entity: list.name }] : null;
}
