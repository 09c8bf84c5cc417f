/**
 * What is said by what it is not: "instead of members write neighbours", "not free text, let them choose", "as a calendar,
 * not as a table". The rejected half is taken out, so that nothing takes it for what is wished.
 */
const word = String.raw`["“„'’]?(\p{L}[\p{L}\d -]{0,40}?)["”“'’]?`;
const reason = String.raw`(?:\s*[,;.–-]\s.*)?$`;
const list = String.raw`(\p{L}[\p{L}\d/ -]*(?:, (?:or |and |oder |und )?| or | and | oder | und |\/)[\p{L}\d,/ -]+?)`;

const ways: readonly (readonly [said: RegExp, put: string])[] = [
  [new RegExp(String.raw`^(?:instead of|rather than) (?:the (?:word|name|term) )?${word},? (?:please )?(?:write|say|use|put|call (?:it|them)|it should (?:say|read)) (?:please )?${word}(?: please)?${reason}`, 'iu'), 'rename $1 to $2'],
  [new RegExp(String.raw`^(?:please )?(?:don['’]?t|do not|never) (?:call|name) (?:them |it |these |this |our )?${word}[,;:]? (?:but |rather |(?:here )?(?:we|people) (?:say|call (?:them|it))|(?:say|call (?:them|it)|use)|(?:they|it)(?:['’](?:re|s)| are| is)(?: called)?) ?${word}(?: here)?${reason}`, 'iu'), 'rename $1 to $2'],
  [new RegExp(String.raw`^(?:we|they|people|here we)(?: here)? (?:say|call (?:them|it)) ${word}(?: here)?,? (?:so )?(?:please )?(?:don['’]?t|do not) (?:call|name) (?:them |it )?${word}${reason}`, 'iu'), 'rename $2 to $1'],
  [new RegExp(String.raw`^(?:we|here we|our people) (?:say|call (?:them|it)) ${word}(?:,| and)? not ${word}${reason}`, 'iu'), 'rename $2 to $1'],
  [new RegExp(String.raw`^(?:statt|anstatt|anstelle von) (?:dem wort |des wortes )?${word},? (?:bitte )?(?:schreib\p{L}*|sag\p{L}*|nimm|nehmt|nenn\p{L}*|verwende\p{L}*|heißt es|heißen sie) (?:bitte |es |sie |lieber |besser )*${word}(?: bitte)?${reason}`, 'iu'), 'rename $1 to $2'],
  [new RegExp(String.raw`^(?:bei uns )?(?:heißt das|heißen (?:die|sie)|sagen wir|sagt man)(?: bei uns)? ${word}(?:,| und)? nicht ${word}${reason}`, 'iu'), 'rename $2 to $1'],
  [new RegExp(String.raw`^(?:the |their )?(\p{L}[\p{L} ]*?)(?: field)? (?:should not|shouldn['’]t|must not|mustn['’]t|is not|isn['’]t|not) (?:to )?(?:be )?(?:as )?(?:typed(?: in)?|(?:a )?free[ -]?text|written|entered|a text(?: field)?)(?: freely)?[,;:]? (?:but |rather |so )?(?:let (?:people|them|me|us|users) |make (?:people|them) |(?:people|they|we) (?:should |can )?)?(?:choose|pick|select|(?:to be )?chosen|a choice)(?: one)?(?: between| from| of| out of|:)? ${list}$`, 'iu'), 'make $1 a choice of $2'],
  [new RegExp(String.raw`^(?:no|not) (?:free[ -]?text|typing) (?:for|in) (?:the )?(\p{L}[\p{L} ]*?)[,;:]? (?:but |rather |please )?(?:let (?:people|them|me|us|users) )?(?:choose|pick|select|a choice)(?: one)?(?: between| from| of| out of|:)? ${list}$`, 'iu'), 'make $1 a choice of $2'],
  [new RegExp(String.raw`^(?:(?:der|die|das|den|beim?) )?(\p{L}[\p{L} ]*?) (?:soll|sollte|darf|muss|bitte)(?: man| nicht)* (?:nicht |kein\p{L}* )?(?:frei(?:er|es)? )?(?:eintippen|eingetippt werden|eingeben|text\p{L}*|freitext|tippen)(?: müssen| sein)?,? sondern (?:man soll |zur auswahl |auswahl )?(?:zwischen |aus |von |: ?)?${list}(?: (?:aus)?(?:wählen|suchen|gewählt werden|wählbar(?: sein)?))?(?: können)?$`, 'iu'), 'make $1 a choice of $2'],
  [/^show (?:the )?(.+?) as an? list (?:instead of|not as|rather than) (?:an? )?(?:cards|gallery|tiles)$/iu, 'show $1 as a table'],
]; // prettier-ignore

const views = 'table|list|cards?|calendar|board|gallery|tiles|tabelle|liste|karten|kalender|tafel|galerie|kacheln';
const rejectedView = new RegExp(String.raw`(?:,|\s+and|\s+und)?\s+(?:not|nicht|instead of|rather than|anstatt|statt)\s+(?:(?:as|als|in|eine[rsnm]?|an?|the|der|die|das)\s+)*(?:${views})(?=\s*(?:,|$|\p{L}))`, 'iu'); // prettier-ignore
/** A list may be any of them. */
const aView = /(?<!\p{L})(?:table|cards?|calendar|board|gallery|tiles|tabelle|karten|kalender|tafel|galerie|kacheln)(?!\p{L})/iu; // prettier-ignore

export function contrasted(text: string): string {
  for (const [said, put] of ways)
    if (said.test(text)) {
      const plain = text
        .replace(said, put)
        .replace(/\s{2,}/g, ' ')
        .trim();
      return put.includes('choice') ? plain.replace(/ und | oder /g, ', ') : plain;
    }
  const without = text.replace(rejectedView, '');
  return without !== text && aView.test(without) ? without.replace(/^(?:rather|lieber|besser)\s+/i, '') : text;
}
