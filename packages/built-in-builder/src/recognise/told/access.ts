import type { AppPlan } from '../../plan/plan.ts';
import { toldRoles } from './roles.ts';

const lookingOnly =
  /(?<!\p{L})(?:dürfen|können|sollen|darf|kann|soll) (?:(?:das|es|alles|die|den|sie) ?(?:\p{L}+ )?)?nur (?:mit)?(?:schauen|lesen|sehen|ansehen|anschauen|gucken|angucken|reinschauen|reingucken|zuschauen)(?!\p{L})(?! (?:die|den|das|ihre|seine)?\s?eigen)|(?<!\p{L})(?:(?:mit)?(?:lesen|sehen)|(?:an|zu)?schauen|ansehen)[^.;]{0,30}, ?(?:aber|doch|jedoch) (?:nichts|nicht|es nicht)[^.;]{0,20} ?(?:ändern|bearbeiten|löschen|schreiben|eintragen)|\b(?:can|may|should|to) (?:only )?(?:see|read|look|view)[^.;]{0,40}\bbut (?:not|never|can['’]?t|cannot|may not|must not|shouldn['’]?t|nothing)(?: be able to)? (?:change|edit|touch|alter|modify|write)|(?<!\p{L})alle anderen (?:dürfen |können |sollen )?(?:nur )?(?:sehen|lesen|schauen|gucken)/iu; // prettier-ignore
const onlyOne =
  /(?<!\p{L})(?:ändern|bearbeiten|eintragen|schreiben|pflegen|löschen) (?:(?:darf|dürfen|kann|können|soll|sollen|tu|mach) )?(?:(?:es|das|alles) )?nur (?:ich|der|die|das|unsere?|wir)(?!\p{L})|(?<!\p{L})[Nn]ur (?:ich|der \p{Lu}\p{L}+|die \p{Lu}\p{L}+|wir) (?:darf|dürfen|kann|können|soll|sollen)?[^.;]{0,24}(?:ändern|bearbeiten|eintragen|schreiben|pflegen|anlegen)(?!\p{L})/u;

/** "alle Eltern lesen, nur der Vorstand schreibt", "everyone reads, only the board writes" */
const writesAlone =
  /(?<!\p{L})[Nn]ur (?:ich|wir|(?:der|die|das|unsere?) \p{Lu}\p{L}+(?:-\p{L}+)?) (?:selbst )?(?:schreib(?:e|t|en)|(?:ver)?änder(?:e|t|n)|bearbeite[nt]?|pfleg(?:e|t|en)|verwalte[nt]?|trage?n? [^.;,]{0,30}ein|trägt [^.;,]{0,30}ein|leg(?:e|t|en) [^.;,]{0,30}an)(?!\p{L})|\b[Oo]nly (?:I|we|the [\p{L}-]+|our [\p{L}-]+|admins?|(?:board|committee|staff) members?) (?:can |may |should )?(?:writes?|edits?|changes?|adds?|enters?|updates?|posts?|uploads?)(?: (?:them|it|anything|things|everything|something|entries))?(?=\s*(?:[.,;!]|$))/u;

