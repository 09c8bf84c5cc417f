import { anyWord } from '../any-word.ts';
/** A state that a record can be in, as people speak of it: what they say, what the opposite sounds like, and what fields and choices are called for it. */
export type Concept = {
  name: string;
  said: RegExp;
  opposite?: RegExp;
  /** Of a label or choice that stands for the state. */
  field: RegExp;
  /** Of a label or choice that stands for the opposite. */
  other?: RegExp;
  /** What a choice for it is called where there is none yet. */
  option?: readonly [english: string, german: string];
};

export const concepts: readonly Concept[] = [
  {
    name: 'paid',
    said: anyWord(
      'paid(?: up| for)?|pays?|paying|payment|settled?|settles|coughed up|chipped in|bezahlt\\p{L}*|gezahlt\\p{L}*|zahlt|zahlen|bezahlen|beglichen\\p{L}*|beglichen|geld (?:da|drin|drauf)',
    ),
    opposite: anyWord(
      "ow(?:e|es|ed|ing)|unpaid|outstanding|in arrears|in debt|debts?|money(?:[’']s| is)? (?:still )?(?:open|due)|unbezahlt\\p{L}*|schuldet|schulden|schuldig|offene\\p{L}* (?:rechnung|betr|posten)\\p{L}*|im rückstand|in der kreide",
    ),
    field: /paid|bezahlt|gezahlt|beglichen|settled|paye?d/i,
    other: /unpaid|owing|outstanding|offen|unbezahlt/i,
    option: ['Paid', 'Bezahlt'],
  },
  {
    name: 'active',
    said: anyWord(
      'active|current|present|still (?:with us|a member|here)|aktiv\\p{L}*|aktuelle\\p{L}*|derzeitige\\p{L}*',
    ),
    opposite: anyWord('inactive|ex-?\\p{L}*|former|gone|(?:has|have|who) left|no longer (?:a member|active|with us)|inaktiv\\p{L}*|ehemalig\\p{L}*|früher\\p{L}* mitglied\\p{L}*|ausgeschieden\\p{L}*'), // prettier-ignore
    field: /^(?:is )?(?:active|current|aktiv)|in use/i,
    other: /inactive|inaktiv|former|ehemalig/i,
  },
  {
    name: 'damaged',
    said: anyWord('damaged|broken|faulty|defective|unsafe|unsound|out of order|kaputt\\p{L}*|defekt\\p{L}*|beschädigt\\p{L}*|schadhaft\\p{L}*'), // prettier-ignore
    field: /damaged|broken|defect|faulty|kaputt|defekt|beschädigt/i,
    option: ['Damaged', 'Beschädigt'],
  },
  {
    name: 'repair',
    said: anyWord('(?:in|for|under|being) repair(?:ed|s)?|at the (?:workshop|luthier|mechanic|garage)|in (?:der )?reparatur|in der werkstatt|repariert wird'), // prettier-ignore
    field: /in repair|repair|reparatur|werkstatt/i,
    option: ['In repair', 'In Reparatur'],
  },
  {
    name: 'maintenance',
    said: anyWord('in (?:maintenance|service|servicing)|being serviced|in (?:der )?wartung|gewartet wird'),
    field: /maintenance|service|wartung/i,
    option: ['In maintenance', 'In Wartung'],
  },
  {
    name: 'blocked',
    said: anyWord('blocked|banned|barred|blacklisted|suspended|locked out|gesperrt\\p{L}*|geblockt\\p{L}*|hausverbot'),
    field: /blocked|banned|barred|suspended|gesperrt|sperre|hausverbot/i,
    option: ['Blocked', 'Gesperrt'],
  },
  {
    name: 'cancelled',
    said: anyWord('cancell?ed|called off|storniert\\p{L}*|abgesagt\\p{L}*|stornierung'),
    field: /cancel|called off|storniert|abgesagt/i,
    option: ['Cancelled', 'Storniert'],
  },
  {
    name: 'discontinued',
    said: anyWord('discontinued|stopped|withdrawn|abgesetzt\\p{L}*|ausgelistet\\p{L}*|eingestellt\\p{L}*'),
    field: /discontinued|stopped|withdrawn|abgesetzt|ausgelistet/i,
  },
  {
    name: 'checked',
    said: anyWord('checked|inspected|verified|audited|approved|signed off|released|inspection|geprüft\\p{L}*|prüfung|kontrolliert\\p{L}*|freigegeben\\p{L}*|genehmigt\\p{L}*|abgenommen\\p{L}*|abgezeichnet\\p{L}*'), // prettier-ignore
    opposite: anyWord('unchecked|unapproved|ungeprüft\\p{L}*'),
    field: /checked|inspected|verified|audited|approved|signed|geprüft|kontrolliert|freigegeben|genehmigt|abgenommen/i,
    option: ['Approved', 'Freigegeben'],
  },
  {
    name: 'done',
    said: anyWord('done|finished|completed?|fixed|ticked off|closed|over and done|erledigt\\p{L}*|fertig\\p{L}*|abgeschlossen\\p{L}*|behoben\\p{L}*|abgehakt\\p{L}*|repariert'), // prettier-ignore
    opposite: anyWord('unfinished|(?:is|are|still|yet) open|still to do|pending|unerledigt\\p{L}*|(?:noch )?offen(?:e[nrms]?)?|unfertig\\p{L}*'), // prettier-ignore
    field: /^(?:is )?(?:done|finished|completed?|fixed|closed|resolved|erledigt|fertig|abgeschlossen|behoben)$/i,
    other: /^(?:open|pending|offen)$/i,
  },
  {
    name: 'returned',
    said: anyWord('returned|brought back|is back|zurückgegeben\\p{L}*|zurückgebracht\\p{L}*|wieder da'),
    opposite: anyWord('still out|not back|noch draußen|noch unterwegs'),
    field: /returned|brought back|^back$|zurück/i,
  },
  {
    name: 'delivered',
    said: anyWord('delivered|shipped|sent out|dispatched|geliefert\\p{L}*|ausgeliefert\\p{L}*|verschickt\\p{L}*|versandt\\p{L}*|versendet\\p{L}*'), // prettier-ignore
    field: /delivered|shipped|dispatched|geliefert|verschickt|versandt|versendet/i,
  },
  {
    name: 'given',
    said: anyWord('(?:was|been|is) given|administered|taken it|bekommen(?: hat)?|verabreicht\\p{L}*|gegeben\\p{L}*'),
    field: /^(?:given|administered|taken|gegeben|verabreicht|eingenommen)$/i,
  },
  {
    name: 'reimbursed',
    said: anyWord('reimbursed|paid back|refunded|erstattet\\p{L}*|zurückgezahlt\\p{L}*'),
    field: /reimbursed|refunded|paid back|erstattet/i,
  },
  {
    name: 'sold',
    said: anyWord('sold|verkauft\\p{L}*'),
    field: /^(?:sold|verkauft)$/i,
    option: ['Sold', 'Verkauft'],
  },
  {
    name: 'reserved',
    said: anyWord('reserved|reserviert\\p{L}*|vorgemerkt\\p{L}*'),
    field: /^(?:reserved|reserviert|vorgemerkt)$/i,
  },
  {
    name: 'rented',
    said: anyWord(
      'rented(?: out)?|hired out|lent(?: out)?|on loan|verliehen\\p{L}*|vermietet\\p{L}*|ausgeliehen\\p{L}*',
    ),
    field: /rented|hired|lent|on loan|verliehen|vermietet|ausgeliehen/i,
    option: ['Rented', 'Vermietet'],
  },
  {
    name: 'confirmed',
    said: anyWord('confirmed|bestätigt\\p{L}*'),
    opposite: anyWord('unconfirmed|unbestätigt\\p{L}*'),
    field: /confirmed|bestätigt/i,
  },
  {
    name: 'vaccinated',
    said: anyWord('vaccinated|jabbed|geimpft\\p{L}*|impfung(?:en)?|impfschutz'),
    opposite: anyWord('unvaccinated|ungeimpft\\p{L}*'),
    field: /vaccinat|geimpft|impf/i,
  },
  {
    name: 'signed',
    said: anyWord('signed|signature|unterschrieben\\p{L}*|unterschrift'),
    opposite: anyWord('unsigned|nicht unterschrieben'),
    field: /signed|signature|unterschrieben|unterschrift/i,
  },
];
