import { isPerson, type Chunk, type Phrase } from './chunks.ts';
import type { Facts } from './facts.ts';
import { genericPeople } from './noun-of.ts';

type Pair = {
  noun: string;
  phrase: Phrase;
  lastNoun: string | null;
  before: Chunk | undefined;
  subject: string | null;
  verb: string | null;
  hasModal: boolean;
};
/** What somebody does with a thing without it becoming theirs: customers put candles into a cart. */
const passing = new Set(
  'add browse see view search buy order purchase save find read play rate review comment join use reserve book borrow check select choose share download apply enroll enrol register learn understand explore compare filter visit watch open send receive contact message like follow discuss'.split(
    ' ',
  ),
);
const germanPassing = new Set(
  'hinzufügen durchsuchen sehen ansehen anschauen suchen kaufen bestellen erwerben speichern merken finden lesen spielen bewerten kommentieren teilnehmen nutzen benutzen reservieren buchen ausleihen leihen mieten prüfen wählen auswählen aussuchen teilen herunterladen bewerben anmelden lernen verstehen vergleichen filtern besuchen öffnen senden schicken erhalten bekommen kontaktieren mögen folgen'.split(
    ' ',
  ),
);
const isPassing = (verb: string): boolean => passing.has(verb) || germanPassing.has(verb);
const handing = new Set([
  'lend',
  'rent',
  'send',
  'show',
  'give',
  'sell',
  'offer',
  'provide',
  'display',
  'present',
  'recommend',
  'notify',
]);
const bindings = new Set(['of', 'for', 'at', 'on', 'from', 'to', 'about', 'per', 'von', 'für', 'pro']);

const isOwn = /^(?:their|own|seine?n?|ihre?n?|eigene?n?)$/;

/** Notes what belongs to what: by a preposition, by owning, by who does what. */
export function relate(facts: Facts, { noun, phrase, lastNoun, before, subject, verb, hasModal }: Pair): void {
  if (lastNoun && lastNoun !== noun && before?.kind === 'preposition' && bindings.has(before.lemma))
    if (
      !(before.lemma === 'for' && isPerson(noun) && !hasModal) &&
      !(before.lemma === 'to' && verb && handing.has(verb))
    )
      facts.relations.push({ from: lastNoun, to: noun, why: before.lemma });
  if (!subject || subject === noun || !verb) return;
  if (verb === 'belong') facts.relations.push({ from: subject, to: noun, why: 'belongs' });
  else if (verb === 'have' || verb === 'contain' || verb === 'include')
    facts.relations.push({ from: noun, to: subject, why: 'has' });
  else if (
    isPerson(subject) &&
    !genericPeople.has(subject) &&
    !isPerson(noun) &&
    (!isPassing(verb) || isOwn.test(phrase.determiner ?? '')) &&
    (!hasModal || isOwn.test(phrase.determiner ?? ''))
  )
    facts.relations.push({ from: noun, to: subject, why: verb });
}
