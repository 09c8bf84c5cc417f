const again = 3;

/** What Germans say around a wish: greetings, "kannst du", "ich hätte gern", "wäre schön", "das Feld". */
const around: readonly (readonly [said: RegExp, put: string])[] = [
  [/^(?:hallo|hi|hey|moin|ok(?:ay)?|super|danke|toll|gut|so|jetzt|nun|und|dann|außerdem|ach ja|übrigens|also|bitte|noch etwas|noch was)\b[,!.:]?\s+/i, ''],
  [/^(?:kannst|könntest|würdest|kann|könnte) (?:du|sie|man) (?:bitte |mir |uns |mal |noch |auch |vielleicht |eventuell )*(.+?)\??$/i, '$1'],
  [/^(?:können|könnten|könnten) (?:wir|sie) (?:bitte |mir |uns |mal |vielleicht )*(.+?)\??$/i, '$1'],
  [/^(?:es )?(?:wäre|ist|fände ich|fänd ich) (?:sehr |auch |noch )*(?:schön|gut|toll|super|prima|praktisch|hilfreich|nett|cool|wichtig),? (?:wenn|dass) (?:man|wir|ich|du|sie|es|die leute) (.+?) (?:könnten?|können|kann|würden?|gäbe)$/i, '$1'],
  [/^(?:mir|uns) (?:ist|wäre) (?:es )?(?:sehr |auch |noch )*wichtig,? (?:dass|wenn) (?:man|wir|ich|sie|die leute) (.+)$/i, '$1'],
  [/^(.+?) (?:wäre|wären|fände ich|fänd ich) (?:sehr |auch |noch |ganz )*(?:schön|gut|toll|super|prima|praktisch|hilfreich|nett|cool|sinnvoll)$/i, 'ich brauche $1'],
  [/^(?:ich|wir) (?:hätten?|bräuchten?|benötigen?|wünschen?|fehlt uns|vermissen?) (?:mir |uns )?(?:gerne? |noch |auch |bitte )*/i, 'ich brauche '],
  [/^(?:mir|uns) fehl(?:t|en) (?:noch |auch )*/i, 'ich brauche '],
  [/^(?:ich|wir) (?:möchten?|wollen|will|würden?|mag) (?:gerne? |bitte |auch |noch |dass )*(?=.+(?:en|ern|eln)$)/i, ''],
  [/,? (?:bitte|danke|oder|ja|geht das|gerne)$/i, ''],
]; // prettier-ignore

/** The wish by itself, with its verb where it stood: "kannst du den Preis ausblenden?" becomes "den Preis ausblenden". */
export function withoutOpening(message: string): string {
  let text = message.trim().replace(/[.!?]+$/, '');
  for (let round = 0; round < again; round += 1)
    for (const [said, put] of around) text = text.replace(said, put).trim();
  return text.replace(/\b(?:das feld|die spalte|das datenfeld) (?=["„“]?\p{Lu})/iu, '');
}
