import type { Kind } from '../kinds/kind.ts';
import { inSentence, pluralise, toLabel } from '../plan/names.ts';
import type { Entity } from '../plan/plan.ts';
import type { Reading } from '../reading/reading.ts';
import { givenName, nameOfApp } from './audience.ts';
import { plainWords } from './prompt-text.ts';

type Known = { kind: Kind | null; audience: string | null; main: Entity };

/** A name that people would give: the one that the text gives, what it calls the app, or what the app keeps. */
export function nameFor(text: string, { called, language }: Reading, { kind, audience, main }: Known): string {
  const given = givenName(text);
  if (given) return given;
  if (called && (!kind || called.split(' ').length > 1 || !audience)) return toLabel(called);
  return nameOfApp(language === 'de' ? null : ownName(audience, kind), nounOf(kind, main));
}

/** The noun of the app's name: the prompt's own word for the main thing where the kind is called after it. */
function nounOf(kind: Kind | null, main: Entity): string {
  const isCalledAfterIt = kind?.noun === pluralise(kind?.entities[0]?.words[0] ?? '');
  return kind && !isCalledAfterIt ? kind.noun : inSentence(main.plural);
}

/** "for my freelance projects" says what the projects are: the name takes the words before the kind's own. */
const ownName = (said: string | null, kind: Kind | null): string | null =>
  said && kind && plainWords(said).trim().endsWith(kind.noun) ? said.slice(0, -kind.noun.length).trim() || null : said;
