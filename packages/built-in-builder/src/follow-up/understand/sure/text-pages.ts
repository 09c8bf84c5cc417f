import { toLabel, toPascal } from '../../../plan/names.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { entitiesIn, pagesIn } from '../gist/mentions.ts';

const ofPage = /(?<!\p{L})(?:(?:text|info(?:rmation)?)?[- ]?(?:page|seite|unterseite)|(?:text|info)seite|about(?: us)?|über[- ]uns)(?!\p{L})/iu; // prettier-ignore
const wants = /^(?:and |und |also |auch |noch )*(?:an?|another|eine) |(?<!\p{L})(?:add|need|want|like|make|create|put|give|have|missing|another|new|there should|include|brauch\p{L}*|möchte\p{L}*|will|wollen|hätte\p{L}*|wäre|mach\p{L}*|fehlt|fehlen|füge?|erstell\p{L}*|noch eine|eine (?:neue )?\p{L}*seite|soll es|gib|anlegen|hinzu)(?!\p{L})/iu; // prettier-ignore
const other = /(?<!\p{L})(?:list|liste|only|just|nur|form|formular|chart|diagram\p{L}*|calendar|kalender|board|remove|delete|hide|rename|weg|raus|entfern\p{L}*|lösch\p{L}*|first|main|start|move|filter\p{L}*|sort\p{L}*|search|suche|gallery|galerie|kontaktformular|where (?:people|visitors|customers|users|members|they|everyone)|wo (?:man|leute|kunden|besucher)|log ?in|umbenenn\p{L}*|calls? it|contact|kontakt|each|every|jede\p{L}*)(?!\p{L})/iu; // prettier-ignore
const titles: readonly RegExp[] = [
  /["„“”]([^"„“”]{2,40})["”“]/u,
  /(?<!\p{L})(?:page|seite|unterseite) (?:called|named|titled|namens|mit dem titel|mit dem namen) (\p{L}[^,.;:]{1,38})/iu,
  /^(?:(?:please|also|and|can you|could you) )*(?:put|add|make|create|include) (?:an? |the )?(\p{L}[\p{L}' -]{2,38}?) (?:next to|beside|after|before|to) (?:the |our |my )?[^,]+, (?:an? )?(?:\p{L}+ )?page(?!\p{L})/iu,
  /(?<!\p{L})(?:page|seite) (?:about|on|for|über|zu|rund um|für) (?:our |my |the |us |unsere[nrm]? |meine[nrm]? |den |die |das |der |dem )?(\p{L}[^,.;:]{2,38}?)(?: (?:hinzu|anlegen|haben|machen|erstellen|please|bitte|too|auch|dazu|geben|with|mit)\b.*)?$/iu,
  /(?<!\p{L})(?:page|seite) (?:where|on which|auf der|wo) (?:i|we|ich|wir) (?:can |will |could )?(?:write|tell|explain|describe|present|introduce|talk|show|von|über|about)(?: \p{L}+)? (?:about |of |von |über )?(?:our |my |the |her |his |unsere[nrm]? |meine[nrm]? |den |die |das )?(\p{L}[^,.;:]{2,38}?)(?: (?:erzähl\p{L}*|schreib\p{L}*|vorstell\p{L}*|berichte\p{L}*|zeig\p{L}*|erklär\p{L}*|können|kann))*$/iu,
  /^(?:.*?(?<!\p{L}))?(?:an?|eine) (\p{L}+)[- ]?seite(?:,| (?:wäre|fehlt|bitte|hinzu|anlegen|mit)|$)/iu,
]; // prettier-ignore
const aboutUs = /(?<!\p{L})(?:about[- ]us|über[- ]uns)(?!\p{L})|(?<!\p{L})(?:an?|the) about page(?!\p{L})/iu;
const tells = /:\s*["„“]?(.{12,})$|(?<!\p{L})(?:that says|saying|where it says|auf der steht|mit dem text),?\s*["„“:]?\s*(.{8,})$/isu; // prettier-ignore
const generic = /^(?:text|info|neue|new|extra|weitere|start|haupt|main|über|unter|eigene|detail|schöne|nice|small|kleine|web|first|zweite|second|it|them|us|uns|this|dies\p{L}*|ich|wir)$/iu; // prettier-ignore

/** "a page 'Our story' where we write about the farm": a page to read, under the name that was said for it. */
export function textPageWish(text: string, plan: AppPlan): Change[] | string | null {
  const isUs = aboutUs.test(text);
  const said = tells.exec(text);
  if (!ofPage.test(text) || !(wants.test(text) || (isUs && said)) || other.test(text)) return null;
  const words = (said?.[1] ?? said?.[2])?.replace(/["”“]$/, '').trim();
  const head = said ? text.slice(0, said.index) : text;
  const named = titles.map((way) => way.exec(head)?.[1]?.trim()).find((title) => title && !generic.test(title) && title.split(' ').length <= 6); // prettier-ignore
  const label = named && !aboutUs.test(named) ? toLabel(named).slice(0, 30) : isUs ? (plan.language === 'de' ? 'Über uns' : 'About us') : null; // prettier-ignore
  if (!label) return null;
  // a page of a list is that list's
  if (
    entitiesIn(label, plan).length > 0 &&
    !/^(?:how|why|what|wie|warum|was)(?!\p{L})/iu.test(label) &&
    !/["„“”]/.test(head)
  )
    return null;
  if (pagesIn(label, plan).some(({ page }) => page.label.toLowerCase() === label.toLowerCase())) return `The app has the page ${label} already.`; // prettier-ignore
  const placeholder = 'Replace this text with your own: open the page’s file, or tell me what it should say.';
  const sections = [{ heading: label, text: words ? toLabel(words) : placeholder }];
  return [
    {
      kind: 'add-feature',
      drafts: [],
      changed: [],
      pages: [{ archetype: 'feature', feature: 'content', entity: '', label, icon: 'Info', sentence: '', sections }],
      notes: words ? [] : ['The text on it is a placeholder; tell me the real one.'],
    },
    ...(inFront.test(head) ? [{ kind: 'main-page', page: toPascal(label) } satisfies Change] : []),
  ];
}

const inFront = /(?<!\p{L})(?:as the (?:home|welcome|landing)|ganz vorne?|am anfang)(?!\p{L})/iu;
