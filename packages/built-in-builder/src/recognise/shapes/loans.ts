import { isPerson } from '../../reading/chunks.ts';
import { gradeOf } from '../../reading/lexicon/graded-nouns.ts';
import type { Shape } from './shape.ts';

const lent =
  /\bwho (?:has |have )?(?:borrowed|borrows|lent|took|got) (?:it|them|what|which|one|each)\b|\b(?:borrowed|lent|lend|loaned) (?:it |them )?(?:out )?(?:to|by)\b|\bborrow(?:s|ed)? (?:it|them|something|things|from)\b|\blent out\b|\bwho has (?:it|them|what) (?:out|now|at the moment)\b|\b(?:never|not) (?:gave|given|brought|bring) (?:it |them )?back\b/i;
const onlyThings = /\b(?:money|loan officer|bank|library card)\b/i;

/** Things that are lent: who has which since when, and what is not back yet. */
export function loans(shape: Shape): void {
  const { text } = shape;
  const isLibrary = /\bwho has (?:it|them|what|which)\b/i.test(text) && /\b(?:len[dt]\w*|borrow\w*)\b/i.test(text);
  if (!(lent.test(text) || isLibrary) || onlyThings.test(text)) return;
  const [, ofLibrary = ''] =
    /\b(?!(?:public|school|city|music|choir|our|the|a|my)\b)([\p{L}-]+) library\b/iu.exec(text) ?? [];
  const named = shape.reading.entities.find(({ noun, isImplied }) => !isImplied && !isPerson(noun) && !/^(?:loan|lending|box|school)$/.test(noun))?.noun; // prettier-ignore
  const thing = ofLibrary && gradeOf(ofLibrary.toLowerCase())?.kind !== 'place' ? shape.keep(ofLibrary.toLowerCase(), ['kind', 'photo', 'notes'], { leads: true }) : named; // prettier-ignore
  if (!thing) return;
  shape.dropWhere(({ noun, fields }) => noun !== thing && !isPerson(noun) && (ofLibrary !== '' ? fields.length < 2 : fields.length > 0 && fields.every((field) => /^(?:borrower|since when)$/.test(field)))); // prettier-ignore
  const loan = shape.find('loan') ?? shape.find('lending');
  const noun = loan?.noun ?? 'loan';
  if (loan) loan.fields = [];
  shape.keep(noun, ['borrower', 'phone', 'borrowed on', 'due back (date)', 'returned on', 'notes'], { of: [thing] });
  shape.find(noun)!.isWhole = true;
  shape.asked.events.push(noun);
  shape.without('borrow', 'book', 'join');
  shape.asked.exclusive.push(noun);
  shape.number({ of: thing, label: 'Lent out now', type: 'number', by: 'same', parts: [{ over: noun, take: 'count', only: { label: 'returned on', is: false } }] }); // prettier-ignore
  shape.page({ of: noun, label: 'Not given back', by: 'Returned on', only: { kind: 'missing' } });
}
