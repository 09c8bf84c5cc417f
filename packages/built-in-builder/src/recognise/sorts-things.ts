import type { Field } from '../plan/plan.ts';
import { gradeOf } from '../reading/lexicon/graded-nouns.ts';
import { fieldTypeOf } from './field-type.ts';

/**
 * A text that many records have alike, so that people look for all of them: the drawer, the breed, the language. Names, numbers
 * and addresses are each one's own.
 */
export function sortsThings({ type, label, joins }: Field): boolean {
  if (type !== 'text' || joins !== undefined) return false;
  const name = label.toLowerCase();
  if (isOwn.test(name)) return false;
  // a choice of which nobody knows the choices is kept as words
  return fieldTypeOf(name) === 'select' || alike.test(name) || sortingKinds.has(gradeOf(name)?.kind ?? '');
}

const sortingKinds: ReadonlySet<string> = new Set(['category', 'place']);
const alike = /(?:^| )(?:drawer|shelf|box|cupboard|rack|row|breed|species|variety|brand|make|language|stroke|style|period|era|size|gauge|material|subject|instrument|supplier|author|artist|composer|grape|team|trade|kind|sort)s?$|(?:fach|schublade|regal|schrank|schachtel|kiste|rasse|sorte|art|marke|sprache|stil|epoche|größe|material|lieferant|gattung|stimme|besetzung|komponist)$/; // prettier-ignore
const isOwn = /(?:^| )(?:address|adresse|no|nr|number|nummer|id|code|name|title|titel|link|contact|kontakt|birth ?place|serial.*)$/; // prettier-ignore
