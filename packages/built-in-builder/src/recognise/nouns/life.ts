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
> Yearly check-up; Blood test; X-ray of the left knee; Follow-up visit; Vaccination; Allergy test

prescription
Medicine: text!; Dose: text; Prescribed on: date!; Doctor: text; Days: number; Instructions: longtext
> Ibuprofen 400; Vitamin D; Cough syrup; Eye drops; Antibiotic, seven days; Iron capsules

symptom
Name: text!; Severity: select! Mild | Medium | Severe; Since: date; Notes: longtext
> Headache; Sore throat; Tiredness; Back pain; Dizziness; Cough

workout plan, training plan, exercise plan, fitness plan
Title: text!; Goal: select! Strength | Endurance | Weight loss | Mobility; Level: select! Beginner | Intermediate | Advanced; Weeks: number; Times a week: number; Exercises: longtext; Photo: image; Description: longtext
> Full body in four weeks; First five kilometres; Stronger back; Core and balance; Upper body with dumbbells; Marathon in sixteen weeks; Morning mobility; Legs and hips

exercise
Name: text!; Muscle group: select! Legs | Back | Chest | Arms | Core; Level: select! Beginner | Intermediate | Advanced; Repetitions: number; Minutes: number; Photo: image; Instructions: longtext
> Squat; Push-up; Plank; Lunge; Row with a band; Shoulder press; Bridge; Mountain climber

challenge, competition, contest, tournament
Title: text!; Category: select! Sport | Health | Learning | Creative; Starts on: date!; Ends on: date; Participants: number; Prize: text; Status: select! Open | Running | Finished; Description: longtext
> Thirty days of movement; Ten thousand steps; A photo a day; Spring run; No sugar in May; Read five books; Summer cup; Early birds

meal plan, diet plan, nutrition plan, diet
Title: text!; Goal: select! Weight loss | Balanced | Muscle | Vegetarian; Calories: number kcal; Days: number; Meals: longtext; Description: longtext
> Balanced week; Light and quick; High protein; Vegetarian basics; Mediterranean week; Lunch to take along

food, dish, menu item, meal
Name: text!; Category: select! Starter | Main | Side | Dessert | Drink; Price: money!; Calories: number kcal; Vegetarian: boolean; Photo: image; Description: longtext
> Tomato soup with basil; Grilled salmon; Mushroom risotto; Caesar salad; Margherita pizza; Chocolate mousse; Homemade lemonade; Roast vegetables

ingredient
Name: text!; Quantity: text; Unit: select kg | pieces | litres; Calories: number kcal; Notes: longtext
> Flour; Eggs; Butter; Tomatoes; Olive oil; Basil; Rice; Chicken

guest, wedding guest, invitee
Name: text!; Email: email; Phone: phone; People: number; Answer: select! Waiting | Coming | Declined; Table: text; Meal: select Meat | Fish | Vegetarian; Notes: longtext

activity, leisure activity
Name: text!; Category: select! Outdoor | Creative | Sport | Games; Place: text; Minutes: number; Price: money; Photo: image; Description: longtext
> Kayak tour; Pottery evening; Climbing for beginners; Board game night; Bird walk; Drawing in the park; Dance class; Night hike

outfit, garment, clothing, clothing item, dress, shoe
Name: text!; Category: select! Tops | Trousers | Dresses | Shoes | Jackets; Size: select S | M | L | XL; Colour: text; Price: money; Photo: image; Description: longtext
> Linen shirt; Wool coat; Summer dress; Denim jacket; Running shoes; Rain jacket; Cotton trousers; Knitted jumper

horoscope, zodiac sign, star sign
Name: text!; From: date; Until: date; Element: select! Fire | Earth | Air | Water; Love: text; Work: text; Text: longtext
> Aries; Taurus; Gemini; Cancer; Leo; Virgo; Libra; Scorpio
`;