/** "Absagen nur die eigenen": what somebody entered is theirs to change. */
const ownOnly = /(?<!\p{L})(?:absagen|ändern|löschen|bearbeiten|stornieren|austragen)[^.;]{0,20} nur (?:die |seine |ihre )?eigene[nr]?(?!\p{L})|(?<!\p{L})nur (?:die |seine |ihre )?eigene[nr]? [^.;]{0,40}(?:absagen|ändern|löschen|bearbeiten|stornieren|austragen)(?!\p{L})/iu; // prettier-ignore
/** "Angehörige sehen nur ihre eigenen Bewohner": nobody is shown what is somebody else's. */
const seesOwnOnly = /(?<!\p{L})(?:sieht|sehen|einsehen|anschauen)[^.;]{0,40} (?:nur|bloß|ausschließlich) (?:(?:die|den|das|ihre[nm]?|seine[nm]?|ihr|sein) )?(?:jeweils )?eigene[nrms]?(?!\p{L})|(?<!\p{L})(?:nur|bloß|ausschließlich) (?:(?:die|den|das|ihre[nm]?|seine[nm]?|ihr|sein) )?(?:jeweils )?eigene[nrms]? [^.;]{0,50}(?:sehen|einsehen|sieht|anschauen)(?!\p{L})|(?<!\p{L})nur (?:ihre?|seine?)[nm]? [^.;]{0,30}(?:sehen|sieht|einsehen)(?!\p{L})/iu; // prettier-ignore
const handedIn = /(?:anmeldung|bewerbung|bestellung|buchung|reservierung|anfrage|antrag)$/i;
const secret = /(?<!\p{L})(?:geheime|interne|vertrauliche|private)n? (Notizen|Vermerke|Kommentare|Bemerkungen)(?!\p{L})/u; // prettier-ignore

/** "Geheime Notizen" are for whoever runs the app. */
function toldSecrets(plan: AppPlan, text: string): void {
  const said = secret.exec(text)?.[1];
  for (const entity of plan.entities) if (said && entity.plural === said) entity.access = { read: 'admin', write: 'admin' }; // prettier-ignore
}

const isFiled = /(?:(?:verlust|fund|schadens?|störungs?|mängel|mangel)(?:anzeige|meldung)|beschwerde)$/i;

/** "Die Preisliste pflegt nur die Leitung": all who sign in read it, admins write it. */
function toldKeeper({ entities }: AppPlan, text: string): void {
  for (const [, list = ''] of text.matchAll(/(?<!\p{L})(\p{Lu}\p{L}+?)(?:liste|verzeichnis|katalog)?(?: mit [^.;]{3,80}?)? (?:pflegt|pflegen|bearbeitet|bearbeiten|ändert|ändern|verwaltet|verwalten) nur (?:die|der|das|unsere?) \p{Lu}/gu)) {
    const entity = entities.find(({ plural, label }) => [plural, label].some((name) => name.toLowerCase() === list.toLowerCase()));
    if (entity && entity.access.read !== 'anonymous') entity.access = { read: 'all', write: 'admin' };
  }
} // prettier-ignore

/** "Die Aushilfen dürfen nur lesen", "ändern nur ich": who is signed in reads, admins write. */
export function toldAccess(plan: AppPlan, text: string): void {
  toldSecrets(plan, text);
  // who signs up on a page for everybody is shown to nobody but those who run it
  const isPublic = plan.entities.some(({ access }) => access.read === 'anonymous');
  for (const entity of plan.entities)
    if (isPublic && entity !== plan.entities[0] && isFiled.test(entity.label))
      entity.access = { read: 'admin', write: 'anonymous' };
  toldKeeper(plan, text);
  for (const entity of plan.entities)
    if (entity.access.read === 'anonymous' && handedIn.test(entity.label)) entity.access = { read: 'admin', write: 'anonymous' }; // prettier-ignore
  if (ownOnly.test(text))
    for (const entity of plan.entities)
      if (entity.access.read === 'all' && entity.access.write === 'all') entity.access = { read: 'all', write: 'creator' }; // prettier-ignore
  const isSettled = toldRoles(plan, text);
  if (!isSettled && seesOwnOnly.test(text)) {
    for (const entity of plan.entities) if (entity.access.read === 'all') entity.access = { read: 'creator', write: 'creator' }; // prettier-ignore
    return;
  }
  if (!lookingOnly.test(text) && !onlyOne.test(text) && !writesAlone.test(text)) return;
  for (const entity of plan.entities) {
    if (
      entity.access.read === 'anonymous' ||
      entity.access.read === 'admin' ||
      entity.access.write === 'anonymous' ||
      entity.verb !== undefined
    )
      continue;
    entity.access = { read: 'all', write: 'admin' };
  }
}
