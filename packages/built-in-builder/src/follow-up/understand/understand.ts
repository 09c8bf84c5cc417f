import type { AppPlan } from '../../plan/plan.ts';
import { promptText } from '../../recognise/prompt-text.ts';
import type { Change, Understood } from '../change.ts';
import { accessRequest, hidesOneField } from './access-request.ts';
import { asksForMail, beyond, noMail } from './beyond.ts';
import { contrasted } from './contrast.ts';
import { detailRequest } from './detail-request.ts';
import { doneRequest } from './done-request.ts';
import { entityRequest } from './entity-request.ts';
import { featureRequest } from './feature-request.ts';
import { countGist } from './gist/count.ts';
import { filterGist } from './gist/filter.ts';
import { accessInEnglish } from './gist/german-access.ts';
import { gistOf } from './gist/gist.ts';
import { attendedGist } from './gist/lists.ts';
import { orderGist } from './gist/order.ts';
import { bareFieldRequest, fieldRequest, plainFieldRequest } from './field-request.ts';
import { fromStrictGerman } from './german-everyday.ts';
import { withoutOpening } from './german-opening.ts';
import { lookRequest } from './look-request.ts';
import { optionsRequest } from './options-request.ts';
import { orderRequest } from './order-request.ts';
import { paraphrase } from './paraphrase.ts';
import { planAnswer } from './plan-answers.ts';
import { removeRequest } from './remove-request.ts';
import { renameRequest } from './rename-request.ts';
import { plainly } from './said-loosely.ts';
import { settingsRequest } from './settings-request.ts';
import { splitRequests } from './split-requests.ts';
import { talkIn } from './talk.ts';
import { pageForQuestion } from './sure/only-pages.ts';
import { sureWish } from './sure/sure.ts';
import { textPageRequest } from './text-page-request.ts';
import { viewRequest } from './view-request.ts';

/** No single wish is longer, in characters. */
const longest = 300;

