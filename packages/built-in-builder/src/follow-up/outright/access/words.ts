/** One of these words or phrases, in either language, as a pattern. */
export const oneOf = (...words: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu'); // prettier-ignore

/** The parts of a sentence that say something each. */
export const clausesOf = (text: string): string[] =>
  text.split(/[,;.!?–]\s+(?:(?:and|but|und|aber)\s+)?|\s+(?:but|aber)\s+/iu).filter((part) => /\p{L}{2}/u.test(part));

/** What is said of pages, fields, looks and figures is another wish, whoever is named in it. */
export const ofAnotherWish = oneOf(
  ...['pages?', 'fields?', 'columns?', 'rows?', 'charts?', 'bars?', 'colou?r\\p{L}*', 'bold', 'highlight\\p{L}*', 'stand out', 'sums?', 'totals?', 'how many', 'tick ?box', 'choices?', 'options?', 'called', 'renam\\p{L}*', 'rather than', 'instead of', 'add', 'adding', 'missing', 'sort(?:ed|ing|s)? (?:by|the|them|it)', 'filter\\p{L}*', 'on top', 'first page', 'yes or no,?$', 'scrapped', 'chuck', 'calendar'],
  ...['seiten?', 'felder?', 'feld', 'spalten?', 'zeilen?', 'tabelle', 'diagramm\\p{L}*', 'balken', 'farb\\p{L}*', 'fett', 'markier\\p{L}*', 'auffallen', 'summen?', 'wie ?viele', 'auswahl', 'auswählen', 'umbenenn\\p{L}*', 'heißen', 'anstatt', 'statt', 'fehlt', 'sortier\\p{L}*', 'raus(?:nehmen|schmeißen|werfen)?', 'schmeiß\\p{L}*', 'kalender', 'anbieten'],
); // prettier-ignore
/** "I want to see only those that": what is shown to me, and not who may. */
export const asksToSee = /(?<!\p{L})(?:i|we|he|she|they|ich|wir|er|sie)(?:[’']d)? (?:(?:only|just|also|would|really|ever|nur|auch|gern|gerne) ){0,2}(?:wants?|likes?|needs?|looks?|möchten?|wollen|will|brauche?n?)(?: \p{L}+){0,3} (?:see|those|them|at|sehen|die)(?!\p{L})/iu; // prettier-ignore

/** Only these, and nobody else. */
export const only = oneOf(
  ...['only', 'solely', 'alone', 'exclusively', 'nobody (?:but|except|else|other)', 'no ?one (?:but|except|else|other|besides)', 'none but', 'not (?:just )?any(?:one|body)', 'except (?:for )?(?:me|us|him|her|the|our)', '\\p{L}+(?:’s|\'s) (?:thing|job|business|call|decision|department)', 'up to', 'left to', 'stays? with', 'remains? with', 'hands? off', 'decides?', 'has the say'],
  ...['nur', 'ausschließlich', 'ausschliesslich', 'allein', 'alleine', 'einzig', 'lediglich', 'bloß', 'bloss', 'niemand (?:sonst|außer|ausser|anderes?)', '(?:sonst|außer|ausser) (?:\\p{L}+ ){0,3}(?:niemand|keiner|keine|nichts)', 'keine[rn]? (?:sonst|außer|ausser)', '(?:sonst|ansonsten) (?:niemand|keiner)', 'außer (?:mir|uns|ihm|ihr)', 'sache (?:von|vom|der|des)', 'aufgabe (?:von|vom|der|des)', 'entscheidet', 'obliegt', 'kümmert sich', 'es sei denn', 'vorbehalten', 'der rest', 'die (?:anderen|andern|übrigen)', 'finger weg'],
); // prettier-ignore

/** Whose app it is: its admins. */
export const owners = oneOf(
  ...['me', 'myself', 'mine', 'i', 'i[’\']m', 'i am', 'us', 'we', 'the (?:owner|admin|boss)', 'my (?:say|approval|ok|okay|click|tick)', 'admins?'],
  ...['ich', 'mir', 'mich', 'meine[mnrs]?', 'als (?:inhaber|inhaberin|chef|chefin|leitung|leiter|leiterin|vorstand)', 'inhaberin?', 'chefin?', 'admins?'],
); // prettier-ignore

export const closedAlready =
  'That is so already: without signing in nobody sees any record of it, and a visitor gets only the page to sign in. I changed nothing.';

export const whichList =
  'Which list that is about I do not know, so I changed nothing: name it, as in “everyone changes only their own orders”.';
