import { splitOutside } from '../reading/split-outside.ts';

const longest = 4;
const most = 10;
const ways: Readonly<Record<'en' | 'de', readonly RegExp[]>> = {
  en: [
    /\b(?:have|has|with|needs?|include|are) (?:separate |different |its own |the following |these |the )?pages (?:for|called|named|like|are|:)?:?\s*(?<list>[^.;\n]+)/giu,
    /\bpages(?: for|:| are| should be)\s+(?<list>[^.;\n]+)/giu,
    /^[ \t#*•–-]*pages:?[ \t]*\n(?<list>(?:(?:[ \t]*\n)?[ \t]*[-*•–][^\n]+(?:\n|$))+)/gimu,
  ],
  de: [
    /(?<!\p{L})seiten (?:für|namens)\s+(?<list>[^.;\n]+?)(?: haben| geben| enthalten| umfassen)?(?=[.;\n]|$)/giu,
    /(?<!\p{L})(?:seiten|unterseiten|menüpunkte)(?: sollen sein| sind)?:\s*(?<list>[^.;\n]+)/giu,
    /^[ \t#*•–-]*seiten:?[ \t]*\n(?<list>(?:(?:[ \t]*\n)?[ \t]*[-*•–][^\n]+(?:\n|$))+)/gimu,
  ],
}; // prettier-ignore
const between = /(?:,\s*(?:and|und|sowie)?|\n\s*[-*•–]|(?<=\s)(?:and|und|sowie|&)(?=\s))/iy;
const aside = /,? (?:where|which|that|so that|with|on which|wo|wobei|damit|auf de[nr])\b.*$/iu;
const leading = /^(?:an?|the|our|my own|one|each|eine?[nmrs]?|die|den|das|der|unsere?[nr]?) (?=\S)/iu;
const trailing = / (?:pages?|sites?|seiten?|view)$/iu;

/** The pages that a message asks for by name: "The site should have pages for home, plants, advice and contact." */
export function pagesSaid(text: string, isGerman: boolean): string[] {
  for (const way of ways[isGerman ? 'de' : 'en'])
    for (const { groups } of text.matchAll(way)) {
      const list = groups!.list!.replace(/\([^()]*\)/g, '').replace(aside, '');
      const names = splitOutside(list, between).map((name) => name.replace(/^[-*•–\s]+/u, '').replace(leading, '').replace(trailing, '').trim()); // prettier-ignore
      const isList = names.length > 1 && names.length <= most && names.every((name) => name !== '' && name.split(' ').length <= longest); // prettier-ignore
      if (isList) return names;
    }
  return [];
}
