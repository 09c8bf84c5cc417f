import type { Access } from '../plan/plan.ts';
import { isGermanTeam } from './german-team.ts';
import { lookIn } from './look-words.ts';
import { currencyIn } from './field-type.ts';

/** `by` of a chart as the prompt words it: `month`, `week`, or the name of a field. */
export type ChartWish = { by: string; /** What is added up, as it is said. */ of?: string };

/** What a prompt says about pages, access and looks, beside its entities and fields. */
export type Wishes = {
  charts: ChartWish[];
  dashboard: boolean;
  board: boolean;
  calendar: boolean;
  gallery: boolean;
  /** Records are ticked off where they are listed. */
  checklist: boolean;
  landing: boolean;
  /** Who should see the records, when the prompt speaks of more than one person; null when it does not. */
  audience: 'team' | 'public' | null;
  look: ReturnType<typeof lookIn>;
  currency: string | null;
};

/** "how many per species", "Stunden je Helfer", "Umsatz pro Monat": what is counted or added up for each. */
const counted =
  /\b(how (?:many|much)|number of|count(?:s|ed)?|totals?|sum|hours?|kilomet(?:re|er)s|income|revenue|expenses|costs|spending|average|harvest|statistics|km|kilometer|\p{L}*ernte|wie ?viele?n?|anzahl|summen?|gesamt\p{L}*|stunden|\p{L}*stunden|umsatz|einnahmen|ausgaben|kosten|verbrauch|ertrag|ernte|durchschnitt\p{L}*|statistik|auswertung|überblick)\b(?: (?!price|preis)[\p{L}-]+){0,5}? (?:per|for each|by|pro|je|nach) (?:each |every |jede[rmns]? )?(?!hand|email|e-mail|hour|stunde|night|nacht|piece|stück|person\b)(\p{L}{2,})/giu;

/** "which genres do I read most", "welche Genres lese ich am meisten". */
const most =
  /\b(?:which|what|welche[rsnm]?) (\p{L}{3,})\b[^.;!?]{0,40}?\b(?:most(?: often)?|am (?:meisten|häufigsten|öftesten))\b/giu;

/** "eine Seite wo sie die Kurse sehen", "ohne Anmeldung": for whoever comes by. */
const germanPublic =
  /(?<!\p{L})(?:(?:web|internet)?seite|homepage|website),? (?:wo|auf der|damit|mit der) (?:sie|man|die|unsere|leute|kunden|eltern|gäste|besucher|alle|jeder)(?!\p{L})[^.;]{0,60}(?:sehen|anmelden|buchen|bestellen|finden|ansehen|anschauen)|(?<!\p{L})(?:öffentlich\p{L}*|ohne (?:anmeldung|konto|account|login|registrierung)|für (?:alle|jeden) sichtbar)(?!\p{L})/iu;
/** "Fahrer tragen sich ein", "die Lehrer sollen melden", "jede Wohnung soll buchen": several people use it. */
const germanTeam =
  /(?<!\p{L})(?:lehrer|fahrer|helfer|mitglieder|schüler|kunden|kollegen|mitarbeiter|leute|gäste|teilnehmer|trainer|ehrenamtliche|angehörige|geschwister|mieter|pächter|aushilfen|eltern|nutzer|alle|jeder|jede (?:wohnung|familie|person|gruppe|klasse|abteilung)) (?:\p{Ll}+ ){0,2}?(?:sollen|soll|können|kann|dürfen|darf|tragen|trägt|melden|meldet|buchen|bucht|bestellen|klickt|klicken|wählen|sehen)(?!\p{L})|(?<!\p{L})(?:mein mann|meine frau|mein freund|meine freundin|mein partner|meine partnerin|mein mitbewohner) und ich(?!\p{L})/iu;

/** "wieviel Kilo jeder Imker geerntet hat": the amount is added up for each. */
const amounts =
  /wie ?viele? (kilo|kg|kilometer|km|stunden|liter|euro|geld) (?:\p{L}+ ){0,2}?(?:jede[rs]?|pro|je) (\p{L}{3,})/giu;
const amountSaid: Readonly<Record<string, string>> = { kilo: 'menge', kg: 'menge', km: 'kilometer', euro: 'betrag', geld: 'betrag' }; // prettier-ignore

