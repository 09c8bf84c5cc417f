import type { AppPlan } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { fieldsIn } from './mentions.ts';

const filled = String.raw`(?:fill(?:ed)?(?: (?:in|out))?|enter(?:ed)?|given|provided|typed|set|required|mandatory|compulsory|obligatory)`; // prettier-ignore
const entered = String.raw`(?:aus(?:zu)?füllen|ausgefüllt|an(?:zu)?geben|angegeben|ein(?:zu)?tragen|eingetragen|eingegeben)`; // prettier-ignore
const word = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;
const anyOf = (...ways: readonly string[]): RegExp => new RegExp(ways.join('|'), 'iu');
const optional = anyOf(
  String.raw`(?:${word('not|never|no longer|no need|dont|doesnt|isnt|neednt')}|n['’]t ).*${word(filled)}`,
  word('optional|voluntary|freiwillig'),
  word('(?:can|may|could)(?: also)? (?:be |stay |remain )?(?:left )?(?:empty|blank|out)|(?:leave|left) (?:it |them )?(?:empty|blank)'),
  String.raw`(?<!\p{L})(?:kein|keine|nicht mehr|nicht länger|nicht) pflicht`,
  String.raw`(?<!\p{L})leer (?:bleiben|lassen|sein)(?: dürfen| können)?$|${word('(?:darf|kann|dürfen|können) (?:auch |ruhig )?leer')}`,
  String.raw`(?<!\p{L})(?:muss|müssen|brauch\p{L}*|soll\p{L}*) (?:\p{L}+ )*?nicht (?:\p{L}+ )*?${word(entered)}`,
  word('nicht (?:unbedingt |immer |mehr )?(?:nötig|notwendig|erforderlich|zwingend)'),
); // prettier-ignore
const required = anyOf(
  `${word('must|have to|has to|needs? to|should|always|shall')}.*${word(filled)}`,
  word('required|mandatory|compulsory|obligatory'),
  String.raw`(?:${word('never|not')}|n['’]t) (?:be )?(?:left )?${word('empty|blank|missing')}`,
  String.raw`${word('without')}.*(?:${word('not|no one|nobody|never')}|n['’]t) (?:be )?(?:sav|possible|able)\w*`,
  String.raw`(?:${word('not|never|nobody|no one|dont|cant|only')}|n['’]t ).*${word('save|saved|saving|add|added')}.*${word('without')}`,
  String.raw`(?<!\p{L})pflicht(?:feld(?:er)?|angabe)?(?!\p{L})`,
  String.raw`(?<!\p{L})(?:muss|müssen|soll|sollen|sollte|sollten|immer) (?:\p{L}+ )*?${word(entered)}`,
  word('nicht (?:leer|fehlen|frei)'),
  String.raw`${word('ohne')}.*(?<!\p{L})(?:nicht|kein\p{L}*|niemand)(?!\p{L})`,
); // prettier-ignore

/** What has to be filled in and what may stay empty, in whatever order the words stand; all fields that are named. */
export function dutyGist(text: string, plan: AppPlan): Change[] | string | null {
  const isOptional = optional.test(text);
  if (!isOptional && !required.test(text)) return null;
  const named = fieldsIn(text, plan, { least: 1 });
  const changes: Change[] = [];
  for (const { entity, field } of named) {
    if (isOptional && rolesOf(entity).title === field)
      return `${field.label} is what ${inWords(entity)} are called in every list, so it has to be filled in.`;
    changes.push({ kind: 'require-field', entity: entity.name, field: field.name, isRequired: !isOptional });
  }
  return changes.length > 0 ? changes : null;
}
