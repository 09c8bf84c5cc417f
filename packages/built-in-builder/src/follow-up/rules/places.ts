import type { AppPlan, Entity } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { byLastPart, entitiesIn } from '../understand/gist/mentions.ts';

/** What people do or speak of, and how the list of it may be called. */
const deeds: readonly (readonly [said: RegExp, list: RegExp])[] = [
  [/(?<!\p{L})(?:go(?:es)? out|going out|went out|been out|on the water|trips?|rides?|outings?|takes? (?:it |one |them )?out|tours?|voyages?|fahrt\p{L}*|ausfahr\p{L}*|rausfahr\p{L}*|ausflug\p{L}*|touren?)(?!\p{L})/iu, /outing|trip|ride|tour|voyage|excursion|hike|fahrt|ausflug|flight/i],
  [/(?<!\p{L})(?:rent\p{L}*|hir(?:e|es|ed|ing)|hand(?:s|ed)? out|give(?:s|n)? out|lend\p{L}*|lent|borrow\p{L}*|loans?|check(?:ed)? out|leih\p{L}*|verleih\p{L}*|ausleih\p{L}*|ausgeliehen|verliehen|vermiet\p{L}*|mieten|miete|rausgeben|herausgeben|ausgeben|mitnehmen)(?!\p{L})/iu, /rental|hire|loan|lending|borrow|checkout|leih|verleih|miete|ausgabe/i],
  [/(?<!\p{L})(?:book(?:s|ed|ings?)?|reserv\p{L}*|come|comes|stay(?:s|ed)?|up there|come here|buch\p{L}*|gebucht|reservier\p{L}*)(?!\p{L})/iu, /booking|reserv|stay|visit|buchung|aufenthalt|belegung/i],
  [/(?<!\p{L})(?:appointments?|visits?|new dates?|see them|come round|termine?n?|besuch\p{L}*)(?!\p{L})/iu, /visit|appointment|session|booking|termin|besuch|behandlung/i],
  [/(?<!\p{L})(?:sign(?:s|ed)? up|register\p{L}*|enrol\p{L}*|join(?:s|ed)?|take part|anmeld\p{L}*|angemeldet|meldet|einschreib\p{L}*|einträgt|eintragen|mitmachen|teilnehmen|teilnimmt)(?!\p{L})/iu, /registration|sign-?up|enrol|participation|attendance|anmeldung|teilnahme|einschreibung|buchung/i],
  [/(?<!\p{L})(?:deliver\p{L}*|ship(?:s|ped|ping)?|dispatch\p{L}*|liefer\p{L}*|auslief\p{L}*|versend\p{L}*|verschick\p{L}*)(?!\p{L})/iu, /deliver|shipment|dispatch|liefer|versand/i],
  [/(?<!\p{L})(?:order\p{L}*|bestell\p{L}*|beauftrag\p{L}*)(?!\p{L})/iu, /order|bestell|auftrag/i],
  [/(?<!\p{L})(?:pay(?:s|ing|ment)?|paid|zahlt|zahlen|bezahl\p{L}*|kassier\p{L}*|gezahlt|geld)(?!\p{L})/iu, /payment|zahlung|einnahme|rechnung|invoice/i],
  [/(?<!\p{L})(?:given|give|administer\p{L}*|take|verabreich\p{L}*|geben|gegeben|einnehmen|bekommt|bekommen)(?!\p{L})/iu, /dose|intake|gabe|einnahme|administration/i],
  [/(?<!\p{L})(?:teach\p{L}*|lessons?|class(?:es)?|unterricht\p{L}*|stunden?)(?!\p{L})/iu, /lesson|class|course|session|unterricht|stunde|kurs/i],
  [/(?<!\p{L})(?:sell|sells|sold|sale|verkauf\p{L}*)(?!\p{L})/iu, /sale|verkauf/i],
  [/(?<!\p{L})(?:assign\p{L}*|shifts?|on duty|dienste?|schicht\p{L}*|einteil\p{L}*|eingeteilt|einsatz|einsetzen|eingesetzt)(?!\p{L})/iu, /shift|duty|assignment|schicht|dienst|einsatz/i],
  [/(?<!\p{L})(?:ridden|ride|rides|geritten|reiten)(?!\p{L})/iu, /ride|lesson|ritt|reitstunde/i],
  [/(?<!\p{L})(?:kein(?:en?)? (?:stück land|garten|parzelle|wohnung|zimmer|platz)|plots?|gardens?|garten|gärten|parzelle\p{L}*)(?!\p{L})/iu, /plot|garden|parzelle|garten/i],
]; // prettier-ignore
const isOfCare = /repair|maintenance|payment|invoice|note|photo|expense|reparatur|wartung|zahlung|rechnung|notiz|foto|ausgabe/i; // prettier-ignore

