import type { Field } from '../../plan/plan.ts';
import { tokensIn, type Token } from '../understand/gist/mentions.ts';

/** A choice that a text speaks of in another form of its word, and where. */
export type ChoiceSaid = { value: string; at: number; end: number };

/** First parts of German verbs that stand behind in a sentence: "sagt er ab", "fällt es aus". */
const parting = 'zurück|zusammen|weiter|wieder|durch|heraus|hinaus|unter|über|nach|fest|fort|frei|ein|aus|auf|ab|an|bei|her|hin|los|mit|um|vor|weg|zu'; // prettier-ignore
const firstPart = new RegExp(`^(${parting})(?:ge|zu)?(?=\\p{L}{3})`, 'u');
const small = /^(?:in|on|at|the|an?|of|to|for|is|im|am|an|auf|in|der|die|das|zum|zur|und|and|ist|it|es)$/iu;

type Root = { word: string; first: string; root: string };

/** What stays of a word in all forms of its verb: "abgesagt", "absagen" and "sagt … ab"; "closing" and "closed". */
function rootOf(word: string): Root {
  const plain = word.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'); // prettier-ignore
  const first = firstPart.exec(word.toLowerCase())?.[1] ?? '';
  const rest = first === '' ? plain : plain.slice(first.length).replace(/^(?:ge|zu)(?=\p{L}{3})/u, '');
  const bare = first === '' ? rest.replace(/^ge(?=\p{L}{4})/u, '') : rest;
  const root = bare.replace(/(?:ungen|ung|ations?|ions?|ings?|ers?|ed|ene[nrsm]?|te[nrsm]?|e?t[en]?[nrsm]?|e[nrsmdt]?|es|s)$/u, '').replace(/(\p{L})\1$/u, '$1'); // prettier-ignore
  return { word: plain, first, root: root.length >= 2 ? root : bare };
}
/** Vowels change in a verb: "nimmt", "nahm", "genommen"; "breaks", "broken". */
const bones = (root: string): string => root.replace(/(?<=[aeiouy])h/g, '').replace(/[aeiouy]/g, '').replace(/(.)\1/g, '$1'); // prettier-ignore

type Form = Root & { at: number; end: number };

/** The words of a text as forms, those whose first part stands behind them put together. */
function formsIn(tokens: readonly Token[], text: string): Form[] {
  return tokens.flatMap(({ word, at, end }, index): Form[] => {
    const form = { ...rootOf(word), at, end };
    const rest = tokens.slice(index + 1).filter((one) => !/[.;:!?,]/.test(text.slice(end, one.at)));
    const behind = form.first === '' ? rest.findLast((one) => new RegExp(`^(?:${parting})$`, 'u').test(one.word.toLowerCase())) : undefined; // prettier-ignore
    return behind ? [form, { ...form, word: '', first: behind.word.toLowerCase(), end: behind.end }] : [form];
  });
}

const isForm = (said: Form, wanted: Root, isLoose: boolean): boolean => {
  if (said.first !== wanted.first) return false;
  if (said.word === wanted.word) return true;
  if (said.root === wanted.root) return said.root.length >= 3 || said.first !== '';
  const [a, b] = [bones(said.root), bones(wanted.root)];
  const alike = said.first === '' ? 2 : 1;
  return isLoose && a === b && said.root.slice(0, alike) === wanted.root.slice(0, alike) && a.length >= (said.first === '' ? 3 : 2); // prettier-ignore
};

/** The choice of a field whose words a text has in any form: all of them, and of no other choice as surely. */
export function choiceSaid(text: string, { options = [] }: Field): ChoiceSaid | null {
  const forms = formsIn(tokensIn(text).flatMap(parted), text);
  for (const isLoose of [false, true]) {
    const found = options.flatMap(({ value }): ChoiceSaid[] => {
      const words = tokensIn(value).flatMap(parted).filter(({ word }) => !small.test(word)); // prettier-ignore
      const places = words.map(({ word }) => forms.find((form) => isForm(form, rootOf(word), isLoose)));
      if (words.length === 0 || places.includes(undefined)) return [];
      const all = places.filter((place) => place !== undefined);
      return [{ value, at: Math.min(...all.map(({ at }) => at)), end: Math.max(...all.map(({ end }) => end)) }];
    });
    if (found.length > 0) return found.length === 1 ? found[0]! : null;
  }
  return null;
}

const parted = ({ word, at }: Token): Token[] =>
  Array.from(word.matchAll(/[^-]+/g), (match) => ({ word: match[0], at: at + match.index, end: at + match.index + match[0].length })); // prettier-ignore
