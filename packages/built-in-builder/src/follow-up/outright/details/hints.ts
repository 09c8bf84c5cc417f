import type { FieldType } from '../../../plan/plan.ts';

/** What a message says of the type of a detail, beside its name. */
export type Hinted = { rest: string; type?: FieldType };

const enough = String.raw`(?: is enough| are enough| will do| would do| is fine| reich(?:t|en)| genüg(?:t|en)| langt)?(?: mir| uns| for me| for us)?`;
const means = String.raw`(?:,? (?:also|so|das heißt|d\. ?h\.|sprich|i\.e\.|that is|that's|meaning|i mean|ich meine)|,) `;
const hints: readonly (readonly [words: string, type: FieldType])[] = [
  [String.raw`${means}(?:bis |until |by |since |seit |the |an |on )?(?:zu )?(?:wann|welche[mnr] tag|when|which day|what day|what date|day)(?!\p{L})[^,.;]*`, 'date'],
  [String.raw`,? (?:also |and |und )?(?:mit|with) (?:viel|genug|mehr|reichlich|plenty of|lots of|a lot of|enough|more) (?:platz|room|space)(?: zum schreiben| für text| to write| for text| for writing)?`, 'longtext'],
  [String.raw`,? (?:mit|with|auf) (?:einer? |one |two |zwei |a )?(?:\p{L}*kommastellen?|nachkomma\p{L}*|(?:digits?|figures?) (?:after|behind) the (?:decimal )?point|decimals?(?: places?| points?)?|komma)`, 'number'],
  [String.raw`[,:]? (?:(?:just|only|simply|nur|einfach|bloß|als|as) (?:an? |eine )?(?:whole |ganze |plain )?|(?:an? )?(?:whole|ganze|plain) )(?:number|zahl)${enough}`, 'number'],
  [String.raw`,? (?:just |only |simply |nur |einfach |bloß |hinterher |mit |with |for )*(?:an? )?(?:yes (?:or|/) no|yes/no|ja (?:oder|/) nein|ja/nein|(?:ein )?(?:häkchen|haken)|(?:(?<=an? )tick(?! ?box)|tick ?box)|check ?box|zum ankreuzen|zum abhaken)(?: zum ankreuzen)?${enough}(?: for)?`, 'boolean'],
  [String.raw`,? (?:als|as) (?:an? |eine? )?(?:datum|date)`, 'date'],
  [String.raw`,? (?:als|as) (?:an? )?(?:pdf|file|datei)`, 'file'],
  [String.raw`,? (?:als|as) (?:an? |ein )?(?:foto|bild|photo|picture)`, 'image'],
  [String.raw`,? (?:in|als) (?:euros?|pounds|dollars?|geldbetrag|betrag)(?: und cent)?`, 'money'],
]; // prettier-ignore
const all = hints.map(([words, type]) => ({ way: new RegExp(`(?:${words})(?![\\p{L}\\d])`, 'iu'), type })); // prettier-ignore

/** A message without what it says of the type: "…, with plenty of room to write", "…, ja oder nein reicht". */
export function withoutHints(message: string): Hinted {
  let rest = ` ${message}`;
  let type: FieldType | undefined;
  for (const one of all)
    if (one.way.test(rest)) {
      type ??= one.type;
      rest = rest.replace(one.way, ' ');
    }
  return { rest: rest.replace(/\s+/g, ' ').replace(/\s+([,.;])/g, '$1').replace(/^[\s,]+|[\s,]+(?=[.!?]?$)/g, '').trim(), ...(type && { type }) }; // prettier-ignore
}
