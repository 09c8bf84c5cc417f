/** One of these words or phrases, in either language, as a pattern. */
export const oneOf = (...words: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu'); // prettier-ignore

/** The parts of a sentence that say something each. */
export const clausesOf = (text: string): string[] =>
  text.split(/[,;.!?–]\s+(?:(?:and|but|und|aber)\s+)?|\s+(?:but|aber)\s+/iu).filter((part) => /\p{L}{2}/u.test(part));

/** Only these, and nobody else. */
export const only = oneOf(
  ...['only', 'just', 'solely', 'alone', 'exclusively', 'nobody (?:but|except|else|other)', 'no ?one (?:but|except|else|other|besides)', 'none but', 'not (?:just )?any(?:one|body)', 'except (?:for )?(?:me|us|him|her|the|our)', '(?:is|are|’s|\'s) (?:thing|job|business|call|decision|department|to decide)', 'thing', 'up to', 'left to', 'stays? with', 'remains? with', 'hands? off', 'in charge of', 'responsible for', 'decides?', 'has the say', 'sole', 'belongs to', 'instead of everyone'],
  ...['nur', 'nur noch', 'ausschließlich', 'ausschliesslich', 'allein', 'alleine', 'einzig', 'lediglich', 'bloß', 'bloss', 'niemand (?:sonst|außer|ausser|anderes?)', '(?:sonst|außer|ausser) (?:\\p{L}+ ){0,3}(?:niemand|keiner|keine|nichts)', 'keiner (?:sonst|außer|ausser)', 'keine[rn]? (?:außer|ausser)', '(?:sonst|ansonsten) (?:niemand|keiner)', 'außer (?:mir|uns|ihm|ihr)', 'sache (?:von|vom|der|des)', 'aufgabe (?:von|vom|der|des)', 'zuständig', 'bestimmt', 'entscheidet', 'obliegt', 'kümmert sich', 'es sei denn', 'dem \\p{L}+ vorbehalten', 'vorbehalten', 'der rest', 'die (?:anderen|andern|übrigen)', 'finger weg'],
); // prettier-ignore

/** Whose app it is: its admins. */
export const owners = oneOf(
  ...['me', 'myself', 'mine', 'i', 'i[’\']m', 'i am', 'us', 'we', 'the (?:owner|admin|boss)', 'my (?:say|approval|ok|okay|click|tick)', 'admins?'],
  ...['ich', 'mir', 'mich', 'meine[mnrs]?', 'als (?:inhaber|inhaberin|chef|chefin|leitung|leiter|leiterin|vorstand)', 'inhaberin?', 'chefin?', 'admins?'],
); // prettier-ignore

export const closedAlready =
  'That is so already: without signing in nobody sees any record of it, and a visitor gets only the page to sign in. I changed nothing.';
