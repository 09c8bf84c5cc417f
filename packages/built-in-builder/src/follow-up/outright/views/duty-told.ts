import { inWords } from '../../find.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { fieldsSaid } from '../fields/said.ts';
import { entitiesIn, type FieldMention } from '../../understand/gist/mentions.ts';
import { listMeant } from '../meant/list-meant.ts';
import { takenAwayWish } from './taken-out.ts';
import type { Outright } from '../outright.ts';
import { anyWord } from '../../any-word.ts';

/** What says that something may stay empty, as people complain of having to fill it in. */
const free = anyWord(
  [
    String.raw`(?:nobody|no one) (?:has|needs?|ought) to (?:fill|enter|give|put|know|write)\p{L}*|(?:wo|does|did)(?:n['’]?t| not) let (?:me|us|them|you|her|him) (?:save|through|go on|continue|past|finish)(?! .*twice)`,
    String.raw`(?:it|the (?:app|form|thing))?(?: always| keeps?)? ?(?:nags?|nagging|bugs?|pesters?|moans?|insists?|complains?)(?: (?:me|us|every time|about it|on it))*`,
    String.raw`(?:is|are)(?:n['’]?t| not) (?:that |so |really |always )*(?:important|essential)|(?:has|have|needs?) to (?:be |also be )?(?:ok|okay|possible|fine|allowed|work) without|(?:should|must|can|could) (?:also )?(?:be (?:ok|okay|possible|fine) without|work without|do without|be left (?:blank|empty|open|out)|stay (?:blank|empty|open))`,
    String.raw`(?:das |es )?(?:muss|soll(?:te)?|kann|darf) (?:(?!nicht |nich |nie )\p{L}+ ){0,3}?(?:ohne|leer) (?:gehen|gehn|bleiben|klappen|möglich sein|lassen|sein)|geht (?:auch |doch )+ohne|(?:muss|braucht?s?|müssen) (?:\p{L}+ ){0,2}?(?:nicht|nich) (?:unbedingt |immer |zwingend |mehr )*(?:sein|rein|stehen|ausgefüllt \p{L}+|da sein)|leer (?:zu )?lassen(?! ?(?:darf|dürfen) nicht)|kein muss|nicht so wichtig|nicht wichtig|lässt (?:er|es|sie|mich|das)(?: \p{L}+){0,4} nicht (?:speichern|weiter)`,
  ].join('|'),
);
/** What says that something is not to be missing. */
const due = anyWord(
  [
    String.raw`(?:has|have|needs?|ought) to (?:always )?(?:say|state|tell|show|carry|name|have) (?:who|what|which|where|when|the|an?|its|whose)(?:['’]s)?|must (?:always )?(?:say|state|tell|name|have) (?:who|what|which|where|when|the|an?|its|whose)(?:['’]s)?`,
    String.raw`never (?:ever )?(?:again )?(?:an? |any )?\p{L}+ (?:with no|without)|no more \p{L}+ (?:without|with no)|(?:no|not one|not a single) (?:\p{L}+ )?(?:without|with no)|without (?:an? |the |their |his |her )?\p{L}+(?: \p{L}+)? (?:we|i) (?:take|accept|let|put|do)\p{L}* (?:in |on )?(?:nobody|no one|nothing|none)|(?:we|i) (?:don['’]?t|do not|can['’]?t|cannot|won['’]?t) (?:take|accept|let|put|do|use) (?:\p{L}+ ){0,3}?(?:without|with no)`,
    String.raw`(?:nie wieder|nie mehr|bloß kein\p{L}*|bitte kein\p{L}*|kein\p{L}* \p{L}+ mehr) ?(?:ein\p{L}* )?(?:\p{L}+ )?ohne|ohne (?:\p{L}+ ){1,4}?(?:nehmen|geht|kommt|läuft|will|lassen|machen|gibt)(?:'?s)? (?:\p{L}+ ){0,3}?(?:keinen?|keiner|niemanden?|nichts|nix|nicht|gar nichts|gar nicht|nie)|(?:nehmen|wollen|machen) (?:wir )?(?:niemanden?|keinen?) (?:\p{L}+ ){0,2}?ohne|ist (?:ein |absolutes )*muss|muss (?:\p{L}+ ){0,3}?(?:immer|unbedingt|zwingend|auf jeden fall) (?:\p{L}+ ){0,2}?(?:rein|drin\p{L}*|dabei\p{L}*|dastehen|stehen|da sein|hin|angegeben|ausgefüllt|eingetragen|mit)`,
  ].join('|'),
);
const other = anyWord(
  String.raw`twice|doppelt|overlap\p{L}*|same (?:day|time|room)|gleiche\p{L}*|more than|less than|mehr als|weniger als|before|vorher|earlier|only (?:i|we|the)|nur (?:ich|wir|der|die)|see|sehen|approv\p{L}*|if|when(?:ever)? it|as soon as|once|wenn|falls|sobald|bevor|unless|außer|instead|except|login|password|sign in|members? only|remind\p{L}*|not (?:any|a) (?:new|more)`,
);

