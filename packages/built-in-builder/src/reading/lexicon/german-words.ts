import { linesOf, wordsOf } from './lines.ts';

/** German verbs as they stand in prompts, each with the infinitive that the lexicons know. */
export const germanVerbs: ReadonlyMap<string, string> = new Map(
  linesOf(`
abhaken complete
anbieten offer
anbietet offer
arbeitet work
ausgeben lend
ausgegeben lend
abholen collect
ablehnen reject
absagen reject
abstimmen vote
anlegen anlegen
anmelden anmelden
anmeldet anmelden
anschauen view
ansehen view
aufschreiben write
ausfüllen fill
ausgeliehen borrow
ausleihen borrow
verleihen borrow
verliehen borrow
verleiht borrow
entleihen borrow
leihen borrow
leiht borrow
verborgen borrow
auswähle choose
wählen choose
backe make
beantragen request
beantragt request
bearbeiten update
behalten behalten
beitreten join
bekommen have
bekommt have
bestellen bestellen
bestellt bestellen
bestätigen approve
besuchen visit
besucht visit
betreuen manage
bewerten rate
bewertet rate
bezahlen pay
brauche brauchen
brauchen brauchen
braucht brauchen
bringen bring
bringt bring
buchen buchen
bucht buchen
eingeben enter
eintragen eintragen
enthalten have
enthält have
entliehen borrow
erfassen erfassen
erfasst erfassen
erstellen erstellen
festhalten write
filtern filter
finden find
führen keep
gebe give
geben give
gehören belong
gehört belong
geliehen borrow
genehmigen approve
genehmigt approve
gibt give
habe have
haben have
hat have
herunterladen download
hinzufügen add
hochladen upload
kaufen purchase
kauft purchase
koche make
kommentieren comment
lehnt reject
leihen borrow
leiht borrow
löschen delete
mache machen
machen machen
melden melden
meldet melden
merken write
mieten rent
mietet rent
nehmen take
nimmt take
notieren write
pflegen maintain
planen planen
plant planen
posten post
reservieren reservieren
reserviert reservieren
sammeln sammeln
schreiben write
schreibt write
sehen sehen
sein sein
sieht sehen
sortieren filter
sortiert filter
speichern speichern
stellen submit
stellt submit
suchen search
sucht search
tauschen swap
teilen share
teilnehmen join
teilt share
tragen eintragen
trägt eintragen
unterschreiben sign
verfasst write
verfolgen verfolgen
vergeben give
verkaufen sell
verleihen borrow
verwalte verwalten
verwalten verwalten
verwaltet verwalten
veröffentlichen publish
vorbestellen bestellen
werden werden
will wollen
wird werden
wissen wissen
wollen wollen
wurde werden
wähle choose
wählen choose
wählt choose
wünschen request
zahlen pay
zeigen zeigen
zeigt zeigen
zusagen join
zuordnen assign
zuweisen assign
ändern update
verleihe borrow
vermiete rent
vermietet rent
vermieten rent
verkaufe sell
verkauft sell
notiere write
notier write
notiert write
schreibe write
sehe sehen
zeige zeigen
erfasse erfassen
trage eintragen
plane planen
sammle sammeln
organisiere organisieren
organisieren organisieren
organisiert organisieren
suche search
buche buchen
bestelle bestellen
mitbringen bring
mitbringt bring
hinterlassen write
hinterlässt write
melde melden
zahlt pay
prüfen check
prüft check
spenden donate
spendet donate
anlegt anlegen
bestätigt approve
ablehnt reject
festlegen set
vereinbaren book
`).map((line) => line.split(' ') as [string, string]),
);

export const germanDeterminers = wordsOf(`
alle
beide
das
dein
deine
deinen
dem
den
der
des
die
diese
diesem
diesen
dieser
dieses
ein
eine
einem
einen
einer
einige
euer
eure
ihr
ihre
ihrem
ihren
ihrer
jede
jedem
jeden
jeder
jedes
deren
dessen
kein
keine
keinen
mehrere
mein
meine
meinem
meinen
meiner
meines
seine
seinem
seinen
seiner
unser
unsere
unserem
unseren
unserer
unseres
viele
welche
welchen
welcher
welches
`);

/** Words that open a sentence, and only therefore have a capital there. */
export const germanOpenings = wordsOf(`
abends
aber
also
anschließend
auch
außerdem
bitte
da
dabei
dadurch
dafür
damit
danach
daneben
dann
davon
dazu
deshalb
dort
einmal
falls
ferner
gerne
heute
hier
hierbei
immer
jeweils
manchmal
morgens
neu
nicht
noch
nur
oben
optional
plus
schließlich
schön
sobald
sonst
sowie
später
täglich
weil
weiterhin
wenn
wichtig
wöchentlich
zudem
zuerst
zuletzt
zusätzlich
`);

export const germanPrepositions = wordsOf(`
als
am
an
ans
auf
aus
bei
beim
bis
durch
für
gegen
hinter
im
in
ins
je
nach
neben
ohne
per
pro
seit
um
unter
vom
von
vor
vorm
wegen
während
zu
zum
zur
zwischen
über
`);

export const germanPronouns = wordsOf(`
alles
dich
dies
dir
du
er
es
ich
ihm
ihn
ihnen
jemand
man
mich
mir
nichts
sich
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
