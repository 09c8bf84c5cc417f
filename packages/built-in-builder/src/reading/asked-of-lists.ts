/** What is worked out of many records: of these "per month" is a figure, while "price per month" is a field. */
const figures =
  'totals?|sums?|incomes?|revenues?|earnings|turnover|takings|profits?|spendings?|expenses|sales|balances?|averages?|mean|count|statistics?|stats|charts?|graphs?|curves?|overview|summary|report|number of \\p{L}+s|how (?:much|many)(?: \\p{L}+){0,3}';
const spans =
  'day|week|month|quarter|year|season|person|category|member|customer|client|employee|head|team|type|kind|project';
const germanFigures =
  '(?:gesamt)?summen?|gesamtbetrag|einnahmen|umsätze?|ausgaben|gewinne?|durchschnitt\\p{L}*|anzahl(?:(?: der)? \\p{L}+)?|statistik|diagramm|kurve|verlauf|übersicht|auswertung|bericht';
const germanSpans =
  'tag|woche|monat|quartal|jahr|saison|person|kategorie|mitglied|kunden?|kundin|mitarbeiter|kopf|team|art|projekt';
const colours = 'red|green|orange|yellow|grey|gray|bold|colou?r|rot|grün|orange|gelb|grau|fett|farbe|farbig';

/** "income per month", "monthly total", "Summe je Monat" */
const asFigure = new RegExp(
  String.raw`^(?:the )?(?:${figures}) (?:per|by|for each|for every|each|every|a) (?:${spans})$|^(?:daily|weekly|monthly|quarterly|yearly|annual) (?:${figures})$|^(?:${germanFigures}) (?:pro|je|nach) (?:${germanSpans})$|^(?:tages|wochen|monats|jahres)(?:summen?|umsatz|umsätze|übersicht|statistik|bericht)$`,
  'iu',
);
/** "overdue ones in red", "late ones on top", "biggest first", "offene in rot", "Neueste zuerst" */
const asLook = new RegExp(
  String.raw`\bones? (?:in|on|at|first|last|above|below|marked|highlighted|greyed|grayed|crossed|struck)\b|^\p{L}+(?: ones)? (?:in (?:${colours})|(?:on|at the) top|(?:greyed|grayed|crossed) out|highlighted)$|^(?:\p{L}+est|most [\p{L}-]+|late|overdue|open|unpaid|new|urgent)(?: ones)? (?:first|last|on top)$|^\p{L}+e in (?:${colours})$|^\p{L}+e(?: \p{L}+)? (?:zuerst|oben|ganz oben|hervorgehoben|markiert|ausgegraut|durchgestrichen)$`,
  'iu',
);
/** "print view", "Suche nach Zutat", "Exportfunktion" */
const asFunction =
  /^(?:favou?rites|favoriten|print(?:able)? (?:view|version|list|out)|printout|export(?: (?:to|as) \p{L}+)?|(?:csv|pdf|excel) export|backup|search (?:by|for) [\p{L} ]+|filter (?:by|for) [\p{L} ]+|sort(?:ed|ing)? by [\p{L} ]+|dark mode|druck(?:ansicht|version|funktion)|such(?:e|funktion)(?: nach [\p{L} ]+)?|filter(?:n)? nach [\p{L} ]+|sortier(?:ung|t|bar) nach [\p{L} ]+|(?:csv|pdf|excel)-export|export(?:funktion)?|dunkelmodus)$/iu;

/** Whether what stands in a list of fields asks for something of the whole list: a figure, how it looks, what it can do. */
export const asksOfList = (name: string): boolean => asFigure.test(name) || asLook.test(name) || asFunction.test(name);
