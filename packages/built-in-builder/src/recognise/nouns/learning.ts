/** Schools, exams, books, music and what is published (the format of `families-data`). */
export const learningNouns = `
exam, examination, assignment, homework, online exam
Title: text!; Subject: select! Mathematics | Languages | Science | History; Date: date!; Minutes: number; Points: number; Status: select! Planned | Open | Graded; Instructions: longtext
> Algebra, chapters 1 to 4 | Mathematics; English reading test | Languages; Biology midterm | Science; History essay | History; Physics laboratory | Science; Geometry final | Mathematics; Vocabulary quiz | Languages; Chemistry practice test | Science

question bank, question set, question pool
Title: text!; Subject: select! Mathematics | Languages | Science | History; Questions: number; Difficulty: select! Easy | Medium | Hard; Updated on: date; Description: longtext
> Algebra basics | Mathematics; English grammar | Languages; Cells and genes | Science; The twentieth century | History; Mechanics | Science; Reading comprehension | Languages

grade, exam result, score record
Student: text!; Subject: select! Mathematics | Languages | Science | History; Points: number; Grade: select! A | B | C | D | F; Date: date!; Remarks: longtext

lesson plan, study plan, curriculum, learning plan, learning path
Title: text!; Subject: select! Mathematics | Languages | Science | History; Level: select! Beginner | Intermediate | Advanced; Weeks: number; Goal: text; Contents: longtext
> Spring term | Science; Exam in eight weeks | Mathematics; Reading course | Languages; Laboratory basics | Science; First steps in code | Science; Speaking with confidence | Languages

scholarship, grant, funding programme
Title: text!; Field: select! Science | Arts | Health | Technology; Amount: money!; Deadline: date!; Country: text; Requirements: longtext; Description: longtext
> Young researchers | Science; Women in technology | Technology; Music abroad | Arts; First in the family | Science; Nursing bursary | Health; Green ideas | Technology

university, school, college, kindergarten, institution
Name: text!; City: text; Kind: select! University | School | College | Academy; Students: number; Rating: number; Website: url; Photo: image; Description: longtext
> Harbour University | University; Mill Street School | School; North College | College; Academy of Arts | Academy; Riverside School | School; Institute of Technology | University

reader, library member, borrower
Name: text!; Card number: text!; Email: email; Phone: phone; Joined on: date; Status: select! Active | Blocked; Notes: longtext

borrowing record, borrow record, lending record
Title: text!; Reader: text!; Borrowed on: date!; Due date: date!; Returned on: date; Notes: longtext
> The Ferryman’s Daughter; Seven Winters; A Field Guide to Quiet; Salt and Smoke; The Clockmaker; Night Bus

novel, comic, manga, e-book, ebook, chapter, audiobook
Title: text!; Author: text!; Genre: select! Fantasy | Romance | Mystery | Science fiction; Chapters: number; Rating: number; Published on: date!; Cover: image; Summary: longtext
> The Ferryman’s Daughter; Seven Winters; Night Bus to Almaty; Small Engines; Moth; Salt; The Glass Orchard; A City Under the Tide

playlist
Name: text!; Mood: select! Calm | Happy | Focus | Party; Tracks: number; Minutes: number; Cover: image; Description: longtext
> Morning coffee | Calm; Deep focus | Focus; Sunday rain | Calm; Road trip | Happy; Kitchen dance | Happy; Run faster | Party; Late evening | Calm; Old favourites | Happy

album, music album
Title: text!; Artist: text!; Genre: select! Pop | Rock | Jazz | Classical | Electronic; Year: number; Tracks: number; Cover: image; Description: longtext
> Paper Lanterns; Tuesday People; North Window; Low Tide; Kitchen Waltz; Slow Engine; Harbour Lights; Blue Lamp

artist, musician, band, singer, author, writer, painter, composer, creator, performer, influencer
Name: text!; Genre: select! Music | Literature | Painting | Film; Country: text; Followers: number; Website: url; Photo: image; About: longtext

artwork, painting, sculpture, photograph, exhibit, exhibition piece, antique, collectible
Title: text!; Artist: text!; Category: select! Painting | Sculpture | Photography | Print; Year: number; Price: money; Size: text; Photo: image; Description: longtext
> Harbour at six | Painting; Kitchen window | Painting; Study in green | Print; Two chairs | Painting; Fog | Photography; The mill | Painting; Untitled, March | Print; Self-portrait with cat | Painting

series, tv show, anime, cartoon
Title: text!; Genre: select! Drama | Comedy | Thriller | Documentary | Animation; Seasons: number; Year: number; Rating: number; Photo: image; Description: longtext
> The Long Winter; Night Shift; Seven Bridges; Paper Boats; Nobody at Home; The Clockmaker; North of Here; Salt and Smoke

screening, showtime
Title: text!; Starts at: datetime!; Room: text; Seats: number; Price: money; Language: select English | Original with subtitles; Notes: longtext
> The Long Winter; Seven Bridges; Paper Boats; Nobody at Home; The Clockmaker; Salt and Smoke

research paper, paper, publication, thesis, journal article
Title: text!; Authors: text!; Field: select! Science | Health | Technology | Society; Published on: date!; Journal: text; Link: url; Summary: longtext
> Quiet cities: noise and sleep | Health; Water use in small farms | Society; How children learn to read | Society; Batteries from sea salt | Technology; Trust in online reviews | Society; Walking and memory | Health

vocabulary, glossary entry, idiom
Word: text!; Translation: text!; Kind: select! Noun | Verb | Adjective | Phrase; Level: select Beginner | Intermediate | Advanced; Example: longtext
> harbour | Noun; to borrow | Verb; quiet | Adjective; at first sight | Phrase; lantern | Noun; to wander | Verb; brave | Adjective; by the way | Phrase

quote, joke, proverb
Text: text!; Author: text; Category: select! Life | Work | Love | Humour; Published on: date
> Begin where you are.; Leave the leaves.; Two keys are enough.; Call more, mail less.; Small steps, every day.; What you water grows.
`;
