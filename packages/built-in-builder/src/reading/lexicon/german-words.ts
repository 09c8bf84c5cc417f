import { linesOf, wordsOf } from './lines.ts';

/** German verbs as they stand in prompts, each with the infinitive that the lexicons know. */
export const germanVerbs: ReadonlyMap<string, string> = new Map(
  linesOf(`
anlegen anlegen
anmelden anmelden
ausgeliehen borrow
ausleihen borrow
behalten behalten
bestellen bestellen
bewerten rate
brauche brauchen
brauchen brauchen
buchen buchen
eintragen eintragen
entliehen borrow
erfassen erfassen
erstellen erstellen
geliehen borrow
haben have
hat have
kommentieren comment
machen machen
melden melden
planen planen
reservieren reservieren
sammeln sammeln
schreiben write
sehen sehen
sortieren filter
speichern speichern
suchen search
teilen share
tragen eintragen
verfolgen verfolgen
verkaufen sell
verleihen borrow
verwalten verwalten
wissen wissen
zeigen zeigen
`).map((line) => line.split(' ') as [string, string]),
);

export const germanDeterminers = wordsOf(`
alle
das
dem
den
der
des
die
ein
eine
einem
einen
einer
jede
jeden
jeder
jedes
mein
meine
meinen
meiner
unser
unsere
unseren
unserer
`);

export const germanPrepositions = wordsOf(`
als
an
auf
aus
bei
bis
für
im
in
nach
ohne
per
pro
seit
um
unter
vom
von
vor
zu
zum
zur
über
`);

export const germanPronouns = wordsOf(`
du
er
es
ich
man
mir
mich
sie
uns
wir
`);

/** Last parts of compounds that hold records: a Rezeptsammlung is about a Rezept. */
export const germanContainers = linesOf(`
verwaltung
verzeichnis
datenbank
übersicht
sammlung
tagebuch
kalender
register
planung
planer
tracker
kartei
archiv
liste
plan
app
`);