/** What has to be filled in and what may stay empty, told as what goes wrong; "it" is what was spoken of before. */
export function dutyToldWish(message: string, plan: AppPlan): Outright {
  if (message.length > longest) return null;
  const sentences = message.split(/(?<=[.!?;])\s+|,\s+(?:but|aber)\s+/u).filter((one) => /\p{L}/u.test(one));
  const changes: Change[] = [];
  const taken: Change[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const isFree = free.test(sentence);
    if (isFree === due.test(sentence) || other.test(sentence)) {
      // "the address can go, but nobody without a phone": what goes is said beside it
      const gone = takenAwayWish(sentence, plan, message);
      if (Array.isArray(gone)) taken.push(...gone);
      continue;
    }
    const before = sentences.slice(0, index).toReversed();
    const near = isFree ? sentence : (/(?<!\p{L})(?:without|with no|ohne|who|what|which|where|when)(?!\p{L}).*$/iu.exec(sentence)?.[0] ?? sentence); // prettier-ignore
    const found = [near, sentence, ...before].map((part) => firstOf(part, fieldsSaid(part, plan, { of: entitiesIn(part, plan)[0]?.entity ?? listMeant(message, plan) }), fieldsSaid(part, plan))).find((one) => one !== undefined); // prettier-ignore
    if (!found) continue;
    const { entity, field } = found;
    if (isFree && rolesOf(entity).title === field) return `${field.label} is what ${inWords(entity)} are called in every list, so it has to be filled in.`; // prettier-ignore
    changes.push({ kind: 'require-field', entity: entity.name, field: field.name, isRequired: !isFree });
  }
  return changes.length > 0 ? [...taken, ...changes] : null;
}

/** What goes and what has to be there, in one message: neither is left out. */
export function goneAndNeededWish(message: string, plan: AppPlan): Outright {
  const found = dutyToldWish(message, plan);
  return Array.isArray(found) && found.some(({ kind }) => kind === 'remove-field') ? found : null;
}

const longest = 240;

/** Of several the one that is spoken of first; what stands behind "on" and "am" says when. */
function firstOf(part: string, own: readonly FieldMention[], all: readonly FieldMention[]): FieldMention | undefined {
  const fit = (some: readonly FieldMention[]) => some.filter(({ field, at, end }) => !field.joins && end - at > 2).toSorted((a, b) => a.at - b.at); // prettier-ignore
  const isWhen = ({ at }: FieldMention) => /(?<!\p{L})(?:on|at|in|by|am|an|im|zum|beim|vom)\s+(?:the |der |dem )?$/iu.test(part.slice(0, at));
  const named = [...fit(own), ...fit(all)].filter(({ score }) => score >= 1.9);
  return named.find((one) => !isWhen(one)) ?? named[0] ?? fit(own)[0] ?? fit(all)[0];
} // prettier-ignore
