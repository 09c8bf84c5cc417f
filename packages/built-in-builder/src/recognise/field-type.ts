import type { FieldType } from '../plan/plan.ts';
import { germanTypeOf } from './german-field-type.ts';

/** Words of a field's name and the type they tell, in English and some other languages; the first match wins. */
const tells: [FieldType, RegExp][] = [
  ['image', /\b(?:image|images|photos?|pictures?|pics?|receipts?|avatar|logo|poster|scan|cover|screenshot|thumbnail|portrait|foto|bild|beleg|quittung|imagen|reçu|recu|recibo)\b/],
  ['email', /\be-?mails?\b/],
  ['phone', /\b(?:phone|telephone|mobile|cell|tel|fax|whatsapp|telefon|handy|teléfono|telefono|téléphone)\b/],
  ['url', /\b(?:url|link|website|web site|homepage|web page|web address|webseite)\b/],
  ['number', /\b(?:count|quantity|qty|number of|amount of|stock|size|age|weight|height|width|length|distance|duration|minutes|mins?|hours|days|weeks|score|points|rating|stars|seats|capacity|guests|tickets|servings|portions|rooms|bedrooms|bathrooms|floor|area|pages|calories|reps|sets|km|kg|miles|steps|votes|likes|progress|percent|percentage|level|year|order|mileage|temperature|depth|speed|volume|batch size|harvest|anzahl|menge|gewicht|alter|dauer|cantidad|quantité|nombre)\b/],
  ['money', /\b(?:(?:hourly|daily|day) rate|amount|price|cost|costs|fee|fees|budget|total|salary|wage|rent|value|payment|deposit|balance|revenue|income|spend|paid amount|discount|tip|tax|money|betrag|preis|kosten|gehalt|miete|importe|precio|coste?|prix|montant|prezzo|importo)\b/],
  ['date', /\b(?:paid|valid|booked|rented|open|reserved|insured) (?:until|till|up to)\b|^(?:promised|wanted|needed|expected|planned|scheduled|ordered) (?:for|by|back|until)$/],
  ['boolean', /\b(?:is|has|done|completed|paid|active|available|approved|vegetarian|vegan|favou?rite|urgent flag|published|in stock|checked|confirmed|reimbursed|billable|remote|yes\/no|yes no|true\/false|checkbox|flag|erledigt|bezahlt)\b/],
  ['datetime', /\b(?:date and time|datetime|start time|end time|starts? at|ends? at|appointment|time|when|slot|check-?in|check-?out|kickoff|uhrzeit|termin|hora|heure)\b/],
  ['date', /\b(?:date|day|due|deadlines?|birthday|born|joined|since|until|expiry|expires|best before|use by|sell by|expiration|starts?|ends?|begins?|last [a-z]+|next [a-z]+|published on|month|datum|fällig|faellig|frist|fecha|fechas|échéance|data)\b/],
  ['multiselect', /\b(?:tags|labels|categories|skills|amenities|topics|keywords|allergens|genres|features|schlagworte|etiquetas)\b/],
  ['select', /\b(?:status|state|stage|category|type|kind|priority|genre|level|phase|department|group|mood|condition|colou?r|severity|source|channel|method|plan|tier|cuisine|difficulty|urgency|season|role|room|meal|kategorie|typ|priorität|prioritaet|abteilung|categoría|categoria|catégorie|categorie|estado|statut|stato|tipo)\b/],
  ['longtext', /\b(?:[a-z]+ list|notes?|description|comments?|details|summary|body|content|text|message|instructions|steps|ingredients|method steps|directions|bio|biography|about|address|story|agenda|reason|remarks?|reflection|observations?|beschreibung|notizen?|anmerkung|zutaten|anleitung|adresse|descripción|notas|remarques)\b/],
]; // prettier-ignore

/** `kg` of "harvest in kg" or "weight (kg)"; null when the text names none. */
const units =
  /(?:\bin\s+|\(|\s)(kg|g|lbs?|km|mi|miles|m|cm|mm|min|minutes|mins|h|hours|l|ml|°c|celsius|%|percent|m²|sqm|sq ?ft|ha|kcal|kwh|pages|days|weeks|years)\)?$/i;
const currencies: [RegExp, string][] = [
  [/€|\beur(?:os?)?\b/i, 'EUR'],
  [/£|\bgbp\b|\bpounds? sterling\b/i, 'GBP'],
  [/\bchf\b|\bfrancs?\b/i, 'CHF'],
  [/\bsek\b|\bkronor\b/i, 'SEK'],
  [/\bpln\b|\bzł/i, 'PLN'],
  [/¥|\bjpy\b|\byen\b/i, 'JPY'],
  [/₹|\binr\b|\brupees?\b/i, 'INR'],
  [/\bcad\b/i, 'CAD'],
  [/\baud\b/i, 'AUD'],
  [/\$|\busd\b|\bdollars?\b/i, 'USD'],
]; // prettier-ignore

/** ISO 4217 code of the currency that a text names, else null. */
export const currencyIn = (text: string): string | null => currencies.find(([words]) => words.test(text))?.[1] ?? null;

export function unitIn(name: string): string | null {
  const unit = units.exec(name)?.[1]?.toLowerCase();
  if (!unit) return null;
  return { minutes: 'min', mins: 'min', hours: 'h', percent: '%', miles: 'mi', lb: 'lb', lbs: 'lb', sqm: 'm²', celsius: '°C', '°c': '°C' }[unit] ?? unit; // prettier-ignore
}