export function wishesIn(text: string): Wishes {
  const has = (words: RegExp) => words.test(text);
  const charts: ChartWish[] = [...text.matchAll(/\b(?:charts?|graphs?|diagrams?|totals?|sums?|breakdown|plot|diagramm)\s+(?:of\s+[\w ]{2,30}?\s+)?(?:by|per|for each|nach|pro)\s+([\p{L}]+(?: [\p{L}]+)?)/giu)].map((match) => ({ by: match[1]!.toLowerCase() })); // prettier-ignore
  for (const match of text.matchAll(
    /\b(monthly|weekly)\s+(?:\w+\s+)?(?:chart|graph|totals?|overview|report|summary)/gi,
  ))
    charts.push({ by: match[1]!.toLowerCase() === 'monthly' ? 'month' : 'week' });
  for (const [, of, by] of text.matchAll(counted)) charts.push({ by: by!.toLowerCase(), of: of!.toLowerCase() });
  for (const [, unit, by] of text.matchAll(amounts))
    charts.push({ by: by!.toLowerCase(), of: amountSaid[unit!.toLowerCase()] ?? unit!.toLowerCase() });
  for (const [, by] of text.matchAll(most)) charts.push({ by: by!.toLowerCase(), of: 'how many' });
  return {
    charts,
    dashboard: charts.length > 0 || has(/\b(?:dashboards?|charts?|graphs?|statistics|stats|analytics|reports?|übersicht|auswertung)\b/i),
    board: has(/\b(?:kanban|board view|(?<!\b(?:job|message|notice|bulletin|discussion|score|idea|mood|vision) )boards?\b(?!\s+(?:games?|members?|themes?|of))|pipeline|drag(?:ging)?(?: and drop)?|tafel mit spalten?|spalten? (?:je|pro|für jeden?) \p{L}+)\b/iu),
    calendar: has(/\b(?:calendar|month view|week view|(?:shift|duty|training|class|work) (?:plan(?:ner)?|schedules?)|(?:meal|menu|week) plan(?:ner)?|weekly (?:\w+ )?plan(?:ner)?|rota|timetable|kalender|calendrier|calendario)\b/i),
    gallery: has(/\b(?:gallery|photo grid|cards? view|tiles|as cards)\b/i),
    checklist: has(/\b(?:tick|check|cross)(?:s|ed|ing)? (?:\w+ ){0,3}off\b|\babhak\w*|\babgehakt\b|\bhake\w* [^.]{0,40}\bab\b/i),
    landing: has(/\b(?:landing page|home ?page for (?:visitors|customers)|marketing page|welcome page)\b/i),
    audience: has(germanPublic) ? 'public' : has(/\b(?:public(?:ly)?|anyone can (?:see|view|read|browse)|visitors|without (?:an account|sign(?:ing)?[ -]?in)|customers can (?:see|browse|look))\b/i)
      ? 'public'
      : has(/\b(?:teams?|shared?|share it|family|families|together|colleagues|co-?workers|employees|staff|members|club|household|flat ?mates|roommates|(?:our|my|the|whole) (?:company|office)|crew|my (?:husband|wife|partner|girlfriend|boyfriend) and (?:me|i)|(?:we|us) both|both use|class ?mates|volunteers|everyone|wg|gemeinsam|verein\p{L}*|mannschaft|kolleg(?:en|innen)|jede[rn]? (?:kann|soll|darf)|alle (?:können|sollen|dürfen)|(?:neighbou?rs|residents|housemates|friends|players|parents) (?:can|should|may|must|will|want to|need to) (?:also |all |be able to )*(?:see|view|look|book|reserve|borrow|find|check)|(?:nachbarn|bewohner|freunde|spieler|eltern|mitbewohner) (?:können|sollen|dürfen|wollen|müssen))\b/iu) || has(germanTeam) || isGermanTeam(text)
        ? 'team'
        : null,
    look: lookIn(text),
    currency: currencyIn(text),
  }; // prettier-ignore
}

export const accessFor = (audience: 'team' | 'public', isMoney: boolean): Access =>
  audience === 'public' ? { read: 'anonymous', write: 'creator' } : { read: 'all', write: isMoney ? 'creator' : 'all' };
