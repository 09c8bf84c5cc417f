/** Choices that suit a field of this name wherever it stands. */
const choices: [RegExp, readonly string[]][] = [
  [/prioritaet|dringlichkeit/, ['Niedrig', 'Mittel', 'Hoch']],
  [/schwierigkeit/, ['Leicht', 'Mittel', 'Schwer']],
  [/zustand/, ['Neu', 'Gut', 'Gebraucht', 'Defekt']],
  [
    /(?:^|_)(?:weekday|day_of_the_week)$/,
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ],
  [
    /(?:^|_)(?:wochentag|trainingstag|unterrichtstag)$/,
    ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  ],
  [/kategorie/, ['Alltag', 'Besonderes', 'Sonstiges']],
  [/^times?_(?:of|in|during)_(?:the_)?day$/, ['Morning', 'Noon', 'Evening', 'Night']],
  [/priority|urgency/, ['Low', 'Medium', 'High']],
  [/severity/, ['Minor', 'Major', 'Critical']],
  [/difficulty/, ['Easy', 'Medium', 'Hard']],
  [/level/, ['Beginner', 'Intermediate', 'Advanced']],
  [/stage|phase|step/, ['New', 'In progress', 'Review', 'Done']],
  [/state|status|estado|stato|statut/, ['Open', 'In progress', 'Done']],
  [/condition/, ['New', 'Good', 'Worn', 'Broken']],
  [/mood/, ['Good', 'So-so', 'Low']],
  [/season/, ['Spring', 'Summer', 'Autumn', 'Winter']],
  [/gender|sex/, ['Female', 'Male', 'Other']],
  [/tags|labels|topics|keywords|schlagworte|etiquetas/, ['Important', 'Idea', 'Question', 'For later']],
  [/skills/, ['Driving', 'First aid', 'Cooking', 'Languages']],
  [/cuisine/, ['Italian', 'Asian', 'Mexican', 'French', 'Other']],
  [/contract_type/, ['Full time', 'Part time', 'Freelance', 'Internship']],
  [/amenities|features/, ['Parking', 'Balcony', 'Lift', 'Garden']],
  [/allergens/, ['Nuts', 'Gluten', 'Milk', 'Egg']],
  [/categor/, ['Everyday', 'Special', 'Seasonal', 'Other']],
];

/** Null where the choices are somebody's own: which rooms there are, which departments. */
export const optionsFor = (name: string): readonly string[] | null =>
  choices.find(([words]) => words.test(name))?.[1] ?? null;
