/** What German short texts hold, by the field's name or label; the first match counts. */
export const textPools: readonly [RegExp, readonly string[]][] = [
  [/telefon|handy|mobil|phone/, ['030 901820', '0151 23456780', '089 5550100', '0221 5550142', '0711 5550 33', '040 5550 17']],
  [/falsche|wrong/, ['Venus; Mars; Erde', 'Fünf; Sieben; Acht', 'Der Atlantik; Der Indische Ozean; Das Nordpolarmeer', 'Porto; Madrid; Faro', 'Salz; Blätter; Samen']],
  [/^purpose$|anlass/, ['Training am Abend', 'Sommerfest', 'Wochenende', 'Kurs für Anfänger', 'Ausflug mit der ganzen Familie, zurück am Sonntag', 'Probe', 'Ferien', 'Vereinsabend']],
  [/allergen/, ['Nüsse', 'Milch, Ei', 'Keine', 'Gluten', 'Milch', 'Soja']],
  [/geschenk|gift/, ['Buch', 'Konzertkarten', 'Wollsocken', 'Picknickdecke', 'Kochkurs', 'Brettspiel']],
  [/mannschaft|team|gegner/, ['SV Lindenau', 'TuS Hafenstadt', 'FC Alte Mühle', 'SG Nordtal', 'SpVgg Am Fluss', 'VfL Seeblick']],
  [/klasse|gruppe/, ['5a', '7b', '9c', '6a', '8b', '10a']],
  [/fach$|regal|schublade/, ['Oben links', 'Mitte', 'Unten', 'Tür', 'Zweites Fach', 'Schublade 3']],
  [/problem|schaden|kaputt|defekt|mangel|störung|stoerung/, ['Wasserhahn tropft', 'Heizung bleibt kalt', 'Fenster klemmt', 'Licht flackert', 'Tür quietscht', 'Steckdose lose']],
  [/krankenkasse|kasse$/, ['AOK', 'Techniker', 'Barmer', 'DAK', 'AOK', 'IKK']],
  [/gebäude|gebaeude|haus$|trakt|halle$/, ['Haupthaus', 'Anbau', 'Turnhalle', 'Altbau', 'Haupthaus', 'Pavillon']],
  [/pflegegrad/, ['2', '3', '4', '2', '5', '3']],
  [/medikament|tablette|mittel$/, ['Ibuprofen 400', 'Paracetamol', 'Salbe', 'Tropfen', 'Ibuprofen 400', 'Keines']],
  [/auslöser|ausloeser/, ['Wetter', 'Wenig Schlaf', 'Stress', 'Langes Sitzen', 'Wetter', 'Unbekannt']],
  [/ohrmarke|chip/, ['DE 09 123 45678', 'DE 09 123 45679', 'DE 09 123 45684', 'DE 09 123 45690', 'DE 09 123 45701', 'DE 09 123 45713']],
  [/hausaufgabe|übung|uebung/, ['Takt 1 bis 16', 'Tonleiter in G', 'Seite 12', 'Auswendig lernen', 'Langsam üben', 'Seite 14']],
  [/muster/, ['Uni', 'Gestreift', 'Geblümt', 'Kariert', 'Gepunktet', 'Uni']],
  [/wetter/, ['Sonnig', 'Bewölkt', 'Regen', 'Windig', 'Sonnig', 'Nebel']],
  [/antwort|answer/, ['Merkur', 'Sechs', 'Der Pazifik', 'Lissabon', 'Nektar']],
  [/kategorie$|thema|betreff|subject|topic|theme/, ['Jahresplanung', 'Stadtgeschichte', 'Musik', 'Rückblick', 'Sommerfest', 'Neue Regeln']],
  [/reiseziel|ziel(?:ort)?$|stadt|wohnort|destination|city|town/, ['Lissabon', 'Freiburg', 'Krakau', 'Isle of Skye', 'Santiago de Compostela auf dem nördlichen Weg', 'Tromsø', 'Gent', 'Leipzig']],
  [/ort$|platz|adresse|anschrift|straße|strasse|standort|treffpunkt|wo$|place|location|where|address|street|venue|site|spot/, ['Mühlenstraße 4', 'Hafenplatz', 'Alte Feuerwache', 'Oberer Weg 18', 'Hinter dem Rathaus, zweiter Hof links', 'Bahnhofstraße 88', 'Vereinsheim', 'Gartenreihe 7']],
  [/raum|zimmer|room/, ['Küche', 'Saal', 'Atelier', 'Gartenzimmer', 'Oben am Ende des Flurs', 'Werkstatt']],
  [/mitspiel|spieler|opponent|players/, ['Thi Mai, Peter, Sabine', 'Annika und Jonas', 'Fatima, Mehmet, Thi Mai', 'Alle', 'Sabine und Peter']],
  [/conversation/, ['Alle']],
  [/firma|lieferant|marke|hersteller|laden|geschäft|händler|verein|verlag|winzer|weingut|imker|versicherung|company|supplier|brand|vendor|shop|store|maker|manufacturer|organi[sz]ation|restaurant|producer|publisher|club|team/, ['Nordlicht Energie', 'Laterne Kaffee', 'De Vries Innenausbau', 'Zahnarztpraxis Nakamura', 'Verband der kommunalen Schwimmbäder', 'Nordkai', 'Café Olm', 'Ferreira & Söhne']],
  [/person|dozent|pächter|paechter|prüfer|pruefer|reiter|imker|arzt|jäger|jaeger|angler|eltern|kind$|bezahlt_von|gezahlt_von|_von$| von$|bäcker|inhaber|kunde|kundin|gast|kontakt|lehrer|lehrkraft|trainer|autor|mitglied|zuständig|verantwortlich|ansprechpartner|ausgeliehen|ausleihe|wer$|name$|leitung|mieter|mitbewohner|besucher|schüler|fahrer|helfer|eingereicht|gemeldet|bearbeit|mieter|patient|melder|halter|besitzer|owner|customer|client|guest|contact|teacher|coach|author|member|assignee|student|who|(?:^|_)(?:by|to)$|director|manager|player|partner|organi[sz]er|responsible|claimant|speaker|borrower|requester|lead|given_to|host/, ['Annika Berger', 'Mehmet Yıldız', 'Sabine Hoffmann', 'Jonas Wagner', 'Fatima El Amrani', 'Peter Lindner', 'Thi Mai Nguyen', 'Greta Sommer']],
  [/nummer|kennzeichen|code|artikelnr|number|sku|(?:^|_)id$|serial|isbn|plate|reference|barcode|lot|batch|nr$/, ['A-104', 'A-117', 'B-023', 'C-308', 'A-230', 'D-001', 'B-119', 'C-042']],
  [/land$|herkunft|country|origin/, ['Portugal', 'Ghana', 'Dänemark', 'Japan', 'Peru', 'Polen']],
  [/region|gebiet|bezirk|zone|area|district/, ['Nord', 'Altstadt', 'Am Fluss', 'Süd', 'Hafen', 'West']],
  [/rasse|breed/, ['Mischling', 'Kurzhaar', 'Aus dem Tierheim, Mischling', 'Langhaar', 'Mindestens zwei Rassen']],
  [/rebsorte|traube|grape/, ['Riesling', 'Spätburgunder', 'Silvaner', 'Lemberger', 'Grauburgunder', 'Merlot']],
  [/sorte|art$/, ['Klassisch', 'Mild', 'Kräftig', 'Natur', 'Spezial', 'Saison']],
  [/modell|typ$|model/, ['Transit', 'V70', 'Serie 2', 'Classic', 'XR 400', 'Mini']],
  [/farbe|colou?r/, ['Blau', 'Dunkelgrün', 'Weiß', 'Rostrot', 'Schwarz', 'Gelb']],
  [/größe|groesse|maße|size|dimension/, ['S', 'M', '42 cm', 'L', '30 × 20 cm', 'Einheitsgröße']],
  [/material|stoff|fabric/, ['Eiche', 'Leinen', 'Stahl', 'Steingut', 'Wolle', 'Glas']],
  [/sprache|language/, ['Deutsch', 'Englisch', 'Polnisch', 'Türkisch', 'Arabisch', 'Portugiesisch']],
  [/zahlung|payment/, ['Karte (Platzhalter)', 'Rechnung (Platzhalter)', 'Karte (Platzhalter)']],
  [/ergebnis|result|outcome|score/, ['Wie geplant', '3 : 1', 'Besser als erwartet', 'Offen', '2 : 2', 'Zu wiederholen']],
  [/grund|ursache|anlass|zweck|diagnose|reason|cause|purpose/, ['Routine', 'Telefonische Bitte', 'Riegel gebrochen', 'Geburtstag', 'Umzug in den neuen Raum', 'Saison']],
  [/artikel|produkt|gegenstand|item|product|thing/, ['Wolldecke', 'Drehmomentschlüssel', 'Etikettenrollen', 'Picknickkorb', 'Lampe', 'Zwei Stühle']],
  [/lied|stück|musik|song|piece|music/, ['Ebbe', 'Küchenwalzer', 'Papierlaternen', 'Langsamer Motor']],
  [/beruf|rolle|funktion|fachgebiet|schwerpunkt|role|profession|position|speciali?ty|trade|job_title/, ['Planung', 'Montage', 'Kundendienst', 'Gestaltung', 'Qualitätssicherung', 'Schulung', 'Logistik', 'Forschung']],
  [/qualifikation|abschluss|skill|degree|education/, ['Gesellenbrief', 'Bachelor Maschinenbau', 'Meisterbrief', 'Abendschule', 'Master of Science', 'Ausbildung']],
  [/interesse|hobby|interest/, ['Erneuerbare Energien', 'Gesundheit', 'Robotik', 'Mode', 'Unterricht', 'Landwirtschaft']],
  [/uhrzeit|zeit|öffnungszeit|hours|meets|schedule/, ['Montags, 18 Uhr', 'Jeden zweiten Donnerstag', 'Werktags 9 bis 17 Uhr', 'Samstagvormittag', 'Nach Vereinbarung']],
  [/maschine|machine/, ['Linie 1', 'Linie 2', 'Presse 3', 'Linie 4']],
  [/quelle|fundort|source|found/, ['Empfehlung von Sabine', 'Zeitung', 'Bücherei', 'Bekannte von Thi Mai', 'Radio']],
  [/königin|koenigin/, ['2025, blau', '2024, grün', '2025, blau', '2023, rot', 'Unbekannt']],
  [/stärke|staerke/, ['Stark', 'Mittel', 'Schwach', 'Stark', 'Sehr stark']],
  [/interpret|band$|künstler|kuenstler|artist/, ['Die Hafenlichter', 'Trio Nordfenster', 'Ada Lindqvist', 'Quartett am Fluss', 'Langsamer Motor', 'Küchenwalzer-Ensemble']],
  [/gehege|käfig|kaefig|(?:^|_)box$|stall/, ['Innen 1', 'Außen 2', 'Innen 3', 'Voliere', 'Quarantäne', 'Außen 1']],
  [/honig|ernte.*sorte/, ['Akazie', 'Raps', 'Linde', 'Sommerblüte', 'Wald']],
  [/zustand|condition/, ['Gut', 'Neuwertig', 'Abgenutzt', 'Gut', 'Defekt', 'Repariert']],
  [/leistung|service|behandlung/, ['Inspektion', 'Bremsen einstellen', 'Beratung', 'Reparatur', 'Reinigung', 'Abholung']],
  [/zubereitung|anleitung|schritte|steps/, ['Alles klein schneiden, anbraten und zwanzig Minuten köcheln lassen.', 'Im Ofen bei 180 Grad backen, bis die Oberfläche goldbraun ist.', 'Langsam garen und zum Schluss abschmecken.']],
  [/portion|servings|anzahl|menge/, ['4', '2', '6', '4', '8', '3']],
  [/zutat|ingredients|items|liste|list/, ['Zwei Stück', 'Eine Kiste', 'Drei Päckchen', 'Ein Satz']],
  [/zusammenfassung|beschreibung|untertitel|summary|headline|subtitle|description|terms|introduction/, ['Das Wichtigste auf einer Seite', 'Ein erster Blick mit Beispielen', 'Was sich ändert und für wen', 'Kurz, klar und zweimal geprüft', 'Für alle, die mehr wissen möchten']],
]; // prettier-ignore

