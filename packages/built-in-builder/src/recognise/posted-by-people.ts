import type { AppPlan, Entity } from '../plan/plan.ts';
import { isPerson } from '../reading/chunks.ts';

const folk = String.raw`(?:users?|members?|people|visitors|guests|customers|clients|everyone|everybody|anyone|anybody|players|students|pupils|readers|authors|writers|artists|poets|designers|sellers|buyers|owners|employers|companies|neighbou?rs|residents|parents|teachers|volunteers|participants|fans|collectors|gardeners|cooks|kids|travell?ers|others|they|(?!admin|manag|owner|editor|moderat|operator|landlord)\p{L}{3,}(?:ers|ors|ants|ents|ees|ists))`;
const posts = String.raw`(?:register|request|report|post|share|publish|upload|submit|add|create|start|open|write|contribute|sell|offer|list|advertise|record|enter|log|conduct|give away|swap|trade|organi[sz]e|suggest|propose|edit|collaborate on|participate in|take part in)`;
const posting = String.raw`(?:posting|sharing|uploading|submitting|conducting|swapping|selling|contributing|exchanging)`;
const leute = String.raw`(?:nutzer\p{L}*|benutzer\p{L}*|mitglieder|leute|besucher\p{L}*|jede[rs]?|alle|man|nachbarn|eltern|schüler\p{L}*|kunden|gäste|spieler\p{L}*|leser\p{L}*|autor\p{L}*|verkäufer\p{L}*|anbieter\p{L}*|bewohner\p{L}*|ehrenamtliche|sammler\p{L}*)`;
const stellenEin = String.raw`(?:posten|teilen|ein(?:zu)?stellen|veröffentlichen|hoch(?:zu)?laden|an(?:zu)?bieten|verkaufen|ein(?:zu)?tragen|schreiben|an(?:zu)?legen|inserieren|tauschen|beitragen|vorschlagen|stellen|bieten|tragen|laden)`;

/** Sites that live from what people put there. */
const ofPeople = /\b(?:community|communities|forum|market ?place|flea market|classifieds?|social network|wiki|swap|second-hand|(?:connects?|connecting|brings?|bringing) [^.;]{3,60} (?:with|to|and)|user-generated|flohmarkt|marktplatz|\p{L}*börse|kleinanzeigen|schwarzes brett|nachbarschaftshilfe|tauschring)\b/iu; // prettier-ignore
const talk =
  /^(?:comment|reply|review|rating|discussion|thread|thought|opinion|high ?score|score|vote|membership|answer)$/i;
const madeInTheApp = /^(?:ChatMember|ChatMessage|HighScore)$/;
/** What goes out to other places is not put here. */
const elsewhere = /\b(?:on|to|via|with) (?:other|social)\b|\bplatforms\b/i;

/** Whether the text gives a list to the people who use the site, so that they write in it. */
export function isTheirs(
  entity: Pick<Entity, 'name' | 'label' | 'plural' | 'verb'>,
  plan: AppPlan,
  text: string,
): boolean {
  const { name, label, plural, verb } = entity;
  if (verb !== undefined || madeInTheApp.test(name) || talk.test(lastWord(label)) || talk.test(label)) return true;
  if (isSaidToBeTheirs(entity, text)) return true;
  if (/\bprofiles?\b/i.test(text) && isPerson(label.toLowerCase()) && createsProfiles.test(text)) return true;
  // on such a site a list of the house is one of news
  return ofPeople.test(text.slice(0, opening)) && !/^(?:news|blog|page|announcement)$/i.test(label) && plan.entities.some((one) => one.plural === plural); // prettier-ignore
}

const opening = 200;
const createsProfiles = new RegExp(String.raw`\b(?:create|creating|set up|make|fill in|own) (?:\w+ ){0,2}profiles?\b|\bprofiles? (?:with|of)\b`, 'i'); // prettier-ignore

/** "users can post layouts", "for sharing recipes", "Mitglieder stellen Angebote ein". */
export function isSaidToBeTheirs({ label, plural }: Pick<Entity, 'label' | 'plural'>, text: string): boolean {
  const names = [...new Set([plural, label, lastWord(plural), lastWord(label)])].map((one) => one.replace(/[^\p{L} -]/gu, '')).join('|'); // prettier-ignore
  const said = new RegExp(
    String.raw`(?<!\p{L})${folk}(?!\p{L})[^.;]{0,160}?(?<!\p{L})${posts} (?<between>[^.;,]{0,40}?)(?<!\p{L})(?:${names})(?!\p{L})(?<after>[^.;,]{0,30})|(?<!\p{L})${posting} (?:\p{L}+ ){0,3}?(?:${names})(?!\p{L})|(?<!\p{L})${leute}(?!\p{L})[^.;]{0,100}?(?<!\p{L})(?:${names})(?!\p{L})[^.;]{0,60}?(?<!\p{L})${stellenEin}(?!\p{L})|(?<!\p{L})${leute}(?:[^.;]{0,80}?)? ${stellenEin}(?: \p{L}+){0,3}? (?:${names})(?!\p{L})|\bauthors?['’]s? accounts?\b.*|.*\bauthors?['’]s? accounts?\b`,
    'giu',
  );
  return [...text.matchAll(said)].some(({ 0: whole, groups: { between, after = '' } = {} }) => {
    if (between === undefined && /\bauthors?['’]s? account/i.test(whole))
      return /^(?:article|post|essay|text)$/i.test(lastWord(label));
    // nobody brings what they register for
    if (/^(?:for|with|at) /i.test(between ?? '')) return false;
    return !elsewhere.test(after) && !/\b(?:and|to) (?:browse|view|see|find|search)\b/i.test(between ?? '');
  });
}

const lastWord = (words: string): string => words.split(' ').at(-1) ?? words;
