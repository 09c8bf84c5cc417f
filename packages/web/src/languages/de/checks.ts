import type * as english from '../../features/repair-lab/checks/checks.texts.ts';
import type { Translation } from '../translation.ts';

export const checksTexts: Translation<typeof english.checksTexts> = {
  title: 'Prüfungen',
  about: 'Wonach in jeder App nach einer Antwort und im Reparaturlabor gesucht wird.',
  detectorsHeading: 'Detektoren',
  detectorsAbout: 'Was ausgeschaltet ist, wird in keiner App dieser Installation gezeigt oder repariert.',
  alwaysOn: 'Immer an',
  severities: { error: 'Fehler', warning: 'Warnung', hint: 'Hinweis' },
  meanings: {
    syntax: 'Die Datei ist nicht lesbar: Codezäune, Tags der Antwort, offene Elemente und Klammern, Anführungszeichen',
    'duplicate-name': 'Ein Name ist doppelt deklariert, importiert oder exportiert',
    'outside-async': '„await“ in einer Funktion, die nicht async ist',
    'broken-import': 'Ein Import führt ins Leere',
    'missing-export': 'Die importierte Datei, Komponente, Bibliothek oder Symbolsammlung hat diesen Namen nicht',
    'undefined-name':
      'Eine Komponente, ein Hook, eine Funktion oder Variable, die niemand deklariert oder erst weiter unten',
    'wrong-capitals': 'Ein Pfad in anderer Groß- und Kleinschreibung als die Datei',
    entity: 'Eine Entität ohne Schema oder mit einer Datei, die unbrauchbar ist',
    field: 'Ein Feld, das das Schema der Entität nicht hat',
    'hook-place':
      'Ein Hook unter einer Bedingung, in einer Schleife, in einem Callback, hinter einem return oder außerhalb einer Komponente',
    'list-key': 'Wiederholte Elemente ohne key',
    link: 'Ein Link auf eine Seite, die es nicht gibt, oder ins Leere',
    'page-export': 'Eine Seite ohne Standardexport',
    'html-in-jsx': 'Attribute wie in HTML; ein Text als style ist ein Fehler',
    'undefined-list': 'Eine Liste oder ein Datensatz, benutzt bevor ein Wert da ist',
    'query-call':
      'Ein Aufruf für Datensätze oder Personen, den die Bibliothek nicht kennt, auf den niemand wartet oder dessen Antwort wie die einer anderen Bibliothek gelesen wird',
    value: 'Ein Wert im Code, den der Server oder eine Komponente ablehnt, oder ein Datensatz ohne ein Pflichtfeld',
    type: 'Ein Feld, ein Datensatz oder Date wird als ein Typ benutzt, der es nicht ist',
    'event-handler':
      'Ein Handler, der beim Zeichnen läuft, ein Text ist, nie aufgerufen wird, das Ereignis statt der Eingabe behält oder den Browser das Formular senden lässt',
    'lost-result': 'Eine Komponente oder ein Callback, der sein Ergebnis baut und nicht zurückgibt',
    constant: 'Eine Konstante, die später geändert wird, oder ein zugewiesener statt gesetzter State',
    comparison: 'Ein Wert, der zugewiesen wird, wo er verglichen werden sollte',
    state: 'Ein State, der mit geschweiften Klammern zerlegt oder an Ort und Stelle geändert und zurückgegeben wird',
    property: 'Eine Komponente der App, der etwas fehlt, das sie braucht',
    'endless-render': 'Eine Komponente, die immer wieder oder in sich selbst gezeichnet wird',
    'redirect-loop': 'Seiten, die alle im Kreis weiterleiten',
    layout: 'Ein Layout, in dem keine Seite gezeichnet wird, oder ein zweiter Router',
    'access-rule': 'Eine Zugriffsregel, die nicht verstanden wird und deshalb niemanden hineinlässt',
    'hidden-page': 'Kein Link führt zu einer Seite',
    'when-opened': 'Ein Fehler, den nur laufender Code zeigt: beim Zeichnen, in einem Effekt oder Promise',
    tool: 'Das Dokument eines KI-Werkzeugs, das nicht lesbar ist oder nicht laufen kann',
    other: 'Was nur der Compiler meldet',
  },
  loadFailed: 'Die Detektoren konnten nicht geladen werden.',
  saveFailed: 'Das konnte nicht gespeichert werden.',
  retry: 'Erneut versuchen',
};