/** What is handed in as it is; "documents needed" and "document number" are said of it. */
const isFile =
  /^(?:[\p{L}-]+ ){0,2}(?:files?|pdfs?|attachments?|uploads?|documents?|resumes?|résumés?|cvs?|cover letters?|price lists?|brochures?|datei(?:en)?|anh[aä]ng\p{L}*|dokumente?|unterlagen|lebenslauf)$|\p{L}(?:datei|dokument)$/u;

/** The type that a field's name tells; text when it tells none. */
export function fieldTypeOf(name: string): FieldType {
  const text = name.toLowerCase().replace(/_/g, ' ').trim();
  if (currencyIn(text)) return 'money';
  if (isFile.test(text)) return 'file';
  if (/^(?:uhrzeit|zeit) (?:von|bis)$/.test(text)) return 'time';
  if (
    /^(?:(?:promised|due|needed|wanted|required|ready|expected|answer|apply|reply)|to be \p{L}+|must be \p{L}+|use|sell|best|eat|finish|pay|send) by$/u.test(
      text,
    )
  )
    return 'date';
  if (text.endsWith(' by') || /^\p{L}+ von$/u.test(text)) return 'text';
  if (/^times? (?:of|in|during) (?:the )?day$/.test(text)) return text.startsWith('times') ? 'multiselect' : 'select';
  if (/^(?:(?:call|ring|come|bring|due) )?back(?: on)?$|^(?:moved|checked) (?:in|out)$/.test(text) && text !== 'back')
    return 'date';
  if (
    /^(?:returned|furnished|\p{L}+ (?:passed|allowed|returned|signed|on duty|given back|vaccinated|neutered)|on duty)$/u.test(
      text,
    )
  )
    return 'boolean';
  if (/\b(?:dates?|datum)$|^(?:opening|closing|first|last) night$/.test(text)) return 'date';
  if (/^\p{L}+(?:ed|en|ght|ld|de|nt|id|ft|ne|wn|ung|ug|ound) (?:on|at)$/u.test(text))
    return text.endsWith(' at') ? 'datetime' : 'date';
  if (/^(?:rain ?fall|precipitation|wind(?: speed)?|snow(?: ?fall)?|sunshine)$/.test(text)) return 'number';
  if (/\b(?:humidity|pressure|sensor|index|voltage|dosage)\b/.test(text)) return 'number';
  if (text.endsWith(' data')) return 'text';
  if (/^(?:what(?:['’]?s)?|how|why) /.test(text)) return 'longtext';
  if (/^(?:interval|frequency)(?: in \p{L}+)$/u.test(text)) return 'number';
  if (/^worth(?: (?:now|today))?$|^(?:current|estimated|present) worth$/.test(text)) return 'money';
  if (/\b(?:call ?back|callback|reply|answer|help|action) needed$/.test(text)) return 'boolean';
  if (/\bopening hours$/.test(text)) return 'text';
  if (/^max(?:imum|\.)? (?:number of )?(?:people|participants|attendees|persons|guests|players|children)$/.test(text))
    return 'number';
  if (/^(?:\d+ |free |available |limited |max(?:imum)? |number of )?(?:places|spots)(?: available)?$/.test(text))
    return 'number';
  if (/^(?:kilos?|kg|litres?|liters?|grams?|pieces|units|bottles|bags|boxes|tons|tonnes|metres|meters|jars|eggs) (?:in|out|left|sold|used|bought|needed|made|picked)$/.test(text)) return 'number'; // prettier-ignore
  if (/ (?:left|sold|needed)$|^(?:interest|tax|exchange|heart) rate/.test(text)) return 'number';
  if (
    /^(?:gross|tare|net)(?: weight)?$|^(?:(?:max(?:imum|\.)?|minimum|total) )?(?:load|draught|payload|moisture)(?: (?:in \p{L}+|percent))?$|\bin (?:tonnes?|tons?|grams|kilos|kilograms|met(?:er|re)s|centimet(?:er|re)s|lit(?:er|re)s|seconds)$|^(?:kilomet(?:er|re)s?|kilograms?|kilos?|lit(?:er|re)s?|tonnes)$/u.test(
      text,
    )
  )
    // prettier-ignore
    return 'number';
  if (unitIn(text) && !/\b(?:notes?|date|status)\b/.test(text)) return 'number';
  if (
    /\bprep(?:aration)? time\b|\b(?:cook|travel|response|\p{L}+ing) time\b/u.test(text) &&
    !/\b(?:opening|meeting|starting|closing) time\b/.test(text)
  )
    return 'number';
  if (text.endsWith(' terms')) return 'text';
  if (/^(?:departure|arrival|return)$/.test(text)) return 'date';
  if (/\b(?:name|title)$/.test(text) && !/\b(?:user ?name)\b/.test(text)) return 'text';
  if (/^(?:is|has|can|was(?! \p{L}*ge\p{L}+(?:t|en)$)|needs) /u.test(text) || text.endsWith('?')) return 'boolean';
  if (
    /\b(?:phone|mobile|telephone|tel|invoice|order|serial|ticket|reference|part|room|flight|tracking|house|account) ?(?:number|no|nr|code)\b/.test(
      text,
    )
  )
    return /\b(?:phone|mobile|telephone|tel)\b/.test(text) ? 'phone' : 'text';
  // "last inspection", "next visit": the noun after it says what happened then
  if (/^(?:last|next|first) [a-z]+$/.test(text) && !/ (?:name|price|cost|amount|score|place|room)$/.test(text))
    return 'date';
  return tells.find(([, words]) => words.test(text))?.[0] ?? germanTypeOf(text) ?? 'text';
}
