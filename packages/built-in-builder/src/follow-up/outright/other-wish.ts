import { anyWord } from '../any-word.ts';
const ofFields = anyWord(
  String.raw`remov\p{L}*|delet\p{L}*|drop(?:ped)?|throw (?:it |them )?out|get rid|take (?:it |that |them )?(?:off|out)|can (?:go|leave)|must (?:all )?go|no need for|add(?: an?)?|fields?|tick ?box|box(?:es)? (?:to|for)|required|mandatory|fill(?:ed)? in|kinds?|choices?|types?|rename\p{L}*|called|not \p{L}+ but|hinzu\p{L}*|lösch\p{L}*|entfern\p{L}*|streich\p{L}*|fehlt (?:mir|noch|da|ja|bei|völlig|ganz)|(?:mir|da|hier) fehlt|kann (?:\p{L}+ )?(?:weg|raus)|können (?:\p{L}+ )?(?:weg|raus)|rausnehm\p{L}*|herausnehm\p{L}*|felder|feld|häkchen|ankreuzen|eintragen|pflicht\p{L}*|umbenenn\p{L}*|nenn\p{L}*|braucht? kein\p{L}*|brauchen kein\p{L}*|auswählen|angeben|steht? nirgends`,
);
const ofAccess = anyWord(
  String.raw`must(?:n['’]?t| not)|may|allowed|log ?in|account|public|admins?|members only|by everybody|by anybody|by all|dürfen|darf|konto|angemeldet\p{L}*|öffentlich\p{L}*|geht .{0,30}nichts an|rankommen|an die .{0,20} ran`,
);
const ofCounts = anyWord(
  String.raw`totals?|sums?|how (?:many|much|often)|added (?:up|together)|average|chart|graph|statistics?|gesamt\p{L}*|summe\p{L}*|zusammengezählt|zusammengerechnet|wie ?viele?|durchschnitt\p{L}*|diagramm\p{L}*|grafik|grafisch\p{L}*|balken|am häufigsten`,
);
const ofTimes = anyWord(String.raw`when(?:ever)?|once|as soon as|always starts?|wenn|sobald|falls|jedes mal`);
const second = /(?:,|;|[.!?]|(?<!\p{L})(?:and|und|also|außerdem))\s*(?:please |also |then |bitte |auch |dann |noch )*(?:add|remove|rename|delete|drop|hide|sort|make|show|put|change|call|mark|turn|give|let|need|füge?|lösch\p{L}*|entfern\p{L}*|benenn\p{L}*|sortier\p{L}*|mach\p{L}*|zeig\p{L}*|blende?|setz\p{L}*|nenn\p{L}*)(?!\p{L})/iu; // prettier-ignore

/** Other things that a message may be about, each named in it by a word of its own. */
export type Other = 'fields' | 'access' | 'counts' | 'times' | 'second';
const others: Record<Other, RegExp> = { fields: ofFields, access: ofAccess, counts: ofCounts, times: ofTimes, second };

export const isAbout = (text: string, ...kinds: Other[]): boolean => kinds.some((kind) => others[kind].test(text));
