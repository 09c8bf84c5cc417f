import { choice, date, type Formula, input, money, result } from './formula.ts';

const width = input('Width (m)', 5, /\bwidth|breite|wide\b/i);
const length = input('Length (m)', 4, /\blength|länge|long\b/i);
const depth = input('Depth (cm)', 10, /\bdepth|thick|deep|height|tiefe|dicke\b/i);
const age = input('Age (years)', 35, /\bage|alter|old\b/i);
const weight = input('Weight (kg)', 70, /\bweight|weigh|gewicht\b/i);
const height = input('Height (cm)', 175, /\bheight|tall|größe\b/i);
const distance = input('Distance (km)', 250, /\bdistance|kilomet|miles?|km|strecke\b/i);

/** Formulas of body, house and road, by the words for them. */
export const everydayFormulas: Formula[] = [
  {
    title: 'BMI calculator',
    is: /\bbmi\b|\bbody[- ]mass/i,
    inputs: [weight, height],
    results: [
      result('Body mass index = weight / (height / 100) ** 2'),
      result("Range: text = bodyMassIndex < 18.5 ? 'Underweight' : bodyMassIndex < 25 ? 'Normal weight' : bodyMassIndex < 30 ? 'Overweight' : 'Obesity'"),
    ],
  },
  {
    title: 'Body fat calculator',
    is: /\bbody[- ]?fat\b|körperfett/i,
    inputs: [age, weight, height, choice('Sex', /\bsex|gender|male|geschlecht/i, { Female: 0, Male: 1 })],
    results: [
      result('Body fat (%) = 1.2 * (weight / (height / 100) ** 2) + 0.23 * age - 10.8 * sex - 5.4'),
      result('Fat (kg) = (weight * bodyFat) / 100'),
    ],
  },
  {
    title: 'One-rep max calculator',
    is: /\b(?:one|1)[- ]?rep(?:etition)?[- ]max(?:imum)?\b|\b1[- ]?rm\b/i,
    inputs: [
      input('Weight lifted (kg)', 60, /\bweight|weigh|load|lift|gewicht/i),
      input('Repetitions', 8, /\breps?\b|repetition|wiederhol/i),
    ],
    results: [
      result('One-rep max (kg) = repetitions <= 1 ? weightLifted : weightLifted * (1 + repetitions / 30)'),
      result('For five repetitions (kg) = oneRepMax / (1 + 5 / 30)'),
    ],
  },
  {
    title: 'Pizza dough calculator',
    is: /\b(?:pizza|bread)?[- ]?dough\b|\bpizzas?\b[^.]*\b(?:flour|hydration)|(?<!\p{L})(?:pizza)?teig(?!\p{L})/iu,
    inputs: [
      input('Number of pieces', 4, /\bnumber|pieces|balls|pizzas|loaves|anzahl/i, { without: 1 }),
      input('Weight of one (g)', 260, /\bweight|each|per ball|gewicht/i),
      input('Hydration (%)', 65, /\bhydration|water|wasser/i, { without: 65 }),
      input('Salt (%)', 2.5, /\bsalt (?:in )?percent|salt %|salzanteil/i, { without: 2.5 }),
      input('Yeast (%)', 0.3, /\byeast (?:in )?percent|yeast %|hefeanteil/i, { without: 0.3 }),
    ],
    results: [
      result('Flour (g) = (numberOfPieces * weightOfOne) / (1 + (hydration + salt + yeast) / 100)'),
      result('Water (g) = (flour * hydration) / 100'),
      result('Salt to add (g) = (flour * salt) / 100'),
      result('Yeast to add (g) = (flour * yeast) / 100'),
    ],
  },
  {
    title: 'Change in percent',
    is: /\bpercent(?:age)? (?:change|increase|decrease|difference|growth)|prozentuale (?:änderung|veränderung)/i,
    inputs: [
      input('From', 80, /\bfrom|old|before|first|start|vorher|alt/i),
      input('To', 100, /\bto\b|new|after|second|end|nachher|neu/i),
    ],
    results: [result('Change (%) = ((to - from) / from) * 100'), result('Difference = to - from')],
  },
  {
    title: 'Room paint calculator',
    is: /^(?=[^]*\bpaint)(?=[^]*\blength)(?=[^]*\bheight)(?=[^]*\b(?:room|walls?)\b)/i,
    inputs: [
      input('Length of the room (m)', 5, /\blength|long/i),
      input('Width of the room (m)', 4, /\bwidth|wide/i),
      input('Height of the room (m)', 2.5, /\bheight|high/i),
      input('Doors', 1, /\bdoors?\b/i, { without: 0 }),
      input('Windows', 2, /\bwindows?\b/i, { without: 0 }),
      input('Square metres per litre', 10, /\bcover|per lit(?:re|er)s?$/i, { without: 10 }),
      input('Coats', 2, /\bcoats?|layers?/i, { without: 1 }),
      money('Price per litre', 9, /\bprice|cost/i),
    ],
    results: [
      result('Paint needed (litres) = ((2 * (lengthOfTheRoom + widthOfTheRoom) * heightOfTheRoom - doors * 2 - windows * 1.5) * coats) / squareMetresPerLitre'),
      result('Cost: money = paintNeeded * pricePerLitre'),
      result('Area to paint (m²) = 2 * (lengthOfTheRoom + widthOfTheRoom) * heightOfTheRoom - doors * 2 - windows * 1.5'),
    ],
  },
  {
    title: 'Calories burned',
    is: /\b(?:calories|kcal)\b[^.]*\b(?:burn\w*|running|cycling|walking|swimming|exercise|workout)\b|\bburn\w*[^.]*\b(?:calories|kcal)\b/i,
    inputs: [
      weight,
      input('Minutes', 30, /\bminutes|duration|time|long|hours/i),
      choice('Activity', /\bactivit|sport|exercise|kind|type/i, { Running: 9.8, Walking: 3.5, Cycling: 7.5, Swimming: 6, Dancing: 5 }),
    ],
    results: [
      result('Calories burned (kcal) = Math.round((activity * weight * minutes) / 60)'),
      result('In an hour (kcal) = Math.round(activity * weight)'),
    ],
  },
  {
    title: 'Calorie calculator',
    is: /\bcalorie (?:calculat|need)|\b(?:calculat|work out|how many|daily)\w* (?:\w+ ){0,4}(?:calories|kcal)\b|\bbmr\b|\bbasal metabolic|\btdee\b|kalorienrechner/i,
    inputs: [
      age,
      weight,
      height,
      choice('Sex', /\bsex|gender|male|geschlecht/i, { Female: -161, Male: 5 }),
      choice('Activity', /\bactivit|exercise|sport|lifestyle|active/i, { 'Hardly any': 1.2, 'Light, 1 to 3 days a week': 1.375, 'Medium, 3 to 5 days a week': 1.55, 'Much, 6 to 7 days a week': 1.725 }),
    ],
    results: [
      result('Calories a day (kcal) = Math.round((10 * weight + 6.25 * height - 5 * age + sex) * activity)'),
      result('At rest (kcal) = Math.round(10 * weight + 6.25 * height - 5 * age + sex)'),
    ],
  },
  {
    title: 'Paint calculator',
    is: /\bpaint(?:er|ers|ing)?\b|\bwall ?paper|farbrechner|wandfarbe/i,
    inputs: [
      width,
      input('Height (m)', 2.5, /\bheight|high|höhe\b/i),
      input('Number of walls', 1, /\bwalls\b/i, { without: 1 }),
      input('Doors and windows (m²)', 0, /\bdoors?|windows?|openings/i, { without: 0 }),
      input('Number of coats', 2, /\bcoats?|layers?|anstrich/i, { without: 1 }),
      input('Square metres per litre', 10, /\bcover|litre|liter|gallon|ergiebig|per (?:can|bucket)/i, { without: 10 }),
    ],
    results: [
      result('Paint needed (litres) = ((width * height * numberOfWalls - doorsAndWindows) * numberOfCoats) / squareMetresPerLitre'),
      result('Area to paint (m²) = width * height * numberOfWalls - doorsAndWindows'),
    ],
  },
  {
    title: 'Material calculator',
    is: /\b(?:tiles?|tiling|flooring|laminate|carpet|parquet|lawn|turf|bricks?|planks|fliesen)\b/i,
    inputs: [
      length,
      input('Width (m)', 3, /\bwidth|wide|breite/i),
      input('Area per piece or pack (m²)', 1.2, /\bper (?:pack|box|tile|piece|bag)|pack|tile size|covers?|piece/i),
      input('Waste (%)', 10, /\bwaste|cut|spare|extra|verschnitt/i, { without: 10 }),
      money('Price each', 20, /\bprice|cost|preis/i, { without: 0 }),
    ],
    results: [
      result('Packs needed = Math.ceil((length * width * (1 + waste / 100)) / areaPerPieceOrPack)'),
      result('Area (m²) = length * width'),
      result('Cost: money = packsNeeded * priceEach'),
    ],
  },
  {
    title: 'Volume calculator',
    is: /\bconcrete\b|\bmulch\b|\bsoil\b|\bgravel\b|\bhow much (?:sand|earth|compost|water)|\bvolume (?:calculat|of)|\b(?:aquarium|pool|tank) (?:volume|calculator)|\b(?:calculat|work out)\w* (?:the )?volume/i,
    inputs: [length, width, depth],
    results: [
      result('Volume (m³) = (length * width * depth) / 100'),
      result('In litres (l) = length * width * depth * 10'),
      result('Area (m²) = length * width'),
    ],
  },
  {
    title: 'Trip cost calculator',
    is: /\bfuel\b|\bpetrol\b|\bgas(?:oline)? (?:cost|mileage|price)|\bmileage (?:calculat|allowance|claim|expense)|\bcost of (?:a |the |my )?(?:trip|drive|journey)|\btrip cost|spritrechner|\b(?:mpg|l\/100)\b/i,
    inputs: [
      distance,
      input('Consumption (l per 100 km)', 6.5, /\bconsumption|per 100|mpg|mileage|uses|economy|verbrauch/i),
      money('Price per litre', 1.7, /\bprice|cost|preis/i),
      input('Number of people', 1, /\bpeople|persons?|passengers?|friends|personen/i, { without: 1 }),
    ],
    results: [
      result('Cost of the trip: money = (distance / 100) * consumption * pricePerLitre'),
      result('Each person pays: money = costOfTheTrip / numberOfPeople'),
      result('Fuel needed (l) = (distance / 100) * consumption'),
    ],
  },
  {
    title: 'Electricity cost calculator',
    is: /\belectricity\b|\bkwh\b|\bpower consumption|\benergy (?:cost|use|consumption)|stromkosten|stromrechner/i,
    inputs: [
      input('Power (W)', 1200, /\bpower|watts?|leistung/i),
      input('Hours a day', 2, /\bhours?|stunden/i),
      input('Days', 30, /\bdays?|tage/i, { without: 30 }),
      money('Price per kWh', 0.3, /\bprice|cost|tariff|rate|preis/i),
    ],
    results: [
      result('Cost: money = (power / 1000) * hoursADay * days * pricePerKwh'),
      result('Energy used (kWh) = (power / 1000) * hoursADay * days'),
    ],
  },
  {
    title: 'Pace calculator',
    is: /\bpace\b|\b(?:running|average) speed|\bspeed (?:calculat|from)/i,
    inputs: [
      input('Distance (km)', 10, /\bdistance|kilomet|km|miles?/i),
      input('Time (minutes)', 55, /\btime|minutes?|duration|hours?/i),
    ],
    results: [
      result("Pace: text = Math.floor(time / distance) + ':' + String(Math.round(((time / distance) % 1) * 60)).padStart(2, '0') + ' min per km'"),
      result('Speed (km/h) = distance / (time / 60)'),
    ],
  },
  {
    title: 'Recipe scaler',
    is: /\bscal(?:e|es|ing) (?:\w+ ){0,3}recipe|\brecipe (?:scal|convert)|\b(?:recipe|ingredient)s? (?:\w+ ){0,4}(?:for more|servings|portions)/i,
    inputs: [
      input('Amount in the recipe', 250, /\bamount|quantity|ingredient|grams/i),
      input('Servings of the recipe', 4, /\boriginal|recipe|from|servings|portions|is for/i),
      input('Servings wanted', 6, /\bwant|need|new|to|guests|people/i),
    ],
    results: [result('Amount needed = (amountInTheRecipe * servingsWanted) / servingsOfTheRecipe')],
  },
  {
    title: 'Age calculator',
    is: /\bage calculat|\bhow old\b|\bcalculat\w* (?:\w+ ){0,3}\bage\b|\bdate of birth\b|altersrechner/i,
    inputs: [date('Date of birth', '1990-05-17', /\bbirth|born|geburt/i)],
    results: [
      result('Age (years) = Math.floor((today - dateOfBirth) / 365.2425)'),
      result('In months = Math.floor((today - dateOfBirth) / 30.436875)'),
      result('In days = Math.round(today - dateOfBirth)'),
    ],
  },
  {
    title: 'Days between dates',
    is: /\b(?:days|time|difference|weeks) (?:between|until|to) (?:two )?(?:dates?|a date|days|an event)|\bdate (?:difference|calculat)|\bcountdown to (?:a|the|my) (?:date|day|event)|tage zwischen/i,
    inputs: [
      date('From', '', /\bfrom|start|first|begin|von/i),
      date('To', '2027-12-31', /\bto|end|second|until|target|bis/i),
    ],
    results: [
      result('Days between = Math.abs(Math.round(to - from))'),
      result('Weeks between = Math.abs(to - from) / 7'),
    ],
  },
  {
    title: 'Water calculator',
    is: /\b(?:water intake|how much water|daily water|hydration)\b/i,
    inputs: [weight, input('Exercise (minutes a day)', 30, /\bexercise|sport|activity|minutes|training/i, { without: 0 })],
    results: [result('Water a day (litres) = weight * 0.033 + (exercise / 30) * 0.35')],
  },
  {
    title: 'Heart rate calculator',
    is: /\bheart rate|\btraining zone|\bpulse (?:calculat|zone)/i,
    inputs: [age, input('Resting pulse (bpm)', 65, /\brest|pulse/i, { without: 65 })],
    results: [
      result('Highest heart rate (bpm) = 220 - age'),
      result("Fat burning: text = Math.round((220 - age - restingPulse) * 0.6 + restingPulse) + ' to ' + Math.round((220 - age - restingPulse) * 0.7 + restingPulse) + ' bpm'"),
      result("Endurance: text = Math.round((220 - age - restingPulse) * 0.7 + restingPulse) + ' to ' + Math.round((220 - age - restingPulse) * 0.8 + restingPulse) + ' bpm'"),
    ],
  },
  {
    title: 'Average of marks',
    is: /\b(?:grade|marks?|gpa|note)s? (?:point )?(?:average|calculat)|\baverage (?:of )?(?:\w+ ){0,3}(?:grades?|marks?|numbers|scores)|\bgpa\b|notenrechner|notenschnitt/i,
    inputs: [input('Marks', '2, 1, 3', /\bgrades?|marks?|numbers?|scores?|noten/i, { kind: 'numbers' })],
    results: [
      result('Average = marks.reduce((sum, one) => sum + one, 0) / marks.length'),
      result('Best = Math.min(...marks)'),
      result('Highest number = Math.max(...marks)'),
      result('How many = marks.length'),
    ],
  },
  {
    title: 'Percentage calculator',
    is: /\bpercent(?:age)?s? calculat|\b(?:calculat|work out)\w* (?:\w+ ){0,2}percent|prozentrechner/i,
    inputs: [
      input('Part', 30, /\bpart|value|first|number|score|teil/i),
      input('Whole', 120, /\bwhole|total|second|base|out of|ganze/i),
    ],
    results: [
      result('Percentage: percent = (part / whole) * 100'),
      result('That many percent of the whole = (part / 100) * whole'),
    ],
  },
]; // prettier-ignore
