/** What an import report says of files, data and access. */
export const importSentences: { english: string; words: string }[] = [
  { english: 'A leftover of the file system.', words: 'Ein Überbleibsel des Dateisystems.' },
  { english: 'Packages are not part of an app.', words: 'Pakete gehören nicht zu einer App.' },
  { english: 'The history of the repository.', words: 'Die Geschichte des Repositorys.' },
  { english: 'Made by a build.', words: 'Von einem Build erzeugt.' },
  { english: 'A lock file.', words: 'Eine Lock-Datei.' },
  {
    english: 'Holds settings and keys of another installation.',
    words: 'Enthält Einstellungen und Schlüssel einer anderen Installation.',
  },
  { english: 'Made by the export for its own build.', words: 'Vom Export für dessen eigenen Build erzeugt.' },
  { english: 'Lies outside the project.', words: 'Liegt außerhalb des Projekts.' },
  { english: 'Lies outside “src”, where the app is.', words: 'Liegt außerhalb von „src“, wo die App ist.' },
  {
    english: 'Sets up a tool; the platform compiles the app itself.',
    words: 'Richtet ein Werkzeug ein; die Plattform kompiliert die App selbst.',
  },
  { english: 'The settings of a tool.', words: 'Die Einstellungen eines Werkzeugs.' },
  { english: 'Types only.', words: 'Nur Typen.' },
  { english: 'A test; tests do not run here.', words: 'Ein Test; Tests laufen hier nicht.' },
  { english: 'A text that no page shows.', words: 'Ein Text, den keine Seite zeigt.' },
  {
    english: 'Only CSS is understood; the styles of this file are missing.',
    words: 'Nur CSS wird verstanden; die Stile dieser Datei fehlen.',
  },
  {
    english: 'A file for browsers and search engines, which the platform answers itself.',
    words: 'Eine Datei für Browser und Suchmaschinen, die die Plattform selbst bereitstellt.',
  },
  { english: 'Settings of the old host.', words: 'Einstellungen der früheren Plattform.' },
  { english: 'No file of the app can show it from here.', words: 'Von hier kann keine Datei der App es zeigen.' },
  {
    english: 'A script beside the app, whose code is in its source alone.',
    words: 'Ein Skript neben der App; ihr Code steht allein in den Quelldateien.',
  },
  {
    english: 'The app that is started here does not use “{tree}”.',
    words: 'Die App, die hier gestartet wird, benutzt „{tree}“ nicht.',
  },
  { english: 'A kind of file that apps do not have.', words: 'Eine Art von Datei, die Apps nicht haben.' },
  { english: 'There is another “{place}” in “src”.', words: 'In „src“ gibt es ein anderes „{place}“.' },
  { english: 'There is another “{place}”.', words: 'Es gibt ein anderes „{place}“.' },
  { english: 'It is called “{name}” now.', words: 'Es heißt jetzt „{name}“.' },
  {
    english: 'The layout lies at “{place}” now; its imports were written anew.',
    words: 'Das Layout liegt jetzt unter „{place}“; seine Importe wurden angepasst.',
  },
  {
    english: 'It lies at “{place}” now; its imports were written anew.',
    words: 'Es liegt jetzt unter „{place}“; seine Importe wurden angepasst.',
  },
  {
    english: "It is the app's root “{place}” now, so that what it puts around the app stays.",
    words: 'Es ist jetzt die Wurzel „{place}“ der App, damit bleibt, was es um die App legt.',
  },
  {
    english:
      'It shows the app in a way that is not understood here, so “App” is shown alone. What it puts around the app ({parts}) is missing: move it into App.jsx.',
    words:
      'Es zeigt die App auf eine Weise, die hier nicht verstanden wird; deshalb wird „App“ allein gezeigt. Was es um die App legt ({parts}), fehlt: Verschieben Sie es nach App.jsx.',
  },
  {
    english:
      'It shows the app in a way that is not understood here, so “App” is shown alone. What else it does is missing: move it into App.jsx.',
    words:
      'Es zeigt die App auf eine Weise, die hier nicht verstanden wird; deshalb wird „App“ allein gezeigt. Was es sonst tut, fehlt: Verschieben Sie es nach App.jsx.',
  },
  {
    english: 'What it does beside showing the app is “{name}.jsx” now, which the layout imports.',
    words: 'Was es außer dem Anzeigen der App tut, steht jetzt in „{name}.jsx“, das vom Layout importiert wird.',
  },
  {
    english: 'The classes of its root and body are given by “{name}.js” now.',
    words: 'Die Klassen von html und body setzt jetzt „{name}.js“.',
  },
  {
    english: 'Imports by the name “{name}” begin with “{place}” now.',
    words: 'Importe unter dem Namen „{name}“ beginnen jetzt mit „{place}“.',
  },
  {
    english: 'Imports by paths without “./” begin with “{place}” now.',
    words: 'Importe über Pfade ohne „./“ beginnen jetzt mit „{place}“.',
  },
  {
    english: 'Its imports of files that lie at the app’s root, such as “{file}”, begin with “@/” now.',
    words: 'Seine Importe von Dateien in der Wurzel der App, etwa „{file}“, beginnen jetzt mit „@/“.',
  },
  { english: 'What it says stands in “{sheet}” now.', words: 'Sein Inhalt steht jetzt in „{sheet}“.' },
  { english: 'No file of the project loads these styles.', words: 'Keine Datei des Projekts lädt diese Stile.' },
  {
    english: 'The look that exports of this age had is added.',
    words: 'Das Aussehen, das Exporte dieser Zeit hatten, ist ergänzt.',
  },
  {
    english: 'It says that nothing of the platform’s look lies below the app’s.',
    words: 'Es legt fest, dass nichts vom Aussehen der Plattform unter dem der App liegt.',
  },
  {
    english: 'It loads the styles and fonts of “index.html”.',
    words: 'Es lädt die Stile und Schriften von „index.html“.',
  },
  {
    english: 'The usual interface part, in the look that the pages count on.',
    words: 'Der übliche Baustein der Oberfläche, in dem Aussehen, mit dem die Seiten rechnen.',
  },
  {
    english: 'The constants that it put into the code are set by “{name}.js” now.',
    words: 'Die Konstanten, die es in den Code gesetzt hat, setzt jetzt „{name}.js“.',
  },
  {
    english:
      'Values that are made when the project is built are undefined until they are written in “{name}.js”: {list}.',
    words: 'Werte, die beim Build des Projekts entstehen, sind undefiniert, bis sie in „{name}.js“ stehen: {list}.',
  },
  {
    english:
      'Values that it put into the code are undefined here, where nothing is put in their place; write them in the code: {list}.',
    words: 'Werte, die es in den Code gesetzt hat, sind hier undefiniert; schreiben Sie sie in den Code: {list}.',
  },
  {
    english:
      'It loads the script “{address}”, which does not come along: move what the app needs of it into a module that the app imports.',
    words:
      'Es lädt das Skript „{address}“, das nicht mitkommt: Verschieben Sie, was die App davon braucht, in ein Modul, das die App importiert.',
  },
  {
    english: 'The code of this file is not valid; a notice will stand in its place.',
    words: 'Der Code dieser Datei ist ungültig; an ihrer Stelle steht ein Hinweis.',
  },
  {
    english: 'It is no valid code, and no file of the project asks for it.',
    words: 'Der Code ist ungültig, und keine Datei des Projekts braucht ihn.',
  },
  {
    english: 'Starts the app in the browser, which the platform does.',
    words: 'Startet die App im Browser; das tut die Plattform.',
  },
  {
    english: 'Shows the pages by their names, which the platform does.',
    words: 'Zeigt die Seiten unter ihren Namen; das tut die Plattform.',
  },
  {
    english: 'The list of pages, which the platform makes from the pages themselves.',
    words: 'Die Liste der Seiten; die Plattform erzeugt sie aus den Seiten selbst.',
  },
  { english: 'The list of pages does not name it.', words: 'Die Liste der Seiten nennt es nicht.' },
  {
    english: 'An interface part that no file asks for.',
    words: 'Ein Baustein der Oberfläche, den keine Datei braucht.',
  },
  {
    english: 'A usual interface part; the platform’s own stands for it.',
    words: 'Ein üblicher Baustein der Oberfläche; der der Plattform ersetzt ihn.',
  },
  ...[
    ['The client', 'Der Client'],
    ['Names of the entities', 'Namen der Entitäten'],
    ['Names of the integrations', 'Namen der Integrationen'],
    ['Names of the functions', 'Namen der Funktionen'],
    ['Sign-in', 'Die Anmeldung'],
    ['The query client', 'Der Query-Client'],
    ['The page for unknown addresses', 'Die Seite für unbekannte Adressen'],
    ['The page for people without access', 'Die Seite für Personen ohne Zugang'],
    ['The gate of pages', 'Die Zugangsprüfung der Seiten'],
    ['A helper of the interface parts', 'Eine Hilfsfunktion der Bausteine'],
  ].flatMap(([english, words]) => [
    {
      english: `${english}, which the platform brings itself.`,
      words: `${words}: Das bringt die Plattform selbst mit.`,
    },
    {
      english: `${english} that the platform brings itself.`,
      words: `${words}: Das bringt die Plattform selbst mit.`,
    },
  ]),
  { english: 'The addresses of the old host.', words: 'Die Adressen der früheren Plattform.' },
  { english: 'Counts visits, which the platform does itself.', words: 'Zählt Besuche; das tut die Plattform selbst.' },
  { english: 'A tool of the old builder.', words: 'Ein Werkzeug der früheren Plattform.' },
  {
    english: 'Addresses of pages, which the platform makes itself.',
    words: 'Adressen von Seiten; die erzeugt die Plattform selbst.',
  },
  {
    english: '“{name}” is kept but not run yet. No page calls it.',
    words: '„{name}“ bleibt erhalten, läuft aber noch nicht. Keine Seite ruft es auf.',
  },
  {
    english: '“{name}” is kept but not run yet. It is called by {pages}, where the call is refused.',
    words:
      '„{name}“ bleibt erhalten, läuft aber noch nicht. Aufgerufen wird es von {pages}; der Aufruf wird dort abgelehnt.',
  },
  { english: '“{name}” is kept but not run yet.', words: '„{name}“ bleibt erhalten, läuft aber noch nicht.' },
  {
    english: '“{name}” is not in the export. It is called by {pages}, where the call is refused.',
    words: '„{name}“ ist nicht im Export. Aufgerufen wird es von {pages}; der Aufruf wird dort abgelehnt.',
  },
  {
    english:
      'This client is not the vendor’s: the app’s data calls go where it leads. Delete the file after importing, and they reach the records here.',
    words:
      'Dieser Client ist nicht der des Herstellers: Die Datenaufrufe der App gehen dorthin, wohin er führt. Löschen Sie die Datei nach dem Import, dann erreichen sie die Datensätze hier.',
  },
  ...(
    [
      ['', ''],
      [' So does another file.', ' Eine weitere Datei tut das auch.'],
      [' So do {count} other files.', ' {count} weitere Dateien tun das auch.'],
    ] as const
  ).map(([also, auch]) => ({
    english: `This file calls {server} for data, which stay there: no entities are made for them here.${also} Ask the chat to use the app’s own entities instead.`,
    words: `Diese Datei holt Daten von {server}, und dort bleiben sie: Hier werden keine Entitäten dafür angelegt.${auch} Bitten Sie den Chat, stattdessen eigene Entitäten der App zu benutzen.`,
  })),
  {
    english: 'Name, visibility and main page were read from here.',
    words: 'Name, Sichtbarkeit und Startseite wurden von hier gelesen.',
  },
  { english: 'Name and access were read from here.', words: 'Name und Zugang wurden von hier gelesen.' },
  {
    english:
      'Title, description, language and the styles of other sites were read from here; scripts that it loads are not.',
    words: 'Titel, Beschreibung, Sprache und Stile anderer Websites wurden von hier gelesen, geladene Skripte nicht.',
  },
  {
    english: 'The name was read from here; packages come from the platform.',
    words: 'Der Name wurde von hier gelesen; Pakete kommen von der Plattform.',
  },
  {
    english: 'Settings of the interface parts, which the platform brings itself.',
    words: 'Einstellungen der Bausteine, die die Plattform selbst mitbringt.',
  },
  {
    english: 'There are records of “{name}”, but nothing declares it; they stay out.',
    words: 'Es gibt Datensätze von „{name}“, aber nichts deklariert die Entität; sie bleiben weg.',
  },
  {
    english: '“{name}” is declared by another file too, which counts.',
    words: '„{name}“ wird auch von einer anderen Datei deklariert; die gilt.',
  },
  {
    english: 'The code writes {names} to “{entity}”, which its schema does not declare; the values are kept.',
    words: 'Der Code schreibt {names} in „{entity}“, was dessen Schema nicht deklariert; die Werte bleiben erhalten.',
  },
  {
    english: 'The code writes fields that the schemas do not declare; their values are kept: {list}.',
    words: 'Der Code schreibt Felder, die die Schemas nicht deklarieren; ihre Werte bleiben erhalten: {list}.',
  },
  {
    english:
      'The export has no rules: whoever signed in could read and change everything. Choose “only the creator can edit” where people must not change what others made.',
    words:
      'Der Export hat keine Regeln: Wer angemeldet war, konnte alles lesen und ändern. Wählen Sie „nur der Ersteller kann ändern“, wo man fremde Einträge nicht ändern darf.',
  },
  {
    english: 'The app was open to everyone; choose “everyone” for what visitors must see without signing in.',
    words: 'Die App war für alle offen; wählen Sie „alle“ für das, was man ohne Anmeldung sehen muss.',
  },
  { english: 'The export declares it.', words: 'So deklariert es der Export.' },
  {
    english: 'Nothing declares it; it was found in {place}. This keeps strangers out.',
    words: 'Nichts deklariert die Entität; sie wurde in {place} gefunden. So bleiben Fremde draußen.',
  },
  {
    english: 'The people of an app see themselves; admins see everybody.',
    words: 'Personen einer App sehen sich selbst; Admins sehen alle.',
  },
  { english: 'A link; links are not followed.', words: 'Eine Verknüpfung; Verknüpfungen wird nicht gefolgt.' },
  {
    english: 'The archive holds another file of this name, which counts.',
    words: 'Das Archiv enthält eine weitere Datei dieses Namens; die gilt.',
  },
  { english: 'Its name is too long.', words: 'Der Name ist zu lang.' },
  { english: 'Its name has characters that no name has.', words: 'Der Name enthält unzulässige Zeichen.' },
  {
    english: 'Larger than the {size} MB that a file of an app may have.',
    words: 'Größer als die {size} MB, die eine Datei einer App haben darf.',
  },
  {
    english: 'Whittle did not write this file as a part of the app.',
    words: 'Whittle hat diese Datei nicht als Teil der App geschrieben.',
  },
  {
    english: 'The package cannot be read and stays out.',
    words: 'Das Paket kann nicht gelesen werden und bleibt weg.',
  },
  { english: 'The package “{name}” comes along.', words: 'Das Paket „{name}“ kommt mit.' },
  {
    english: 'The package “{name}” comes along without its key: enter it under Integrations.',
    words: 'Das Paket „{name}“ kommt ohne seinen Schlüssel mit: Geben Sie ihn unter Integrationen ein.',
  },
  {
    english: 'Pages of these addresses may call the app again: {list}. Its settings take them away.',
    words:
      'Seiten dieser Adressen dürfen die App wieder aufrufen: {list}. In ihren Einstellungen lässt sich das ändern.',
  },

  ...(
    [
      ['read', 'gelesen'],
      ['part of a form', 'Teil eines Formulars'],
      ['shown in a field of a form', 'in einem Formularfeld gezeigt'],
      ['written by {how}', 'geschrieben von {how}'],
      ['asked for in {how}', 'abgefragt in {how}'],
      ['sorted by in {how}', 'sortiert in {how}'],
    ] as const
  ).map(([english, words]) => ({ english: `{place}, ${english}`, words: `{place}, ${words}` })),
  { english: 'text', words: 'Text' },
  { english: 'number', words: 'Zahl' },
  { english: 'whole number', words: 'ganze Zahl' },
  { english: 'yes or no', words: 'ja oder nein' },
  { english: 'date', words: 'Datum' },
  { english: 'date and time', words: 'Datum und Uhrzeit' },
  { english: 'list', words: 'Liste' },
  { english: 'object', words: 'Objekt' },
  { english: 'anything', words: 'beliebig' },
  { english: 'one of {values} and {rest} more', words: 'eines von {values} und {rest} weiteren' },
  { english: 'one of {values}', words: 'eines von {values}' },
];
