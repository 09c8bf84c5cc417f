/** Animals, health, food and free time: nouns, their fields, and names of samples (the format of `families-data`). */
export const lifeNouns = `
pet, adoptable pet, shelter animal
Name: text!; Species: select! Dog | Cat | Rabbit | Bird | Other; Breed: text; Age: number years; Size: select Small | Medium | Large; Status: select! Available | Reserved | Adopted; Photo: image; Description: longtext
> Biscuit; Nori; Captain; Mathilda; Pepper; Otis; Lulu; Domino

shelter, animal shelter, refuge
Name: text!; City: text; Address: text; Phone: phone; Email: email; Places: number; About: longtext
> Harbour Animal Home; Second Chance; Paws of the North; Riverside Shelter; Old Mill Animal Home; Green Meadow Rescue

adopter, donor, sponsor, supporter, backer
Name: text!; Email: email; Phone: phone; City: text; Since: date; Status: select! New | Contacted | Confirmed; Notes: longtext

adoption application, admission application, volunteer application, enrolment application, enrollment application, membership application
Name: text!; Email: email!; Phone: phone; Date: date!; Status: select! Submitted | In review | Approved | Rejected; Message: longtext

patient
Name: text!; Born on: date; Phone: phone; Email: email; Insurance: text; Status: select! New | In treatment | Discharged; Notes: longtext

medical record, health record, diagnosis, treatment record
Title: text!; Date: date!; Doctor: text; Kind: select! Check-up | Diagnosis | Laboratory | Prescription; Findings: longtext; Treatment: longtext
> Yearly check-up | Check-up; Blood test | Laboratory; X-ray of the left knee | Diagnosis; Follow-up visit | Check-up; Vaccination | Prescription; Allergy test | Laboratory

prescription
Medicine: text!; Dose: text; Prescribed on: date!; Doctor: text; Days: number; Instructions: longtext
> Ibuprofen 400; Vitamin D; Cough syrup; Eye drops; Antibiotic, seven days; Iron capsules

symptom
Name: text!; Severity: select! Mild | Medium | Severe; Since: date; Notes: longtext
> Headache; Sore throat; Tiredness; Back pain; Dizziness; Cough

workout plan, training plan, exercise plan, fitness plan
Title: text!; Goal: select! Strength | Endurance | Weight loss | Mobility; Level: select! Beginner | Intermediate | Advanced; Weeks: number; Times a week: number; Exercises: longtext; Photo: image; Description: longtext
> Full body in four weeks | Strength | Beginner; First five kilometres | Endurance | Beginner; Stronger back | Strength | Intermediate; Core and balance | Mobility | Beginner; Upper body with dumbbells | Strength | Intermediate; Marathon in sixteen weeks | Endurance | Advanced; Morning mobility | Mobility | Beginner; Legs and hips | Strength | Intermediate

exercise
Name: text!; Muscle group: select! Legs | Back | Chest | Arms | Core; Level: select! Beginner | Intermediate | Advanced; Repetitions: number; Minutes: number; Photo: image; Instructions: longtext
> Squat | Legs; Push-up | Chest; Plank | Core; Lunge | Legs; Row with a band | Back; Shoulder press | Arms; Bridge | Core; Mountain climber | Core

challenge, competition, contest, tournament
Title: text!; Category: select! Sport | Health | Learning | Creative; Starts on: date!; Ends on: date; Participants: number; Prize: text; Status: select! Open | Running | Finished; Description: longtext
> Thirty days of movement | Sport; Ten thousand steps | Health; A photo a day | Creative; Spring run | Sport; No sugar in May | Health; Read five books | Learning; Summer cup | Sport; Early birds | Health

meal plan, diet plan, nutrition plan, diet
Title: text!; Goal: select! Weight loss | Balanced | Muscle | Vegetarian; Calories: number kcal; Days: number; Meals: longtext; Description: longtext
> Balanced week | Balanced; Light and quick | Weight loss; High protein | Muscle; Vegetarian basics | Vegetarian; Mediterranean week | Balanced; Lunch to take along | Balanced

food, dish, menu item, meal
Name: text!; Category: select! Starter | Main | Side | Dessert | Drink; Price: money!; Calories: number kcal; Vegetarian: boolean; Photo: image; Description: longtext
> Tomato soup with basil | Starter; Grilled salmon | Main; Mushroom risotto | Main; Caesar salad | Starter; Margherita pizza | Main; Chocolate mousse | Dessert; Homemade lemonade | Drink; Roast vegetables | Side

ingredient
Name: text!; Quantity: text; Unit: select kg | pieces | litres; Calories: number kcal; Notes: longtext
> Flour | kg; Eggs | pieces; Butter | kg; Tomatoes | kg; Olive oil | litres; Basil | pieces; Rice | kg; Chicken | kg

guest, wedding guest, invitee
Name: text!; Email: email; Phone: phone; People: number; Answer: select! Waiting | Coming | Declined; Table: text; Meal: select Meat | Fish | Vegetarian; Notes: longtext

activity, leisure activity
Name: text!; Category: select! Outdoor | Creative | Sport | Games; Place: text; Minutes: number; Price: money; Photo: image; Description: longtext
> Kayak tour | Outdoor; Pottery evening | Creative; Climbing for beginners | Sport; Board game night | Games; Bird walk | Outdoor; Drawing in the park | Creative; Dance class | Sport; Night hike | Outdoor

outfit, garment, clothing, clothing item, dress, shoe
Name: text!; Category: select! Tops | Trousers | Dresses | Shoes | Jackets; Size: select S | M | L | XL; Colour: text; Price: money; Photo: image; Description: longtext
> Linen shirt | Tops; Wool coat | Jackets; Summer dress | Dresses; Denim jacket | Jackets; Running shoes | Shoes; Rain jacket | Jackets; Cotton trousers | Trousers; Knitted jumper | Tops

horoscope, zodiac sign, star sign
Name: text!; From: date; Until: date; Element: select! Fire | Earth | Air | Water; Love: text; Work: text; Text: longtext
> Aries | Fire; Taurus | Earth; Gemini | Air; Cancer | Water; Leo | Fire; Virgo | Earth; Libra | Air; Scorpio | Water
`;
