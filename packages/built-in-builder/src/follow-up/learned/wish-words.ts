/**
 * Words that say the same in wishes, English and German, a line each: what is learned of one is known of the others. A
 * word that ends with `*` stands for all that begin so; words that stand together are joined by `_`.
 */
const lines = `
removes: remove* delet* drop drops dropped scrap* ditch* throw_out get_rid_of take_out take_away take_off chuck* bin_it no_need not_needed don't_need dont_need nobody_needs no_one_needs useless superfluous pointless unnecessary kick_out lose_the away_with go_away without_the entfern* lösch* streich* gestrichen wegmach* wegnehm* weglass* rausnehm* raus weg rauswerf* rausschmeiß* loswerd* überflüssig* unnötig* braucht_kein* brauchen_kein* brauch_kein* brauche_kein* sinnlos* quatsch unsinn
adds: add adds adding added put_in also_need as_well additional* extra missing lacks lack include* another more fehlt fehlen ergänz* hinzufüg* hinzu dazu zusätzlich* dazuschreib* noch auch dazunehm* außerdem erweiter*
knows: remember* note noting write_down jot* record* keep_track track tracking store* know knows tell see from_whom log logging merk* notier* festhalt* aufschreib* eintrag* erfass* vermerk* wissen draufsteh* steht stehen hinschreib* dazuschreib* angeben angab*
renames: rename* renam* call called calls name named label* title titled wording* umbenenn* umbenannt heißen heißt heiss* nennen nennt genannt bezeich* hieß titel überschrift umtauf*
wrong: wrong nonsense rubbish silly stupid weird odd strange makes_no_sense doesn't_make_sense misleading falsch* blöd* komisch* quatsch unsinn seltsam* irreführ* stimmt_nicht passt_nicht verstehe_nicht versteh_nicht
instead: instead rather replace* swap in_place_of stattdessen statt anstatt anstelle lieber ersetz* austausch* sondern
only: only just solely exclusively nur bloß lediglich ausschließlich
sorts: sort* order ordered arrange* rank ranked sequence alphabet* on_top at_the_top to_the_top first_come come_first first top sortier* ordne* reihenfolge geordnet oben zuerst obenauf zuoberst anfang vorne
groups: group* bundle* together clustered separate headings heading per each under_each gruppier* zusammenfass* bündel* sortiert_nach getrennt überschrift* zusammensteh* pro je unterteil*
filters: filter* narrow* pick_out search_by look_only choose_which limit_to restrict_to auswähl* eingrenz* filtern herausfilter* einschränk* anzeigen_lassen
views: page pages tab view screen overview separate_list list seite seiten ansicht reiter übersicht liste extra eigene
marks: highlight* red green yellow orange colour color bold stand_out stands_out warn* flag* mark marked alert* eye_catch* jump_out rot grün gelb farbig markier* hervorheb* hervorgehob* auffall* auffäll* ins_auge leucht*
counts: how_many how_much count* number_of total* sum sums altogether add_up adds_up in_all average mean percentage statistics stats wieviel* wie_viel* wie_oft anzahl zähl* summe* insgesamt gesamt zusammen durchschnitt* schnitt mittelwert prozent statistik*
charts: chart* graph* diagram* plot pie bar bars curve trend over_time develop* per_month each_month monthly diagramm* grafik* kurve* verlauf balken* torte* kuchen* pro_monat monatlich* entwickl* auswert*
works out: calculat* comput* work_out works_out worked_out multipl* minus plus times subtract* divid* automatic* by_itself difference ausrechn* berechn* errechn* rechne rechnen mal abzüglich abzieh* automatisch* von_selbst von_allein* differenz
requires: must required mandatory compulsory have_to has_to cannot_save_without can't_save_without not_be_empty always_filled leave_blank forget* obligatory pflicht* muss müssen zwingend ausgefüllt ausfüllen leer_lassen leer_vergess*
optional: optional needn't needn need_not don't_have_to doesn't_have_to does_not_have_to don't_need_to doesn't_need_to not_mandatory not_required not_compulsory may_stay_empty can_be_empty may_be_left muss_nicht müssen_nicht muss_man_nicht muss_aber_nicht nicht_zwingend nicht_nötig nicht_pflicht keine_pflichtangabe braucht_nicht not_everyone_has can_stay_empty voluntary freiwillig leer_bleiben kein_muss keine_pflicht
limits: at_most at_least maximum minimum max min more_than less_than no_more between not_above not_below höchstens mindestens maximal* minimal* mehr_als weniger_als nicht_mehr zwischen über unter
starts: default* preset by_default already_filled prefilled start_with starts_with automatically_set right_away voreingestellt vorausgewählt standard* vorbeleg* vorgeb* automatisch anfang* gleich
chooses: choose choice choices select* pick dropdown drop-down options option either choose_from from_a_list click auswahl auswähl* auswählen aussuch* anklick* möglichkeiten wählen wahl vorgegeb*
ticks: tick* checkbox yes_no checked box tick_off yes_or_no haken häkchen abhak* ankreuz* ja_nein kästchen
sees: see sees visible show shown view look read access sehen sichtbar sieht anschau* einsehen lesen zugriff anzeig* geht_nichts_an mitles*
changes: edit edits change changes changing alter modify touch mess write bearbeit* änder* veränder* schreib* reinschreib* dran rumpfusch* anfass* verstell*
nobody: nobody no_one noone others strangers else none niemand keiner andere* anderen fremde* sonst
everyone: everyone everybody anyone anybody all public whoever without_an_account without_login visitors guests alle jeder jede öffentlich besucher gäste ohne anmeld* ohne_konto ohne_account
owner: i me myself my mine only ich mir mich mein* selber selbst privat* private
own: own theirs themselves herself himself their_own eigene* eigenen selbst seine ihre jeweils
leaders: admin* boss manager board committee chair treasurer secretary leader head chef* vorstand* leiter* leitung kassenwart* vorsitz* verwalt*
members: member* team colleague* staff employee* customers clients parents volunteers family friends people users signed logged mitglied* kolleg* mitarbeiter* kunden eltern helfer* familie leute nutzer angemeldet* eingeloggt*
layouts: table cards card gallery tiles grid checklist calendar board kanban columns agenda pictures tabelle kacheln karten galerie kalender tafel spalten raster checkliste wochenansicht monatsansicht
looks: colour* color* font* bigger smaller larger rounder round corners dark light background theme style design look letters prettier ugly boring farbe* schrift* größer kleiner rund* ecken dunkel* hell* hintergrund hübsch* hässlich* langweilig* stil
moves: move before after above below behind next_to left right end swap verschieb* davor dahinter vor hinter unter neben ganz_hinten ganz_oben ans_ende nach_oben nach_hinten
hides: hide hidden clutter* too_full not_show don't_show out_of_the_list only_inside ausblend* verstecken versteckt nicht_anzeig* nicht_zeigen zu_voll unübersichtlich
done: done finished completed closed old_ones archived erledigt* fertig* abgeschlossen* alte
start page: home_page homepage start page landing_first_thing opens_with open_with when_i_open startseite als erstes beim_öffnen zuerst_sehen hauptseite
texts: about_us imprint contact_page write_a_text page with text terms rules footer bottom_of_every impressum über_uns kontakt text* unten auf jeder fußzeile agb hinweis satz
comments: comment* discuss* reply replies talk kommentar* kommentier* diskut* antwort* austausch*
rates: rate rating ratings stars vote votes voting thumbs like likes favourite* favorite* bookmark* bewert* sterne abstimm* stimme* daumen favorit* merkliste liken gefällt
exports: export* download* excel csv pdf print* paper exportier* herunterlad* runterlad* ausdruck* drucken druck papier
shares: share* link forward send_someone teilen weiterschick* verschick* weiterleit*
books: book booking reserve* sign_up signup enrol* register appointment slot buchen reservier* anmeld* eintragen termin
approves: approve* approval ok okay sign_off confirm* release permission genehmig* freigeb* freigab* bestätig* absegn* erlaub*
searches: search find look up looking_for such* find* nachschlag* stöber*
mails: email* e-mail* mail notify notification* remind* reminder* sms text_message whatsapp push ping message alert benachrichtig* erinner* nachricht* anschreib* mailen bescheid
pays: pay paypal card stripe online payment checkout bezahl* überweis* zahlung* kreditkarte
imports: import* upload_my spreadsheet from excel google_calendar sync* outlook connect* einles* hochlad* synchron* verbind* anbind* übernehm*
undoes: undo revert back_again as_before take_back restore previous rückgängig zurück vorher wieder wie_vorhin
thanks: thanks thank great perfect lovely brilliant cheers awesome nice danke super toll prima perfekt klasse spitze
bug: broken doesn't_work does_not_work error crash* nothing_happens blank stuck won't bug geht_nicht funktioniert_nicht fehler kaputt passiert_nichts hängt leer weiß
asks: what how why where_can_i is_it_possible what_does how_do was wie warum wo wofür wozu kann_ich bedeutet wie_geht
every: each every one_of belongs_to per to which for_which goes_with jede* gehört gehören zu welche* je pro zugehör* zugeordn*
several: list_of separate_list own_list own_page keep_them manage verwalt* eigene_liste extra_liste liste_aller liste_mit eigene_rubrik stammdaten
numbers: number numbers amount figure digits zahl zahlen betrag ziffer* nummer
dates: date day when deadline until since datum tag wann frist bis seit uhrzeit zeitpunkt
pictures: picture photo image pictures photos bild foto bilder fotos
units: kg km cm mm euro euros dollars litres hours minutes percent unit € $ % einheit stunden minuten liter meter gramm prozent
newest: newest latest recent oldest earliest soonest upcoming next neueste* neuste* älteste* aktuell* nächste* früheste*
most: highest most biggest cheapest lowest least expensive best worst höchste* meiste* größte* billigste* günstigste* teuerste* niedrigste* wenigste* beste*
late: late overdue past_due expired too_late überfällig* verspät* abgelaufen* zu_spät fällig*
missing: without empty missing blank nothing_entered haven't_yet still_no ohne leer fehlt noch_nicht noch_kein* nicht_eingetragen
forbids: can't cannot can_not must_not mustn't may_not shouldn't should_not never not_allowed don't_accept not_accept not_take refuse* reject* impossible rule_out ruled_out don't_let don't_take won't_take isn't_possible not_possible not_on no_go forbid* prevent* block* stop_that darf_nicht dürfen_nicht nicht_mehr nie niemals ablehn* abgelehnt verbiet* verboten unmöglich geht_nicht geht_gar abweis* verhinder* unterbind* abfang* sperr* nicht_annehm* nicht_zulass* nicht_durchgeh*
whenever: when whenever once as_soon_as after if until unless while wenn sobald falls nachdem solange bis ehe
locks: locked lock frozen freeze final finished_is hands_off stays_put stay_put set_in_stone untouched not_change nothing_gets nobody_changes no_changes unveränder* festgeschrieben gesperrt finger_weg nicht_mehr_geändert nichts_mehr keiner_mehr niemand_mehr bleibt_so
clashes: same_time same_day overlap* clash* collid* double-book* double_book* booked_twice promised_twice both two_people two_of_them one_at_a at_once at_a_time same_hour gleichzeitig zugleich überschneid* überlapp* doppelbuch* doppelbeleg* doppelt_gebucht doppelt_belegt doppelt_vergeben selben selbe gleichen beide zwei
past: past yesterday backdat* gone_by already_over before_today earlier_than_today ago vergangen* vergangenheit rückwirk* rückdat* gestern vor_heute
future: future tomorrow ahead yet_to_come later_than_today after_today zukunft zukünft* morgen künftig*
earlier: before earlier prior sooner later later_than backwards vor früher eher bevor später rückwärts verkehrt* vertauscht
caps: at_most no_more max maximum limit ceiling enough cap full fully places seats capacity room_for per_person per_day a_day a_week per_head is_it not_more höchstens maximal* obergrenze voll kapazität grenze reicht plätze mehr_nicht mehr_geht pro_tag pro_woche pro_person am_tag
fills: by_itself automatically on_its_own fill fills itself today today's put_in go_in goes_in von_selbst von_allein automatisch heutig* heute selber_eintrag* sich_selbst
keeps: vanish* disappear* wipe* erase* throw* thrown delete* deleting gelöscht lösch* verschwind* wegwerf* rauswerf* weggeworfen
compares: higher lower greater smaller exceed* above below within beyond larger bigger größer kleiner höher niedriger überschreit* übersteig* unterschreit* mehr_als weniger_als
besides: next_to beside behind_each behind_every at_each at_every for_every for_each of_each each_one neben hinter bei_jedem bei_jeder zu_jedem zu_jeder pro je
waits: wait* nod nods first_look check_first only_then counts_only valid gültig erst gilt zählt vorher
twice: twice duplicate* double same name unique doppelt* zweimal mehrfach eindeutig* einmalig dieselbe
`;

type Phrase = { name: string; words: string[] };
const phrases: readonly Phrase[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const at = line.indexOf(': ');
    const name = line.slice(0, at);
    return line
      .slice(at + 2)
      .split(' ')
      .map((words) => ({ name, words: words.split('_') }));
  });

const isOpen = ({ words: [first = ''] }: Phrase): boolean => first.endsWith('*');
/** By their first word, and those of which it is open how it goes on by its first letter. */
const byWord = Map.groupBy(
  phrases.filter((phrase) => !isOpen(phrase)),
  ({ words }) => words[0]!,
);
const byLetter = Map.groupBy(phrases.filter(isOpen), ({ words }) => words[0]!.charAt(0));

const isWord = (said: string | undefined, word: string): boolean =>
  said !== undefined && (word.endsWith('*') ? said.startsWith(word.slice(0, -1)) : said === word);

/** Which of them the word at a place says, with those behind it; `words` are in small letters. */
export const saidAt = (words: readonly string[], at: number): string[] =>
  [...(byWord.get(words[at]!) ?? []), ...(byLetter.get(words[at]!.charAt(0)) ?? [])]
    .filter(({ words: wanted }) => wanted.every((word, step) => isWord(words[at + step], word)))
    .map(({ name }) => name);
