import { chooseTheme } from '@whittle/domain/themes/choose-theme';
import { singularise, toFieldName } from '../plan/names.ts';
import type { Entity, Field, ListLayout, AppTheme, Signature } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { isPersonNoun } from './sample-people.ts';

const opening =
  /^(?:(?:hi|hello|hey|who|is|are|there|what|which|when|where|wer|was|wo|wann|den|die|das|please|pls|can|could|would|you|i|we|i'd|want|need|like|love|to|have|help|me|us|my|our|let's|make|build|create|design|develop|write|give|start|set up|a|an|the|some|simple|nice|beautiful|modern|small|little|basic|cool|bitte|wir|wollen|will|brauchen?|festhalten|notieren|erfassen|verwalten?|wissen|sammeln|eine?n?|baue|mache?|erstelle|mir|ich|möchte|will|app|application|web ?app|tool|website|site|system|software|program|that|which|where|can|for|to|of|track|tracks|tracking|manage|manages|managing|keep|keeps|keeping|log|record|organi[sz]e|list|lists|store|collect|follow|monitor|handle|plan|für|um|zu|zum|zur|meine?[rns]?|unsere?[rns]?|all|about|something|anything|stuff|things?|plan)\b[\s,!.:]*)+/i;
const clauseEnd =
  /[,.:;!?()\n\r–—"]|\s-\s|\s(?:for|with|where|that|which|who|whose|so|to|in|on|at|of|by|from|because|when|and|or|including|having|using|mit|für|und|oder|die|der|das|pour|avec|para|con|y|et)\b/i;
const appWords =
  /\b(?:tracker|tracking|manager|management|app|application|tool|planner|organi[sz]er|system|log|logger|database|catalogue?|list|register|overview|portal|platform|website|site|dashboard|board|diary|collection|inventory|cellar|cabinet|closet|wardrobe|box|shelf|notebook|keeper|schedule|roster|archive|finder|calculator|helper|assistant|verwaltung|liste|übersicht)\b/gi;

/** The first clause without politeness, verbs and articles; what "and" joins stays together. */
export const leadOf = (text: string): string =>
  (
    text
      .replace(opening, '')
      .split(/[.:;!?()\n]|\s(?:for|with|where|that|which|who|so|in|on|at|by|from|because|when)\s/i)[0] ?? ''
  ).trim();

/** The noun that an unknown prompt is about, singular: "track my beehives and their honey" gives `beehive`. */
export function nounIn(text: string): string | null {
  const clauses = [text.replace(opening, ''), text].map((part) => part.split(clauseEnd)[0] ?? '');
  for (const clause of clauses) {
    const words = clause
      .replace(opening, '')
      .replace(appWords, ' ')
      .replace(/[^\p{L}\p{N} '-]+/gu, ' ')
      .trim()
      .split(/\s+/)
      .filter((word) => /\p{L}{2}/u.test(word));
    const noun = singularise(words.slice(0, 4).slice(-2).join(' ')).toLowerCase();
    if (noun.length >= 3 && noun.length <= 28 && toFieldName(noun) !== '' && !saysNothing.test(noun)) return noun;
  }
  return null;
}

/** "with an", "does it", "your instructions": no name of a thing. */
const saysNothing =
  /\b(?:an?|are|as|be|everything|something|can|did|do|does|don't|has|have|i|if|ignore|is|it|its|just|know|me|not|of|or|please|surprise|that|the|them|they|this|to|us|want|was|we|what|will|with|you|your|aber|bin|bist|das|dass|du|es|ich|ist|mich|mir|nicht|sie|sind|uns|wie|wir)\b/i;

/** The look of an app of no known kind; equal texts give equal looks. */
export const customLook = (text: string): AppTheme => chooseTheme(text);

/** The drawn detail that fits what the records hold, and the words that tell of it. */
export function customSignature(entity: Entity): { signature: Signature; signatureIs: string } {
  const { amount, moment, picture, state } = rolesOf(entity);
  if (picture)
    return { signature: 'shapes', signatureIs: 'three flat shapes that stand for a record until it has a picture' };
  if (isPersonNoun(entity.label)) return { signature: 'monogram', signatureIs: 'initials on a soft square' };
  if (amount?.type === 'money') return { signature: 'rule', signatureIs: 'a double rule under every sum' };
  if (moment?.type === 'datetime') return { signature: 'stamp', signatureIs: 'a day block with a large numeral' };
  if (state) return { signature: 'stages', signatureIs: 'one bar that shows how much is at each stage' };
  return { signature: 'numeral', signatureIs: 'the count as one large numeral' };
}

/** What is published to be read: its date, its beginning, the rest on its own page. */
const isRead = ({ fields }: Entity): boolean =>
  fields.some(({ name }) => name === 'published_on') &&
  fields.some(({ type, name }) => type === 'longtext' && /body|text|summary|description|solution/.test(name));

/** What is written down when it has happened: a list of what is to come would be empty. */
export const isOfPast = ({ label }: Entity, moment: Field): boolean =>
  /(?:happened|seen|found|raised|measured|received|sent|observed|taken|recorded|logged|reported|alarm|alert)/.test(moment.name) ||
  (/(?:^| |-)(?:log|entry|reading|measurement|sighting|observation|feeding|watering|dose|intake|infusion|attack|seizure|incident|accident|fault|catch|weighing|nap|symptom|call-?out|deployment|earthquake|alarm|alert)$/i.test(label) ||
    /(?:eintrag|protokoll|messung|messwert|beobachtung|fütterung|sichtung|vorfall|unfall|störung|anfall|alarm|einsatz|fang|meldung|blutdruck|ablesung|kontrolle|verkostung)$/i.test(label)) &&
    !/^(?:due|next|planned|deadline|faellig)/.test(moment.name); // prettier-ignore

/** The list that shows such records best. */
export function layoutFor(entity: Entity): ListLayout {
  const { amount, moment, picture, state, tick } = rolesOf(entity);
  const { fields } = entity;
  if (entity.fields.some(({ name, type }) => name === 'votes' && type === 'number')) return 'votes';
  if (isRead(entity)) return 'journal';
  if (picture) return 'gallery';
  // what is bought or packed is ticked off
  if (tick && fields.length <= 5 && !moment && !amount) return 'checklist';
  if (moment?.type === 'datetime' && !isOfPast(entity, moment)) return 'agenda';
  if (amount?.type === 'money' && moment && !state && !/price|pay|salary|value|unit_cost|cost_per/.test(amount.name))
    return 'ledger';
  if (isPersonNoun(entity.label) && entity.fields.some((field) => field.type === 'email' || field.type === 'phone'))
    return 'index';
  return 'table';
}

const icons: [RegExp, string][] = [
  [/podcast|episode/i, 'Mic'],
  [/blog|article|news|post|stor(?:y|ies)|journal/i, 'Newspaper'],
  [/course|class|lesson|workshop|training|certif|pathway|program/i, 'GraduationCap'],
  [/event|concert|festival|conference|seminar|webinar/i, 'Ticket'],
  [/booking|reservation|appointment/i, 'CalendarCheck'],
  [/enrol|registration|membership|application|request|leave|attendance/i, 'ClipboardList'],
  [/product|promotion|deal|offer/i, 'ShoppingBag'],
  [/service|treatment/i, 'Sparkles'],
  [/compan|organi[sz]ation|office|supplier|provider|apartment|propert|infrastructure/i, 'Building2'],
  [/policy|policies|regulation|law|claim|report|document|file|resource|template|attachment/i, 'FileText'],
  [/message|mail|newsletter|comment|discussion|forum|thought|opinion/i, 'MessageSquare'],
  [/job|position|vacanc|cv|resume/i, 'Briefcase'],
  [/project|solution/i, 'FolderKanban'],
  [/group|team|communit|lobby/i, 'UsersRound'],
  [/sale|stock|risk|assessment|measurement|weather/i, 'ChartLine'],
  [/review|rating|reward|badge|favou?rite|skill/i, 'Star'],
  [/material|item|part\b|component|cup|production/i, 'Boxes'],
  [/person|people|client|customer|member|student|patient|contact|guest|teacher|friend|volunteer|player/i, 'Users'],
  [/book/i, 'BookOpen'],
  [/plant|garden|tree|flower|seed|crop|harvest/i, 'Sprout'],
  [/bee|hive/i, 'Hexagon'],
  [/dog|cat|pet|animal|horse/i, 'PawPrint'],
  [/car(?!d)|vehicle|van|truck|fleet/i, 'Car'],
  [/trip|travel|flight|journey|holiday/i, 'Plane'],
  [/game|toy/i, 'Dices'],
  [/wine|beer|drink|coffee/i, 'Wine'],
  [/food|meal|dish|restaurant/i, 'Utensils'],
  [/music|song|album|instrument/i, 'Music'],
  [/film|movie|series|show/i, 'Clapperboard'],
  [/photo|picture|art|painting/i, 'Image'],
  [/house|home|room|flat/i, 'House'],
  [/tool|machine|repair|equipment/i, 'Wrench'],
  [/order|delivery|parcel|shipment/i, 'Package'],
  [/money|payment|budget|donation/i, 'Wallet'],
  [/note|idea|thought/i, 'NotebookPen'],
  [/meeting|call|visit|inspection/i, 'ClipboardList'],
  [/bestellung|lieferung|paket/i, 'Package'],
  [/brot|brötchen|kuchen|gebäck|torte/i, 'Croissant'],
  [/produkt|artikel|ware/i, 'ShoppingBag'],
  [/kund|mitglied|person|schüler|patient|gast|gäste|lehrer|helfer|spieler|mitarbeiter|bewohner/i, 'Users'],
  [/fund(?:stück|sache)/i, 'PackageSearch'],
  [/verlust|meldung|antrag|anfrage|anmeldung/i, 'ClipboardList'],
  [/termin|buchung|reservierung/i, 'CalendarCheck'],
  [/fahrzeug|auto|wagen/i, 'Car'],
  [/fahrrad|fahrräder/i, 'Bike'],
  [/raum|räume|zimmer|wohnung/i, 'House'],
  [/pflanze|garten|beet|baum|bäume/i, 'Sprout'],
  [/tier|hund|katze|pferd/i, 'PawPrint'],
  [/rechnung|beleg|vertrag|verträge|dokument/i, 'FileText'],
  [/ausgabe|zahlung|beitrag|beiträge|spende/i, 'Wallet'],
  [/werkzeug|gerät|maschine|reparatur/i, 'Wrench'],
  [/buch|bücher/i, 'BookOpen'],
  [/kurs|unterricht|stunde/i, 'GraduationCap'],
  [/veranstaltung|konzert/i, 'Ticket'],
  [/rezept|gericht|mahlzeit/i, 'Utensils'],
  [/aufgabe/i, 'ListChecks'],
  [/expense|repayment|share/i, 'Wallet'],
  [/medicine|medication|pill|dose|intake|medikament|arznei/i, 'Pill'],
  [/tutor|teacher/i, 'Users'],
];

export const iconFor = (noun: string): string => icons.find(([words]) => words.test(noun))?.[1] ?? 'LayoutList';
