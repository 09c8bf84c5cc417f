/** Sensible choices for a select, by its name. */
const choices: [RegExp, readonly string[]][] = [
  [/priority|urgency|prioritaet/, ['Low', 'Medium', 'High']],
  [/severity/, ['Minor', 'Major', 'Critical']],
  [/difficulty/, ['Easy', 'Medium', 'Hard']],
  [/level/, ['Beginner', 'Intermediate', 'Advanced']],
  [/stage|phase|step/, ['New', 'In progress', 'Review', 'Done']],
  [/state|status|estado|stato|statut/, ['Open', 'In progress', 'Done']],
  [/condition/, ['New', 'Good', 'Worn', 'Broken']],
  [/mood/, ['Good', 'So-so', 'Low']],
  [/season/, ['Spring', 'Summer', 'Autumn', 'Winter']],
  [/colou?r/, ['Red', 'Yellow', 'Green', 'Blue', 'White', 'Black']],
  [/size/, ['Small', 'Medium', 'Large']],
  [/gender|sex/, ['Female', 'Male', 'Other']],
  [/genre/, ['Fiction', 'Non-fiction', 'Poetry', 'Children']],
  [/cuisine/, ['Italian', 'Indian', 'Mexican', 'Japanese', 'Lebanese']],
  [/meal|course/, ['Breakfast', 'Lunch', 'Dinner', 'Snack']],
  [/department|abteilung/, ['Office', 'Sales', 'Workshop', 'Service']],
  [/payment|method/, ['Card', 'Cash', 'Transfer']],
  [/source|channel/, ['Recommendation', 'Website', 'Walk-in', 'Phone']],
  [/plan|tier/, ['Basic', 'Standard', 'Full']],
  [/role/, ['Member', 'Helper', 'Lead']],
  [/group|team/, ['Group A', 'Group B', 'Group C']],
  [/room/, ['Small room', 'Large room', 'Garden']],
  [/weather/, ['Sun', 'Cloud', 'Rain', 'Snow']],
  [/tags|labels|topics|keywords|schlagworte|etiquetas/, ['Important', 'Idea', 'Question', 'For later']],
  [/skills/, ['Driving', 'First aid', 'Cooking', 'Languages']],
  [/amenities|features/, ['Parking', 'Balcony', 'Lift', 'Garden']],
  [/allergens/, ['Nuts', 'Gluten', 'Milk', 'Egg']],
  [/categor|kategorie|type|kind|typ|tipo/, ['Everyday', 'Special', 'Seasonal', 'Other']],
];

export const optionsFor = (name: string): readonly string[] =>
  choices.find(([words]) => words.test(name))?.[1] ?? ['First choice', 'Second choice', 'Third choice'];
