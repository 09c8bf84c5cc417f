import { toLabel } from '../../plan/names.ts';
import type { AppPlan } from '../../plan/plan.ts';
import type { Outright } from './outright.ts';

const read = /(?<!\p{L})(?:read (?:that|it|them|this|up|about)|to read|look (?:that|it|them) up|put (?:that|it|this) somewhere|somewhere (?:to|in|on|where)|never know|don['’]?t know|keep asking|(?:always|constantly) ask\p{L}*|should know|need to know|notice board|nachlesen|zum lesen|nachschauen|nachgucken|fragen (?:dauernd|immer|ständig|andauernd|jedes mal)|(?:dauernd|immer|ständig) (?:gefragt|fragen)|weiß (?:keiner|niemand)|wissen (?:nie|nicht)|vergessen (?:immer|dauernd)|aushang|schwarzes brett|irgendwo (?:stehen|hinschreiben|aufschreiben)|steht das irgendwo)(?!\p{L})/iu; // prettier-ignore
const other = /(?<!\p{L})(?:fields?|choices?|options?|kinds?|status|list(?: of)?|columns?|only|filter\p{L}*|feld\p{L}*|auswahl|liste|spalten?|dropdown|button|knopf|form|formular|remind\p{L}*|e-?mail|sms|access|login|dates?|two|which)(?!\p{L})/iu; // prettier-ignore
/** What such texts are mostly about, and how their page is called. */
const topics: readonly (readonly [words: RegExp, english: string, german: string])[] = [
  [/(?<!\p{L})(?:rules?|regeln?|hausordnung|ordnung|house rules|etiquette)(?!\p{L})/iu, 'Rules', 'Regeln'],
  [/(?<!\p{L})(?:opening (?:hours|times)|open(?:s)?|closed|when (?:we|it|the \p{L}+) (?:are|is|opens?)|öffnungszeiten|offen|geöffnet|auf ?haben|wann)(?!\p{L})/iu, 'Opening hours', 'Öffnungszeiten'],
  [/(?<!\p{L})(?:prices?|fees?|costs?|preise?|kosten|gebühren)(?!\p{L})/iu, 'Prices', 'Preise'],
  [/(?<!\p{L})(?:directions|how to (?:get|find)|parking|anfahrt|parken|wegbeschreibung|hinkommen)(?!\p{L})/iu, 'How to find us', 'Anfahrt'],
  [/(?<!\p{L})(?:emergency|emergencies|notfall\p{L}*|wasserschaden|whom to call|wen man anruft)(?!\p{L})/iu, 'In an emergency', 'Im Notfall'],
  [/(?<!\p{L})(?:how (?:it|the|to)|instructions?|anleitung|so geht|wie (?:man|das|es))(?!\p{L})/iu, 'How it works', 'So geht es'],
]; // prettier-ignore

/** A page to read that is told with what stands on it: "newcomers never know the rules: a, b, c. Somewhere to read that?" */
export function toldPageWish(text: string, plan: AppPlan): Outright {
  const [, head = '', tail = ''] = /^([^:]{4,120}):\s+(.{12,})$/su.exec(text) ?? [];
  if (tail === '' || !read.test(text) || other.test(head)) return null;
  // what stands behind the text asks where to read it
  const asking = tail.split(/(?<=[.!?])\s+/).filter((sentence) => !(read.test(sentence) && sentence.length < mostAsking)); // prettier-ignore
  const words = asking.join(' ').replace(/[\s.]+$/, '');
  if (words.length < leastText || !/[,;.]|\d/.test(words)) return null;
  const isAsked = asking.join('').length < tail.length - 3 || asks.test(head) || topics.some(([said]) => said.test(head)); // prettier-ignore
  if (!isAsked || /["“„]/u.test(text)) return null;
  const topic = topics.find(([said]) => said.test(head)) ?? topics.find(([said]) => said.test(words));
  const label = topic ? (plan.language === 'de' ? topic[2] : topic[1]) : plan.language === 'de' ? 'Gut zu wissen' : 'Good to know'; // prettier-ignore
  if (plan.pages.some((page) => page.label === label)) return `The app has the page ${label} already.`;
  const lines = words.includes('. ') ? [words] : words.split(/,\s+|;\s+/);
  const body = lines.map((line) => toLabel(line.trim())).join('\n');
  return [
    { kind: 'add-feature', drafts: [], changed: [], notes: [], pages: [{ archetype: 'feature', feature: 'content', entity: '', label, icon: 'Info', sentence: '', sections: [{ heading: label, text: body }] }] }, // prettier-ignore
  ];
}

const asks = /(?<!\p{L})(?:ask\p{L}*|fragen|gefragt|read|nachlesen|know|wissen)(?!\p{L})/iu;
const mostAsking = 60;
const leastText = 12;
