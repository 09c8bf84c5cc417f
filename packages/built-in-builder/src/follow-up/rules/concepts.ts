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

const words = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

export const concepts: readonly Concept[] = [
  {
    name: 'paid',
    said: words(
      'paid(?: up| for)?|pays?|paying|payment|settled?|settles|coughed up|chipped in|bezahlt\\p{L}*|gezahlt\\p{L}*|zahlt|zahlen|bezahlen|beglichen\\p{L}*|beglichen|geld (?:da|drin|drauf)',
    ),
    opposite: words(
      "ow(?:e|es|ed|ing)|unpaid|outstanding|in arrears|in debt|debts?|money(?:[’']s| is)? (?:still )?(?:open|due)|unbezahlt\\p{L}*|schuldet|schulden|schuldig|offene\\p{L}* (?:rechnung|betr|posten)\\p{L}*|im rückstand|in der kreide",
    ),
    field: /paid|bezahlt|gezahlt|beglichen|settled|paye?d/i,
    other: /unpaid|owing|outstanding|offen|unbezahlt/i,
    option: ['Paid', 'Bezahlt'],
  },
  {
    name: 'active',
    said: words(
      'active|current|present|still (?:with us|a member|here)|aktiv\\p{L}*|aktuelle\\p{L}*|derzeitige\\p{L}*',
    ),
    opposite: words('inactive|ex-?\\p{L}*|former|gone|(?:has|have|who) left|no longer (?:a member|active|with us)|inaktiv\\p{L}*|ehemalig\\p{L}*|früher\\p{L}* mitglied\\p{L}*|ausgeschieden\\p{L}*'), // prettier-ignore
    field: /^(?:is )?(?:active|current|aktiv)|in use/i,
    other: /inactive|inaktiv|former|ehemalig/i,
  },
  {
    name: 'damaged',
    said: words('damaged|broken|faulty|defective|unsafe|unsound|out of order|kaputt\\p{L}*|defekt\\p{L}*|beschädigt\\p{L}*|schadhaft\\p{L}*'), // prettier-ignore
    field: /damaged|broken|defect|faulty|kaputt|defekt|beschädigt/i,
    option: ['Damaged', 'Beschädigt'],
  },
  {
    name: 'repair',
    said: words('(?:in|for|under|being) repair(?:ed|s)?|at the (?:workshop|luthier|mechanic|garage)|in (?:der )?reparatur|in der werkstatt|repariert wird'), // prettier-ignore
    field: /in repair|repair|reparatur|werkstatt/i,
    option: ['In repair', 'In Reparatur'],
  },
  {
    name: 'maintenance',
    said: words('in (?:maintenance|service|servicing)|being serviced|in (?:der )?wartung|gewartet wird'),
    field: /maintenance|service|wartung/i,
    option: ['In maintenance', 'In Wartung'],
  },
  {
    name: 'blocked',
    said: words('blocked|banned|barred|blacklisted|suspended|locked out|gesperrt\\p{L}*|geblockt\\p{L}*|hausverbot'),
    field: /blocked|banned|barred|suspended|gesperrt|sperre|hausverbot/i,
    option: ['Blocked', 'Gesperrt'],
  },
  {
    name: 'cancelled',
    said: words('cancell?ed|called off|storniert\\p{L}*|abgesagt\\p{L}*|stornierung'),
    field: /cancel|called off|storniert|abgesagt/i,
    option: ['Cancelled', 'Storniert'],
  },
  {
    name: 'discontinued',
    said: words('discontinued|stopped|withdrawn|abgesetzt\\p{L}*|ausgelistet\\p{L}*|eingestellt\\p{L}*'),
    field: /discontinued|stopped|withdrawn|abgesetzt|ausgelistet/i,
  },
  {
    name: 'checked',
    said: words('checked|inspected|verified|audited|approved|signed off|released|inspection|geprüft\\p{L}*|prüfung|kontrolliert\\p{L}*|freigegeben\\p{L}*|genehmigt\\p{L}*|abgenommen\\p{L}*|abgezeichnet\\p{L}*'), // prettier-ignore
    opposite: words('unchecked|unapproved|ungeprüft\\p{L}*'),
    field: /checked|inspected|verified|audited|approved|signed|geprüft|kontrolliert|freigegeben|genehmigt|abgenommen/i,
    option: ['Approved', 'Freigegeben'],
  },
  {
    name: 'done',
    said: words('done|finished|completed?|fixed|ticked off|closed|over and done|erledigt\\p{L}*|fertig\\p{L}*|abgeschlossen\\p{L}*|behoben\\p{L}*|abgehakt\\p{L}*|repariert'), // prettier-ignore
    opposite: words('unfinished|(?:is|are|still|yet) open|still to do|pending|unerledigt\\p{L}*|(?:noch )?offen(?:e[nrms]?)?|unfertig\\p{L}*'), // prettier-ignore
    field: /^(?:is )?(?:done|finished|completed?|fixed|closed|resolved|erledigt|fertig|abgeschlossen|behoben)$/i,
    other: /^(?:open|pending|offen)$/i,
  },
  {
    name: 'returned',
    said: words('returned|brought back|is back|zurückgegeben\\p{L}*|zurückgebracht\\p{L}*|wieder da'),
    opposite: words('still out|not back|noch draußen|noch unterwegs'),
    field: /returned|brought back|^back$|zurück/i,
  },
  {
    name: 'delivered',
    said: words('delivered|shipped|sent out|dispatched|geliefert\\p{L}*|ausgeliefert\\p{L}*|verschickt\\p{L}*|versandt\\p{L}*|versendet\\p{L}*'), // prettier-ignore
    field: /delivered|shipped|dispatched|geliefert|verschickt|versandt|versendet/i,
  },
  {
    name: 'given',
    said: words('(?:was|been|is) given|administered|taken it|bekommen(?: hat)?|verabreicht\\p{L}*|gegeben\\p{L}*'),
    field: /^(?:given|administered|taken|gegeben|verabreicht|eingenommen)$/i,
  },
  {
    name: 'reimbursed',
    said: words('reimbursed|paid back|refunded|erstattet\\p{L}*|zurückgezahlt\\p{L}*'),
    field: /reimbursed|refunded|paid back|erstattet/i,
  },
  {
    name: 'sold',
    said: words('sold|verkauft\\p{L}*'),
    field: /^(?:sold|verkauft)$/i,
    option: ['Sold', 'Verkauft'],
  },
  {
    name: 'reserved',
    said: words('reserved|reserviert\\p{L}*|vorgemerkt\\p{L}*'),
    field: /^(?:reserved|reserviert|vorgemerkt)$/i,
  },
  {
    name: 'rented',
    said: words('rented(?: out)?|hired out|lent(?: out)?|on loan|verliehen\\p{L}*|vermietet\\p{L}*|ausgeliehen\\p{L}*'),
    field: /rented|hired|lent|on loan|verliehen|vermietet|ausgeliehen/i,
    option: ['Rented', 'Vermietet'],
  },
  {
    name: 'confirmed',
    said: words('confirmed|bestätigt\\p{L}*'),
    opposite: words('unconfirmed|unbestätigt\\p{L}*'),
    field: /confirmed|bestätigt/i,
  },
  {
    name: 'vaccinated',
    said: words('vaccinated|jabbed|geimpft\\p{L}*|impfung(?:en)?|impfschutz'),
    opposite: words('unvaccinated|ungeimpft\\p{L}*'),
    field: /vaccinat|geimpft|impf/i,
  },
  {
    name: 'signed',
    said: words('signed|signature|unterschrieben\\p{L}*|unterschrift'),
    opposite: words('unsigned|nicht unterschrieben'),
    field: /signed|signature|unterschrieben|unterschrift/i,
  },
];
