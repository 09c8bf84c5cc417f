import { germanSingulars } from './lexicon/german-nouns.ts';

const particles = /\s(?:an|ein|aus|ab|zu|hinzu|vor|ein)$/;

/** German nouns as they are called, not as the sentence bends them: "mit Preisen" are Preise, "einen Namen" is a Name. */
export function asCalled(raw: string): string {
  const text = raw.replace(/^(?:einen|eine|einem|einer|ein|den|die|das|der|dem|seine?n?|ihre?n?|unsere?n?)\s+/i, '');
  const isOne = /^(?:einen|einem|den|dem)\s/i.test(raw);
  // "höchstens 20 Plätze" is how many, "mit Kilometern" are Kilometer
  const bare = text.replace(/^(?:höchstens|maximal|mindestens|bis zu|etwa|ca\.?)\s+\d+\s+/i, '');
  if (bare !== text) return asCalled(bare);
  const bent = /(?<!\p{L})(\p{Lu}\p{L}{3,}(?:er|el))n$/u.exec(text);
  if (bent && !/^(?:Eltern|Ostern|Schwestern|Ziffern|Nummern|Kammern|Formeln|Regeln|Schüsseln|Gabeln|Tafeln|Vokabeln|Kartoffeln|Zwiebeln)$/.test(`${bent[1]}n`) && !germanSingulars.has(`${bent[1]}n`.toLowerCase())) return text.slice(0, -1); // prettier-ignore
  const person = /(?<!\p{L})(Verantwortlich|Zuständig|Angestellt|Vorgesetzt|Beauftragt|Erwachsen|Angehörig)e[mn]$/u.exec(text); // prettier-ignore
  if (person)
    return text.replace(/e[mn]$/, /^(?:dem|einem|den|einen)\s/i.test(raw) || text.endsWith('em') ? 'er' : 'e');
  const noun = /(?<!\p{L})(\p{Lu}\p{Ll}{3,})$/u.exec(text.replace(particles, ''))?.[1];
  if (!noun) return text;
  const named = text.replace(particles, '');
  const put = (as: string) => named.slice(0, named.length - noun.length) + as;
  const lower = noun.toLowerCase();
  if (lower === 'namen') return put('Name');
  if (isOne && /^(?:kunden|kollegen|zeugen|erben|jungen|boten|paten|gesellen)$/.test(lower))
    return put(noun.slice(0, -1));
  if (isOne && /(?:ist|ent|ant|at)en$/.test(lower)) return put(noun.slice(0, -2));
  // "mit freien Plätzen" are freie Plätze
  const several = /^(\p{Ll}{3,}e)n (?=\p{Lu}\p{L}+$)/u;
  if (several.test(named) && lower.endsWith('n') && germanSingulars.has(lower.slice(0, -1)))
    return put(noun.slice(0, -1)).replace(several, '$1 ');
  const isDative = lower.endsWith('n') && !germanSingulars.has(lower) && germanSingulars.has(lower.slice(0, -1));
  return isDative ? put(noun.slice(0, -1)) : named;
}