/** The kinds of animals, where "Art" is what an animal is. */
export const animals: readonly string[] = ['Hund', 'Katze', 'Kaninchen', 'Meerschweinchen', 'Wellensittich', 'Hund', 'Katze', 'Schildkröte']; // prettier-ignore

export const plants: readonly string[] = ['Monstera deliciosa', 'Spathiphyllum', 'Citrus limon', 'Ocimum basilicum', 'Dracaena trifasciata', 'Phalaenopsis']; // prettier-ignore

/** For texts whose name tells nothing. */
export const marks: readonly string[] = ['A 1', 'B 4', 'A 2', 'C 1', 'B 2', 'A 7', 'C 3', 'B 9'];

export const emails: readonly string[] = ['annika@berger.example', 'm.yildiz@post.example', 'sabine@hoffmann.example', 'jonas@wagner.example', 'm.westphalen@aurich.example', 'fatima@elamrani.example']; // prettier-ignore
export const phones: readonly string[] = ['030 901820', '0151 23456780', '089 5550100', '0221 5550142', '0711 5550 33', '040 5550 17']; // prettier-ignore

/** Longer texts: remarks, lists, passages to read, comments and questions. */
export const longPools: readonly [RegExp, readonly string[]][] = [
  [/adresse|anschrift|address/, ['Mühlenstraße 4\n04107 Leipzig', 'Hafenplatz 2\n20457 Hamburg', 'Bahnhofstraße 88\n79098 Freiburg']],
  [/frage|question/, ['Haben Sie nächste Woche Zeit, und was kostet es?', 'Lässt sich der Termin später noch ändern?', 'Was soll ich zum ersten Treffen mitbringen?', 'Können wir auch zu zweit kommen?']],
  [/what_happened|hergang|was passiert|passiert ist/, ['Am Morgen von der ersten Person vor Ort bemerkt.', 'Auf dem Rückweg passiert, niemand wurde verletzt.', 'Nicht zum ersten Mal in diesem Jahr. Ein Foto liegt bei.', 'Zwei Kolleginnen haben es gesehen und ein Schild aufgestellt.']],
  [/^(?:reason|grund|begründung|begruendung)$/, ['Eine Familienfeier im Ausland.', 'Das alte Gerät ist letzte Woche kaputtgegangen.', 'Wird für das nächste Projekt gebraucht.', 'Ein Termin, der sich nicht verschieben lässt.']],
  [/agenda|tagesordnung/, ['Protokoll der letzten Sitzung\nFinanzen\nSommerfest\nVerschiedenes', 'Neue Mitglieder\nReparaturen\nNächste Termine']],
  [/^(?:instructions|anwendung|einnahme)$/, ['Morgens nach dem Essen.', 'Langsam und mit einer Pause dazwischen.', 'Nach dem beiliegenden Blatt.']],
  [/gegessen|mahlzeit|what_i_ate/, ['Brot, Käse und ein Apfel', 'Suppe mit Reis', 'Nachmittags Schokolade', 'Nudeln mit Tomaten']],
  [/action_taken|massnahme|maßnahme/, ['Schild aufgestellt, Boden gereinigt.', 'Regal geprüft und repariert.', 'In der Schicht besprochen.']],
  [/^text$/, ['Guten Morgen zusammen, schön, dabei zu sein.', 'Willkommen! Fragen Sie gern alles, was Sie wissen möchten.', 'Wer kommt am Donnerstag mit?']],
  [/kommentar|bewertung|rückmeldung|nachricht|comment|reply|review|message|feedback/, ['Sehr hilfreich, vielen Dank.', 'Ich hatte dieselbe Frage und habe hier die Antwort gefunden.', 'Klar und gut erklärt. Ein Beispiel mehr hätte mir gefallen.', 'Genau das, was ich gesucht habe.', 'Ich sehe das etwas anders, aber es hat mich nachdenklich gemacht.']],
  [/zubereitung|anleitung|schritt|steps/, ['Alles klein schneiden, anbraten und zwanzig Minuten köcheln lassen.\nMit Salz und Pfeffer abschmecken.', 'Im Ofen bei 180 Grad backen, bis die Oberfläche goldbraun ist.', 'Langsam garen, zum Schluss die Kräuter darüberstreuen.']],
  [/zutat|liste|packliste|items|list|steps|ingredients|positionen/, ['Zwei Zwiebeln\nEin Bund Petersilie\nSalz', 'Zwei Ersatzschlüssel\nLampe', 'Karte\nThermoskanne\nFeste Schuhe', 'Nichts Besonderes']],
  [/inhalt|text|beschreibung|zusammenfassung|über|vorstellung|aufgaben|anforderung|body|description|summary|about|introduction|syllabus|covers|solution|content|details|terms|requirements|problem|goal/, ['Das Wichtigste in klaren Worten, mit einem Beispiel zu jedem Schritt. Lesen Sie von vorn oder gehen Sie gleich zu dem, was Sie brauchen.', 'Worum es geht, für wen es ist und was zu erwarten ist. Häufige Fragen werden am Ende beantwortet.', 'Ein genauerer Blick mit Zahlen. Es begann als kleiner Versuch und hat sich über mehrere Monate bewährt.', 'Für alle mit wenig Zeit: zuerst das Wichtigste, danach der Hintergrund.', 'Sorgfältig ausgewählt und geprüft. Geeignet für den Einstieg und für alle mit Erfahrung.', 'Der Gedanke ist einfach: klein anfangen, hinsehen, behalten, was sich bewährt.']],
]; // prettier-ignore

export const remarks: readonly string[] = ['Nächste Woche noch einmal fragen.', 'Alles wie besprochen.', 'Den zweiten Schlüssel mitbringen, der erste klemmt.', 'Besser als beim letzten Mal.', 'Am Telefon besprochen, Näheres folgt per E-Mail.\nNicht eilig.', 'Nur vormittags.', 'Siehe Ordner im zweiten Fach.', 'Hat länger gedauert als geplant.']; // prettier-ignore