/** Reads a follow-up against the app's plan by the ways of putting things that are known. */
export function understandByRules(message: string, plan: AppPlan): Understood {
  const isPoliteQuestion = /^(?:please[\s,]+)?(?:can|could|would|will) (?:you|we)\b/i.test(message.trim());
  // a star between words is a sign here, and no emphasis
  const said = promptText(message.replace(/(?<=[\p{L}\d])\s+[*×]\s+(?=[\p{L}\d])/gu, ' times '))
    .replace(/^(?:please|pls|can you|could you|would you|now|ok(?:ay)?|and|also)[\s,]+/gi, '')
    .replace(isPoliteQuestion ? /[\s.!?]+$/ : /[\s.!]+$/, '')
    .replace(/^(?:what|how) about (?:adding )?((?:an?|the) )?(.+?)[?]*$/i, 'add $1$2')
    // why something is wished for is no further wish
    .replace(
      /,?\s+so (?:that )?(?:nobody|no one|everyone|everybody) (?!may\b|can\b|else\b).*$|,?\s+damit (?:man|wir|ich|niemand|keiner|alle|jeder|es|sie)(?!\p{L}).*$|,?\s+(?:because|since) (?:we|i|they|it|that|nobody|the)\b.*$|,\s*(?:we|i|nobody|they|it) (?:don['’]t|do not|doesn['’]t|never|no longer|isn['’]t|is not)\b.*$/iu,
      '',
    );
  const wish = said.replace(/,?\s+(?:please|pls|plz|bitte|thanks|danke)$/i, '').replace(reasonBehind, '$1');
  const talk = talkIn(said);
  const counted =
    talk?.kind === 'talk' && talk.topic === 'question' && said.length <= longest && plan.entities.length > 0
      ? countGist(said, plan)
      : null;
  if (Array.isArray(counted)) return { kind: 'changes', changes: counted };
  if (counted !== null) return { kind: 'problem', sentence: counted };
  const asked = talk?.kind === 'talk' && talk.topic === 'question' && asksForSome.test(said) && plan.entities.length > 0 ? pageForQuestion(said, plan) : null; // prettier-ignore
  if (asked !== null) return { kind: 'problem', sentence: asked };
  if (talk) return talk;
  const text = plainly(contrasted(wish));
  if (asksForMail(text)) return { kind: 'problem', sentence: noMail };
  const split = splitRequests(text).map(plainly);
  // "everyone can see them, only I can edit them" is one sentence about access, read as a whole
  const isOneOfAccess = split.length > 1 && split.every((part) => Array.isArray(accessRequest(part, plan)));
  const parts = isOneOfAccess ? [text] : split;
  const hidden = text.length > longest ? null : hidesOneField(accessInEnglish(text) ?? text, plan);
  if (hidden !== null) return { kind: 'problem', sentence: hidden };
  // one wish may have commas and verbs in it that look like another
  const sure = text.length > longest || (parts.length > 1 && isOfSentences.test(text)) ? null : sureWish(text, plan);
  if (Array.isArray(sure)) return { kind: 'changes', changes: sure };
  if (typeof sure === 'string') return { kind: 'problem', sentence: sure };
  if (sure !== null) return { kind: 'changes', ...sure };
  const changes: Change[] = [];
  const left: string[] = [];
  for (const part of parts) {
    const known = parts.length > 1 && part.length <= longest ? sureWish(part, plan) : null;
    const found = known ?? answerTo(part, plan);
    if (Array.isArray(found)) changes.push(...found);
    else if (found !== null && typeof found === 'object') {
      changes.push(...found.changes);
      left.push(...found.left);
    } else left.push(found ?? `I did not understand “${part}”.`);
  }
  const shown = /\b(?:show|display|list) (?:it|them|this|that) (?:in|on) (?:the )?(?:list|table|rows?)\b/i.test(text);
  if (shown) for (const change of changes) if (change.kind === 'add-field') change.isShown = true;
  // half a sentence is no name of a field
  const isNone = (change: Change) => change.kind === 'add-field' && change.field.label.split(' ').length > 6;
  if (changes.length > 0 && changes.every(isNone)) return { kind: 'unknown' };
  if (changes.length > 0) return { kind: 'changes', changes, ...(left.length > 0 && { left: left.map(ofThePart) }) };
  const whole = parts.length > 1 && text.length <= longest ? gistOf(text, plan) : null;
  if (Array.isArray(whole)) return { kind: 'changes', changes: whole };
  const problem = left.find((sentence) => !sentence.startsWith('I did not understand')) ?? whole ?? beyond(text);
  return problem ? { kind: 'problem', sentence: problem } : { kind: 'unknown' };
}

/** Several sentences, or a second wish behind a comma. */
const isOfSentences = /[.!?]\s+\p{Lu}|(?:,|\band|\bund)\s+(?:please |bitte |also |auch |then |dann )*(?:add|remove|rename|delete|make it|füge|lösche|entferne|benenne|mach alles)(?!\p{L})/iu; // prettier-ignore

/** Something else was changed, so that of this part alone nothing was. */
const ofThePart = (sentence: string): string =>
  sentence.replace(/,? so I changed nothing(?=[.;])| I changed nothing\.$/, '');

/** By the ways of asking that are known, else by what the request names and what is to be done with it. */
function answerTo(part: string, plan: AppPlan): Change[] | string | null {
  const known = () => planAnswer(part, plan) ?? ofDetails(part, plan) ?? readRequest(paraphrase(part), plan);
  if (part.length > longest || plan.entities.length === 0) return known();
  // what is known to the letter goes before what is read word by word
  const access = fromStrictGerman(withoutOpening(part)) === null ? accessInEnglish(part) : null;
  const found =
    (access !== null ? accessRequest(access, plan) : null) ??
    (plan.entities.length > 1 ? attendedGist(part, plan) : null) ??
    (asksToSort.test(part) ? orderGist(part, plan) : null) ??
    onlyChanges(asksWho.test(part) ? filterGist(part, plan) : null) ??
    (byItsValues.test(part) ? filterGist(part, plan) : null) ??
    (asksHowMany.test(part) ? countGist(part, plan) : null) ??
    known();
  return found === null || (typeof found === 'string' && isOfNothingFound.test(found)) ? (gistOf(part, plan) ?? found) : found; // prettier-ignore
}

const asksToSort =
  /(?<!\p{L})(?:sort(?!able|ier[- ]?funktion)\p{L}*|order(?:ed)? (?:\p{L}+ )*?by|ordne\p{L}*|alphabetisch|alphabetical(?:ly)?)(?!\p{L})/iu;
const asksWho =
  /(?<!\p{L})(?:wissen|sehen|zeig\p{L}*|know|see|show)(?!\p{L}).*(?<!\p{L})(?:wer|welche\p{L}*|who|which)(?!\p{L})/iu;
const onlyChanges = (found: Change[] | string | null): Change[] | null => (Array.isArray(found) ? found : null);
const byItsValues = /\bfilter\p{L}*\b.*,|\bnach\b.*(?:,| und | oder ).*\bfilter/iu;
const isOfNothingFound = /^I found no|^I do not know the colour/;
/** Why something is to go is no further wish: "drop the pages, nobody fills that in". */
const reasonBehind = /^((?:please )?(?:remove|drop|delete|take|hide|lose|get rid|lösch|entfern|streich|nimm)[^,]*),\s*(?:we|i|nobody|no one|they|it|that|there|wir|ich|das|die|den|niemand|keiner)(?!\p{L}).*$/iu; // prettier-ignore
/** Of whom or what of the records a question is. */
const asksForSome = /^(?:who|which|whose|wer|welche[rs]?|bei wem)(?!\p{L})/iu;
const asksHowMany =
  /\b(?:wie ?viele?|wie oft|how many|how much|how often)\b.*\b(?:pro|je|im|jede[nrms]?|per|each|every|a|by)\b/i;

/** The changes of one request, a sentence when it cannot be met, null when it is not understood. */
function readRequest(text: string, plan: AppPlan): Change[] | string | null {
  // a tool that keeps nothing can be renamed, look otherwise, or begin to keep something
  if (plan.entities.length === 0)
    return renameRequest(text, plan) ?? entityRequest(text, plan) ?? lookRequest(text, plan);
  return (
    (isOfUse.test(text) ? featureRequest(text, plan) : null) ??
    accessRequest(text, plan) ??
    ofDetails(text, plan) ??
    textPageRequest(text, plan) ??
    renameRequest(text, plan) ??
    removeRequest(text, plan) ??
    viewRequest(text, plan) ??
    optionsRequest(text, plan) ??
    fieldRequest(text, plan) ??
    plainFieldRequest(text, plan) ??
    featureRequest(text, plan) ??
    entityRequest(text, plan) ??
    lookRequest(text, plan) ??
    bareFieldRequest(text, plan)
  );
}

/** These are read as they were typed, before everyday words are put plainly. */
const ofDetails = (text: string, plan: AppPlan): Change[] | string | null =>
  isOfUse.test(text)
    ? null
    : (doneRequest(text, plan) ?? detailRequest(text, plan) ?? orderRequest(text, plan) ?? settingsRequest(text, plan));

/** What people do with things, which says nothing of who may see them. */
const isOfUse =
  /^(?:let|allow|enable)\b.*\b(?:share|buy|order|book|reserve|rate|review|comment|compare|save|bookmark|chat|search|download|subscribe|contact|vote|apply|join|enroll?)\b(?!.*\b(?:see|view|read|edit|change)\b)/i;
