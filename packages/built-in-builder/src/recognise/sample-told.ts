/** What the longer texts of samples say, by what the noun is; `~` is the record's name. The first that fits counts. */
export const toldOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [/insurance policy|contract|agreement|lease|warranty/, [
    'Payable in advance. It goes on by a year unless one of both cancels it three months before its end.',
    'Covers what is listed in the annex. Changes need a written agreement.',
    'Damage is reported within seven days; the first 150 are paid by the holder.',
  ]],
  [/(?:meal|diet|nutrition) plan|^diet$/, [
    'Three meals a day with vegetables, wholegrain and enough protein. The shopping list is on the second page.',
    'Quick dishes of five ingredients each; lunch can be taken along.',
  ]],
  [/policy$|regulation|law$|rule$|guideline|directive|^act$/, [
    '~ says who has to act, by when, and what has to be recorded. It applies to every organisation in this area and is reviewed once a year.',
    'The aim of ~ is to protect people and to make duties clear. It names the deadlines for reporting and what happens when they are missed.',
    '~ replaces the older rules. New are a shorter period for complaints, one office that answers questions, and a yearly public report.',
  ]],
  [/apartment|flat|house|property|villa|listing|home$|hotel|accommodation|guesthouse|hostel|resort|room$/, [
    'Light rooms, a well equipped kitchen and a quiet street. Shops and the tram are a few minutes away on foot.',
    'Renovated two years ago, with new windows and fast internet. There is a lift, and a place for bicycles in the yard.',
    'South-facing, with a balcony over the garden. The bedroom looks onto the courtyard, where it is quiet at night.',
    'Close to the park and the old town. Heating, water and a parking space are included in the price.',
  ]],
  [/product|good$|merchandise|item$|device|equipment|tool$|machine|outfit|garment|clothing|accessor/, [
    'Sturdy, easy to use and made to last. Two years of warranty, delivered within three working days.',
    'A favourite of our customers: light, well made and simple to look after. All parts can be replaced.',
    'Comes fully assembled with a printed guide. Height 42 cm, width 30 cm, weight 1.8 kg.',
    'Made of recycled material in a small factory. It can be returned within thirty days if it does not fit.',
  ]],
  [/destination|city|town|tour|trip|excursion|cruise|itinerary|country|region|island/, [
    'Old streets, good food and the sea within reach. Two or three days are enough for the sights, a week for the rest.',
    'Day 1: arrival and a walk through the old town. Day 2: market, museum and a boat trip. Day 3: free time and departure.',
    'Best in late spring and early autumn, when days are warm and queues are short. Trains and buses go often.',
  ]],
  [/service$|treatment|package$|offer(?:ing)?$|practice area|consultation$/, [
    'We listen first, agree on what is needed and name a fixed price before the work begins. ~ usually takes one visit.',
    '~ includes a first talk, the work itself and a check afterwards. Materials and travel are part of the price.',
    'For everyone who wants it done thoroughly. You have one contact person from the first call to the last check.',
    'Our most asked-for service. Appointments are free within a week, on Saturdays too.',
  ]],
  [/course|class$|lesson|training|program(?:me)?$|workshop|webinar|certif|qualification|pathway|(?:lesson|study|training|workout|exercise|learning|fitness) plan|curriculum|exam|question bank/, [
    'In small steps from the basics to a result of your own. Each part ends with an exercise and personal feedback.',
    'For people with some experience who want to go further. You practise on real examples and keep all materials.',
    'Four units with short explanations, examples and a task for the week. No special equipment is needed.',
  ]],
  [/event|conference|seminar|festival|concert|exhibition|meetup|performance|show$|screening/, [
    'An evening with short talks, time for questions and something to eat afterwards. Everyone is welcome.',
    'Doors open half an hour before the beginning. Seats are free to choose, and the hall is accessible by lift.',
    'Guests from three cities, one stage and a lot of room for talk. Registration is free until the day before.',
  ]],
  [/podcast|episode|video|recording/, [
    'A conversation about what went well, what did not, and what both would do again. With three ideas to try at once.',
    'Our guest tells how it began, which mistake taught the most, and why small steps win in the end.',
    'Questions from listeners, answered in plain words. Links to everything that is mentioned stand below.',
  ]],
  [/promotion|discount|deal$|coupon|voucher/, [
    'Valid in all branches and online until the end date, while stocks last. Show the code at the till or enter it at the checkout.',
    'For new and returning customers alike. One use per person; it cannot be combined with other offers.',
    'No minimum order. The reduced price is shown in the cart as soon as the code has been entered.',
  ]],
  [/tariff|subscription|membership|plan$/, [
    'A fixed monthly price without hidden fees. You can change or cancel at the end of each period.',
    'For people who need a little more: calls and messages are included, data moves on to the next month.',
  ]],
  [/stock|share$|security$|fund$|company|business|firm|supplier|vendor|provider|investment|shop$|employer/, [
    '~ had a steady year: revenue grew, debts fell, and the outlook for the coming quarter is good.',
    'Founded in 1998 and still run by its founders, ~ works for customers in twelve countries.',
    'After a difficult spring, ~ returned to growth in summer. Two new products are expected this year.',
  ]],
  [/project|case(?: study)?$|portfolio|work$|story$|result$|skill|artwork|exhibit/, [
    'The task was to make something complicated simple. After talks with twenty users we built a first version in six weeks.',
    'From the first sketch to the opening it took half a year. The result is used every day and has cut waiting times by half.',
    'Made by a team of four. What we learned about planning and patience went straight into the next one.',
  ]],
  [/job|position|vacanc|opening/, [
    'You work in a team of six and plan your own day. We offer fixed hours, regular training and a fair wage.',
    'You bring experience, care and a friendly manner. We show you everything else in the first four weeks.',
  ]],
  [/cause|fundraiser|charity|campaign|crowdfunding/, [
    'Every contribution goes into material and transport; the work itself is done by volunteers. We report on it each month.',
    'The first half is funded. With the second half we can begin in spring and finish before the summer.',
  ]],
  [/restaurant|cafe|eatery|museum|attraction|sight|landmark|park$|place$|venue|building|facility|gym|branch/, [
    'Known for its calm and its view. Come in the early evening, when the light is best and there are fewer people.',
    'In an old building behind the market square. The entrance is in the yard; there is a ramp at the side.',
    'Loved by locals and visitors alike. Allow one to two hours, and try the small café on the first floor.',
  ]],
  [/food|dish|meal|menu|recipe|drink|ingredient/, [
    'Freshly made from regional ingredients and served with bread. A vegetarian version is available.',
    'Slowly cooked with herbs from our garden. Light enough for lunch, rich enough for the evening.',
    'A classic of the house after a recipe of our grandmother. Contains milk and nuts.',
  ]],
  [/(?:pet|animal|dog|cat|horse)s?$/, [
    '~ is friendly, curious and used to children. Healthy, vaccinated and ready for a new home.',
    '~ came to us in spring and has settled in well. Likes long walks, quiet evenings and a place by the window.',
    'A little shy at first, then very attached. ~ gets on with other animals and already knows the most important rules.',
  ]],
  [/car$|vehicle|van$|truck|bike|bicycle|scooter|motorcycle|boat/, [
    'Serviced regularly, clean and ready to go. Insurance and unlimited kilometres are included.',
    'Comfortable on long journeys, easy to park in town. With air conditioning, navigation and room for luggage.',
  ]],
  [/film|movie|series|book|novel|comic|album|song|playlist|manga|audiobook/, [
    'A quiet story about leaving and coming back, told with humour and a good eye for small things.',
    'The second work of its author, praised for its language and its surprising end.',
    'Warm, clever and never too long: it stays with you for days.',
  ]],
  [/document|resource|template|attachment|file|folder|material|paper|publication|thesis/, [
    'The current version, checked by two people. It replaces the one from last year.',
    'A short overview with examples to copy. Suggestions for the next version are welcome.',
  ]],
  [/discussion|thread|topic|thought|opinion|forum|question|idea|post$/, [
    'I have been thinking about this for a while and would like to hear how others do it. What has worked for you?',
    'Here is what I tried, what came of it and where I got stuck. Any hint is welcome.',
    'Three short observations, and one question at the end: would you do it the same way again?',
  ]],
  [/team|group|community|club|department|division|association/, [
    'A small team with different strengths that meets every Tuesday. New members are always welcome.',
    'Responsible for planning, quality and the contact to everyone who has a question.',
  ]],
  [/risk|assessment|audit|warning|alert|disaster|incident/, [
    'Watched every week by the person responsible. A second supplier and a written plan lower the risk.',
    'The cause is known and measures are under way. The next report follows at the end of the month.',
  ]],
  [/ad$|ad space|advert|banner/, [
    'Only until the end of the month. Follow the link for prices and dates.',
    'Visit us at our stand, or call for an appointment.',
    'New this season, and ten percent less for readers of this page.',
  ]],
  [/experience|cv$|resume|education|degree|stud(?:y|ies)$|employment/, [
    'Worked in a small team, from the first idea to the finished result.',
    'Led the weekly planning and trained two new colleagues.',
    'Finished with a project of half a year; the result is still in use.',
  ]],
  [/race$|character|hero|unit$|soldier|warrior|creature/, [
    'Quick to train and strong in the first attack.',
    'Slow, but hard to beat behind a wall.',
    'Knows the forest; best used in small groups.',
  ]],
  [/tag$|label|keyword|category/, ['For everything that belongs together here.', 'Used often; please keep it short.']],
  [/poem|poetry|verse|lyric/, [
    'The tide comes in without a word,\nit lifts the boats, it leaves the bird.\nWe counted lights along the quay\nand gave the smallest to the sea.',
    'October holds the door for rain,\na leaf gets on, the morning train.\nSomeone is reading, someone sleeps;\nthe field is what the window keeps.',
    'A kitchen light, a kettle’s song,\nthe night is neither short nor long.\nYou write a line, you cross it through,\nand what is left is nearly true.',
  ]],
  [/reward|badge|achievement|prize|trophy/, ['For everyone who took part to the end.', 'Given once a month to the best result.']],
  [/gallery|album/, ['Taken in one afternoon, with the light coming from the side.', 'Chosen from two hundred pictures; prints can be ordered.']],
]; // prettier-ignore

/** How something is solved, and what is wrong before. */
export const toldOfSolving = {
  problem: [
    'It began after the latest update: everything takes much longer than before, and now and then it stops with an error.',
    'It happens only on some devices and only in the morning. Starting again helps for an hour or two.',
    'Everything looked right, yet the result was wrong. The log shows the first warning at midnight.',
  ],
  solution: [
    '1. Make a backup.\n2. Restart the service and read the first error in the log.\n3. Undo the latest change and test again.\n4. Apply the changes one by one until the error returns: the last one is the cause.',
    '1. Check the connection and the free space.\n2. Install the pending updates.\n3. Clear the cache and sign in again.\n4. If it comes back, reset the settings of this part only.',
    '1. Reproduce it with a small example.\n2. Compare the settings with a device that works.\n3. Correct the one that differs.\n4. Write down what it was, so that others find it.',
  ],
};
