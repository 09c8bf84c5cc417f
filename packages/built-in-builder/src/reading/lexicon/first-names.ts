/** First names that people have, in lower case. */
export const firstNames: ReadonlySet<string> = new Set(
  `
adam adele agnes alan albert alex alexander alexandra alfred ali alice alina alma amanda amelie amir amy ana andre andrea andreas andrew andy angela anita anja ann anna anne anneliese annette anni anton antonia armin arno arthur astrid axel ayse ayşe
barbara bastian beate ben benedikt benjamin bernd bernhard beth betty bianca bill birgit birte bob bobby boris brian brigitte britta bruno
carl carla carlos carmen carol carola caroline carsten cathy cem charles charlie charlotte chloe chris christa christian christiane christina christine christof christoph claire clara clare claudia clemens connie conny cornelia
dan daniel daniela dave david debbie deniz dennis diana diane dieter dirk dominik don donald donna doris dorothea dorothy doug
eberhard eckhard ed eddie edgar edith eduard edward elena eleanor elfriede elisabeth elizabeth elke ella ellen ellie elsa emil emily emma emre eric erich erik erika erna ernst erwin esther ethan eugen eva evelyn
fabian fatima fatma felix fiona florian frank franz franziska fred freddy frederik frieda friederike friedrich fritz
gabi gabriele gary geoff georg george gerald gerd gerda gerhard gert gertrud gina gisela giulia gordon grace graham greg gregor greta gudrun guido gunther günter günther gustav
hannah hanna hannes hans harald harriet harry hartmut hasan hatice heidi heike heiko heiner heinrich heinz helen helena helene helga helmut hendrik henning henrik henry herbert hermann hilde hildegard holger horst hubert hugo
ian ida ilse ina ines inge ingo ingrid irene iris irma isabel isabella ivan
jack jacob jakob james jan jana jane janet janina jasmin jason jeff jennifer jenny jens jeremy jessica jill jim jimmy jo joachim joan joanna jochen joe joel johann johanna johannes john jon jonas jonathan jörg josef joseph joshua joyce judith julia julian juliane julie julius jürgen justin jutta
kai karen karin karl karla karsten katarina kate katharina katherine kathrin kathy katie katja katrin keith kemal ken kerstin kevin kim kirsten klara klaus konrad konstantin kristin kristina kurt kyle
lara larry lars laura lea leah lena leo leon leonie leonard lewis liam lilian lilly lily lina linda lisa lothar lou louis louise luca lucas lucy ludwig luisa luise lukas luke lutz lydia
maggie maik maja malte manfred manuela marc marcel marco marcus margaret margarete margit maria marianne marie marina mario marion marius mark marko markus marlene marta martha martin martina mary mathias matt matthew matthias maureen max maximilian mehmet mei melanie melissa mia michael michaela michelle miguel mike mila mira miriam mohammed mona monika moritz murat mustafa
nadine nadja nancy natalie natascha neil nele nicholas nick nicole niklas nils nina noah nora norbert norman
olaf oliver olivia omar oscar oskar otto
pablo paul paula pauline pam pamela pat patricia patrick patty pedro peggy penny peter petra phil philip philipp phoebe pia
rachel rainer ralf ralph ramona raphael ray rebecca regina reiner reinhard renate rene rhona richard rick rita rob robert robin roger roland rolf roman ron ronald ronja rosa rose rosemarie rosie roswitha roy rudi rudolf rupert ruth ryan
sabine sabrina sally sam samantha samuel sandra sandy sara sarah sascha scott sean sebastian selma serkan sharon sheila siegfried sigrid silke silvia simon simone sofia sofie sonja sophia sophie stacy stefan stefanie steffen stella stephan stephen steve steven stuart sue susan susanne susi suzanne sven svenja sybille sylvia
tanja tania tara ted tessa theo theodor theresa thomas thorsten tilman tim timo tina tobias todd tom tomasz toni tony torben torsten tracy ulf uli ulla ulrich ulrike ursula uschi ute uwe
valentin vera veronika victor victoria viktor vincent volker
waltraud walter wendy werner wiebke wilhelm will william willi willy winfried wolfgang wolfram xaver yannick yasemin yusuf yvonne zoe
`
    .split(/\s+/)
    .filter(Boolean),
);
