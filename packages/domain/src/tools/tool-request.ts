/** What a request for an AI tool says: what it makes, and from what. */
export type ToolRequest = {
  /** The task as a sentence of a prompt begins: `Write a meal plan`. */
  task: string;
  /** The whole of it as it was said: `writes a meal plan from diet and budget`. */
  said: string;
  /** What comes out, as a title: `Meal plan`. */
  output: string;
  /** What people give it, in the words of the request. */
  inputs: string[];
};

const asking =
  /^(?:(?:please|hi|hello|i|we|you|can|could|would|like|want|need|to|me|us|build|make|create|design|give|add|write)\s+)*/i;
const toolWord =
  /^(?:(?:an?|the|another|my|our)\s+)?(?:(?:new|simple|small|little|smart|free|online|ai|a\.i\.|ai-powered)\s+)*(?:ai[ -])?(?:tool|assistant|helper|generator|bot)\b[\s,:]*/i;
const linking =
  /^(?:that|which|who|to|for|which can|that can|that will|can|will)\s+(?:(?:can|will|helps? (?:me|us|people|you)(?: to)?|helps?)\s+)?/i;

/** Verbs of what a model makes; an app that keeps records has others (track, manage, store). */
const making =
  /^(?:writ|generat|creat|draft|mak|suggest|plan|compos|produc|propos|recommend|design|prepar|giv|build|outlin|find|answer|extract|collect|list|choos|pick|turn|convert|translat|summar|rewrit|rephras|explain|improv|review|proofread|correct|check|compar|estimat|calculat|analy|classif|rate|grad|describ|simplif|shorten)\w*\s+/i;

/** Verbs whose object is what goes in; what comes out has a name of its own. */
const outputOf: readonly [RegExp, string][] = [
  [/^summar/i, 'Summary'],
  [/^translat/i, 'Translation'],
  [/^(?:rewrit|rephras|improv|simplif|shorten)/i, 'New version'],
  [/^explain/i, 'Explanation'],
  [/^(?:review|check|grad|rate)/i, 'Review'],
  [/^(?:proofread|correct)/i, 'Corrected text'],
  [/^compar/i, 'Comparison'],
  [/^(?:estimat|calculat)/i, 'Estimate'],
  [/^analy/i, 'Analysis'],
  [/^classif/i, 'Classification'],
  [/^answer/i, 'Answer'],
  [/^describ/i, 'Description'],
];

const from = /\s+(?:based on|depending on|starting from|out of|from|using|given|with|by|about)\s+/i;

/** Whether a text asks for an AI tool rather than an app: it says so, or names a tool that writes, plans, translates ... */
export function asksForTool(text: string): boolean {
  const said = text.trim();
  if (/\bAI[ -]tools?\b|\bKI-(?:Tool|Werkzeug)\b/i.test(said)) return true;
  if (germanTool.test(said) && germanVerb.test(said.replace(/[.!]+$/, ''))) return true;
  const thing = said.replace(asking, '');
  const rest = thing.replace(toolWord, '');
  return rest !== thing && linking.test(rest) && making.test(rest.replace(linking, ''));
}

const germanTool =
  /^(?:(?:bitte|ich (?:brauche|möchte)|wir (?:brauchen|möchten)|mach|erstelle?|baue?|mir|uns)\s+)*(?:ein(?:e|en)?\s+)?(?:KI-)?(?:Tool|Werkzeug|Assistent(?:in|en)?|Helfer|Generator)\s*,?\s+(?:das|der|die|welche[sr]?)\s+/i;
const germanVerb =
  /\s+(?:schreibt|erstellt|macht|plant|entwirft|erzeugt|generiert|verfasst|vorschlägt|ausgibt|zusammenstellt)$/i;
const germanFrom = /\s+(?:auf (?:der )?Basis von|anhand von|ausgehend von|aus|mit|zu)\s+/i;

/** `das einen Speiseplan aus Budget und Vorräten schreibt`; null for other sentences. */
function readGermanRequest(said: string): ToolRequest | null {
  const whole = said.replace(germanTool, '');
  const body = whole.replace(germanVerb, '');
  if (whole === said || body === whole) return null;
  const [object = '', ...rest] = body.split(germanFrom);
  return { task: `Erstelle ${object}`, said: whole, output: titleOf(object), inputs: rest.flatMap(itemsOf) };
}

/** Reads a request for a tool, in English or German; what it does not say stays empty. */
export function readToolRequest(text: string): ToolRequest {
  const [sentence = ''] = text.trim().split(/(?<=[.!?])\s+|\n/);
  const german = readGermanRequest(sentence.replace(/[.!?]+$/, '').replace(/\s+/g, ' '));
  if (german) return german;
  const said = sentence
    .replace(/[.!?]+$/, '')
    .replace(/\s+/g, ' ')
    .replace(asking, '');
  const whole = said.replace(toolWord, '').replace(linking, '').trim();
  const verb = making.exec(whole)?.[0] ?? '';
  const request = (task: string, output: string, inputs: string[]): ToolRequest => ({
    ...{ task: imperative(task), said: whole, output, inputs },
  });
  const turned = /^(?:turn|convert)\w* (.+?) (?:in)?to (.+)$/i.exec(whole);
  if (turned) return request(whole, titleOf(turned[2]!), itemsOf(turned[1]!));
  const [object = '', ...rest] = whole.slice(verb.length).split(from);
  const task = verb + object;
  const inputs = rest.flatMap(itemsOf);
  const named = outputOf.find(([words]) => words.test(verb))?.[1];
  if (named) return request(task, named, [...itemsOf(object), ...inputs]);
  const [thing = '', ...purpose] = object.split(/\s+for\s+/i);
  const forWhat = purpose.join(' for ');
  const isList = inputs.length === 0 && /,| and /.test(forWhat);
  return request(isList ? verb + thing : task, titleOf(thing), isList ? itemsOf(forWhat) : inputs);
}

/** `writes a plan` as `Write a plan`. */
function imperative(task: string): string {
  const [first = '', ...rest] = task.split(' ');
  const verb = /[^s]s$/.test(first) && making.test(`${first} `) ? first.slice(0, -1) : first;
  return [verb.charAt(0).toUpperCase() + verb.slice(1), ...rest].join(' ');
}

const article =
  /^(?:an?|the|my|our|your|their|his|her|some|any|each|every|one's|ein(?:e[nmr]?)?|der|die|das|de[nmr]|mein(?:e[nmr]?)?|unser(?:e[nmr]?)?)\s+/i;

/** `diet, people, budget and what is in the fridge` as its four parts. */
const itemsOf = (list: string): string[] =>
  list
    .split(/\s*[,;]\s*(?:and\s+|or\s+)?|\s+(?:and|plus|as well as|und|sowie)\s+/i)
    .map((item) => item.replace(article, '').trim())
    .filter((item) => /\p{L}/u.test(item));

function titleOf(words: string): string {
  const plain = words
    .split(/\s+(?:with|that|which|including)\s/i)[0]!
    .replace(article, '')
    .replace(/[^\p{L}\p{N}&+#'’/ -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const short = plain.split(' ').slice(0, 6).join(' ').slice(0, 40).trim();
  return short.charAt(0).toUpperCase() + short.slice(1);
}
