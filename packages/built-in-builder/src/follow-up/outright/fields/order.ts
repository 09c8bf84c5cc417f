import type { AppPlan } from '../../../plan/plan.ts';
import { fieldsIn, type FieldMention } from '../../understand/gist/mentions.ts';
import { listSaid } from '../lists-said.ts';
import type { Outright } from '../outright.ts';

const other = /(?<!\p{L})(?:sort\p{L}*|order(?:ed)? by|alphabet\p{L}*|newest|latest|oldest|earliest|neueste\p{L}*|älteste\p{L}*|records?|entries|einträge|rows|page|pages|seite\p{L}*|menu|menü|must|darf|dürfen|never|nie|not|nicht|later than|earlier than|days?|tage?|urgent|open|offene?\p{L}*|entered|eingetragen|filled|ausgefüllt)(?!\p{L})/iu; // prettier-ignore
const before = /(?<!\p{L})(?:before|ahead of|above|and only then|and then|only then|followed by|in front of|vor|davor|oberhalb|und erst dann|und dann|erst dann|danach|dann)(?!\p{L})/iu; // prettier-ignore
const after =
  /(?<!\p{L})(?:after|behind|below|underneath|right after|hinter|unter|unterhalb|nach(?! (?:oben|unten|vorn\p{L}*|hinten)))(?!\p{L})/iu;
const top = /(?<!\p{L})(?:(?:at|to|on) (?:the )?(?:very )?(?:top|front|start|beginning)|(?:comes?|goes?|be|stand|see|put|have|want)(?: \p{L}+){0,4}? first|first (?:thing|field|in the form)|(?:ganz )?(?:nach |an den )?(?:oben|vorne|vorn|anfang)|zuerst|als erstes|an erster stelle)(?!\p{L})/iu; // prettier-ignore
const bottom = /(?<!\p{L})(?:(?:at|to) the (?:very )?(?:bottom|end)|last(?: in the form)?|(?:ganz )?(?:nach |ans )?(?:unten|hinten|ende|schluss)|zuletzt|als letztes)(?!\p{L})/iu; // prettier-ignore
const moves = /(?<!\p{L})(?:put|move|place|want|see|should|rather|have|come\p{L}*|go\p{L}*|stand|shift|setz\p{L}*|stell\p{L}*|schieb\p{L}*|rück\p{L}*|pack\p{L}*|soll\p{L}*|hätte\p{L}*|will|möchte\p{L}*|gehört|lieber|bitte|please|kommt|muss)(?!\p{L})/iu; // prettier-ignore

/** "I'd rather see the serial number first and only then the maker": where a field stands among the others. */
export function placedWish(message: string, plan: AppPlan): Outright {
  if (other.test(message) || !moves.test(message)) return null;
  const list = listSaid(message, plan);
  const within = (of: AppPlan) => fieldsIn(message, of, { least: 2 }).filter(({ field }) => !field.joins).toSorted((a, b) => a.at - b.at); // prettier-ignore
  const near = list ? within({ ...plan, entities: [list] }) : [];
  const all = near.length > 0 ? near : within(plan);
  const [first, second, ...more] = together(all, plan, message);
  if (!first || more.length > 0) return null;
  if (second) {
    const middle = message.slice(first.end, second.at);
    const isBefore = before.test(middle);
    const isAfter = after.test(middle);
    if (isBefore === isAfter) return null;
    return [{ kind: 'move-field', entity: first.entity.name, field: first.field.name, to: isBefore ? { before: second.field.name } : { after: second.field.name } }]; // prettier-ignore
  }
  const to = top.test(message) ? 'first' : bottom.test(message) ? 'last' : null;
  return to ? [{ kind: 'move-field', entity: first.entity.name, field: first.field.name, to }] : null;
}

/** Fields of one list: the one that has all that are named. */
function together(all: readonly FieldMention[], plan: AppPlan, text: string): FieldMention[] {
  const words = new Set(all.map(({ at }) => at));
  for (const entity of plan.entities) {
    const own = fieldsIn(text, { ...plan, entities: [entity] }, { least: 2 }).filter(({ field, at }) => !field.joins && words.has(at)); // prettier-ignore
    if (own.length === words.size) return own.toSorted((a, b) => a.at - b.at);
  }
  return [];
}