export const mentionedIn = (text: string, plan: AppPlan): Entity[] => [
  ...new Set([...entitiesIn(text, plan), ...byLastPart(text, plan)].map(({ entity }) => entity)),
];

/** The references by which a list leads to another one, the one that every record has first. */
export function wayTo(plan: AppPlan, from: Entity, to: Entity): string[] | null {
  const references = from.fields.filter(({ type, reference }) => type === 'reference' && reference !== from.name);
  const direct = references.find(({ reference }) => reference === to.name);
  if (direct?.isRequired) return [direct.name];
  for (const first of references.filter(({ isRequired }) => isRequired || !direct)) {
    const middle = plan.entities.find(({ name }) => name === first.reference);
    const next = middle?.fields.find((field) => field.reference === to.name);
    if (next && (next.isRequired || !direct)) return [first.name, next.name];
  }
  return direct ? [direct.name] : null;
}

/** The list of what is done with what `thing` holds, as a text speaks of it: named, by its deed, else by what it is. */
export function doneWith(text: string, plan: AppPlan, thing: Entity): { list: Entity; way: string[] } | null {
  const named = mentionedIn(text, plan);
  const said = deeds.filter(([words]) => words.test(text)).map(([, list]) => list);
  const ranked = plan.entities.flatMap((list, index) => {
    const way = list === thing ? null : wayTo(plan, list, thing);
    if (!way) return [];
    const isNamed = named.includes(list);
    const isDone = said.some((words) => words.test(list.label) || words.test(list.name));
    const score = (isNamed ? 4 : 0) + (isDone ? 3 : 0) + (rolesOf(list).moment ? 1 : 0) - (way.length > 1 ? 1.5 : 0) - (isOfCare.test(list.label) && !isNamed ? 2 : 0) - index * 0.01; // prettier-ignore
    return [{ list, way, score }];
  });
  return ranked.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

/** The list that a text speaks of by what is done. */
export function listOfDeed(text: string, plan: AppPlan): Entity | undefined {
  for (const [words, name] of deeds) {
    const list = words.test(text) && plan.entities.find((one) => name.test(one.label) || name.test(one.name));
    if (list) return list;
  }
  return undefined;
}

/** Things that people call otherwise than their list. */
const kinds: readonly (readonly [said: RegExp, list: RegExp])[] = [
  [/(?<!\p{L})(?:boats?|canoes?|kayaks?|hulls?|dinghy|dinghies|vessels?|kanus?|kajaks?|boote?n?)(?!\p{L})/iu, /boat|canoe|kayak|vessel|boot|kanu/i],
  [/(?<!\p{L})(?:horses?|ponies|pony|mares?|geldings?|stallions?|foals?|pferde?n?|stuten?|ponys?|wallach)(?!\p{L})/iu, /horse|pony|pferd/i],
  [/(?<!\p{L})(?:dogs?|pupp(?:y|ies)|cats?|kittens?|animals?|pets?|hunde?n?|welpen?|katzen?|tiere?n?)(?!\p{L})/iu, /dog|cat|animal|pet|hund|katze|tier/i],
  [/(?<!\p{L})(?:violins?|cellos?|fiddles?|instruments?|guitars?|geigen?|celli|instrumente?n?)(?!\p{L})/iu, /instrument|violin|cello|guitar|geige/i],
  [/(?<!\p{L})(?:tools?|drills?|saws?|ladders?|werkzeuge?n?|bohrer|leiter|geräte?n?|maschinen?|machines?)(?!\p{L})/iu, /tool|device|equipment|machine|werkzeug|gerät|maschine/i],
  [/(?<!\p{L})(?:cars?|vans?|bikes?|bicycles?|vehicles?|autos?|wagen|fahrzeuge?n?|räder|fahrrad)(?!\p{L})/iu, /car|van|bike|vehicle|fahrzeug|auto|rad/i],
  [/(?<!\p{L})(?:gardens?|plots?|gärten|garten|stück land|parzellen?)(?!\p{L})/iu, /plot|garden|parzelle|garten/i],
  [/(?<!\p{L})(?:tablets?|pills?|medicines?|meds|drugs?|mittel|tabletten?|medikamente?n?|pillen?|schachtel|präparate?n?|arznei\p{L}*)(?!\p{L})/iu, /medic|medik|drug|mittel|tablet/i],
  [/(?<!\p{L})(?:famil(?:y|ies)|households?|familien?|haushalte?n?)(?!\p{L})/iu, /famil|household|haushalt/i],
  [/(?<!\p{L})(?:man|owner|folks?|guy|besitzer|halter)(?!\p{L})/iu, /owner|holder|besitzer|halter|eigentümer/i],
  [/(?<!\p{L})(?:tenants?|lessees?|pächter\p{L}*|mieter\p{L}*)(?!\p{L})/iu, /tenant|lessee|pächter|mieter/i],
  [/(?<!\p{L})(?:customers?|clients?|kund\p{L}+|auftraggeber\p{L}*)(?!\p{L})/iu, /customer|client|kunde/i],
  [/(?<!\p{L})(?:kids?|child|children|pupils?|students?|participants?|leute|kinder?n?|schüler\p{L}*|teilnehmer\p{L}*|personen|jemand)(?!\p{L})/iu, /participant|student|pupil|child|teilnehmer|schüler|kind/i],
  [/(?<!\p{L})(?:members?|people|folks|mitglied\p{L}*)(?!\p{L})/iu, /member|mitglied/i],
  [/(?<!\p{L})(?:jobs?|repairs?|reparatur\p{L}*)(?!\p{L})/iu, /job|repair|reparatur/i],
  [/(?<!\p{L})(?:dress(?:es)?|garments?|kleid(?:er)?|teile?n?|stücke?n?|aufträge?n?)(?!\p{L})/iu, /order|garment|auftrag|kleid/i],
  [/(?<!\p{L})(?:contracts?|verträge?n?)(?!\p{L})/iu, /contract|rental|vertrag|miete/i],
  [/(?<!\p{L})(?:bookings?|buchung\p{L}*|stays?)(?!\p{L})/iu, /stay|booking|buchung|aufenthalt/i],
  [/(?<!\p{L})(?:readings?|ablesung\p{L}*|ablesen|abgelesen|zähler\p{L}*)(?!\p{L})/iu, /reading|ablesung|zähler/i],
  [/(?<!\p{L})(?:course|courses|class(?:es)?|workshops?|kurse?n?s?)(?!\p{L})/iu, /course|class|workshop|kurs/i],
]; // prettier-ignore

/** The lists that a text names, by name or by what people call what they hold, in the order of the text. */
export function thingsIn(text: string, plan: AppPlan): Entity[] {
  const named = [...entitiesIn(text, plan), ...byLastPart(text, plan)].map(({ entity, at }) => ({ entity, at }));
  const called = kinds.flatMap(([said, name]) => {
    const match = said.exec(text);
    const entity = match && plan.entities.find((one) => name.test(one.label) || name.test(one.name));
    return match && entity ? [{ entity, at: match.index + 0.5 }] : [];
  });
  return [...new Set([...named, ...called].toSorted((a, b) => a.at - b.at).map(({ entity }) => entity))];
}
