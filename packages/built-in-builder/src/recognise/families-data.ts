/**
 * What records of a noun usually hold, for nouns that the text gives no fields: a block has the nouns (singular, of
 * which a compound may end in one), the fields as kinds write them, and after `>` names of samples, each with what else is so
 * of it: `Harbour Bank | Finance`, a choice, or `Headphones | Discount: 50`, a value.
 */
export const familiesData = `
song, track, tune, piece of music
Title: text!; Artist: text; Key: text; Minutes: number; Link: url; Notes: longtext
> Blue lamp; Harbour lights; Last train south; Paper boats; Slow Sunday; Under the bridge; Winter garden; Home by nine

tour guide, tour leader
Name: text!; Languages: text; Phone: phone; Email: email; Notes: longtext
> Amina Yusuf; Henrik Dahl; Tomasz Wójcik; Priya Raman; Tomás Vidal; Alma Rehn

rehearsal, practice session
Title: text!; Date: datetime!; Place: text; Notes: longtext
> Tuesday rehearsal; Thursday rehearsal; Extra rehearsal; Dress rehearsal; Section rehearsal; Run-through

grocery item, shopping item, packing item, gegenstand, einkaufsartikel
Name: text!; Quantity: text; Done: boolean; Added by: text
> Milk; Bread; Apples; Washing powder; Coffee; Eggs; Rice; Tomatoes

wish
Name: text!; Status: select! Open | Planned | Done; Photo: image; Notes: longtext
> See the northern lights; Learn to surf; A night train through the Alps; Run ten kilometres; Bake real croissants; A week without a phone

waiting guest
Name: text!; Phone: phone; People: number; Since: datetime!; Status: select! Waiting | Called | Served | Left; Notes: text
> Amina Yusuf; Tom Berger; Mei Chen; Lucia Herrera; Jonas Weber; Priya Nair

found item, lost item
What it is: text!; Found on: date!; Place: text; Photo: image; Status: select! Found | Returned | Given away; Contact: text
> Blue umbrella; Grey woollen hat; Key with a red tag; Lunch box; Sports bag; Reading glasses

ride
Destination: text!; Driver: text; Date: date!; Kilometres: number; Fuel costs: money; Notes: text
> Swimming hall; Grandparents; Garden centre; Station; Football ground; Airport

stock article, stock item
Name: text!; Article number: text; Category: select Standard | Spare part | Consumable; Shelf position: text; Quantity: number!; Minimum stock: number; Supplier: text; Notes: longtext
> Pipe clamp, 20 mm; Basin tap, chrome; Work gloves, size 9; Cable reel, 25 m; Sealing tape; Hinge, stainless; Filter cartridge; Packing paper

learning unit, module, section, book chapter
Title: text!; Number: number; Description: longtext
> Getting started; First steps; The basics; A closer look; Practice; Bringing it together

attendance, attendance record
Name: text!; Date: date!; Present: boolean; Notes: text

line item
Description: text!; Quantity: number!; Unit price: money!
> Design of the front page; Two hours of advice; Printing, 200 copies; Travel to the site; Materials; Photographs; Setting up; Small parts

stop, station, waypoint
Name: text!; Number: number; Place: text; Description: longtext; Photo: image
> At the entrance; The old staircase; The long hall; By the window; The quiet corner; The last room

vocabulary, flashcard, flash card, vocabulary word, vocabulary flashcard
Word: text!; Translation: text!; Example: text; Difficult: boolean
> bread | Noun; water | Verb; house | Adjective; friend | Phrase; morning | Noun; street | Verb; book | Adjective; thank you | Phrase

film production
Title: text!; Director: text; Starts on: date; Ends on: date; Status: select! Preparation | Shooting | Editing | Finished; Notes: longtext
> The Last Ferry; Harbour Street; Two Winters; Salt and Snow; A Short Goodbye; Night Market

medication, pill, medicine
Name: text!; Dose: text; Time of day: select! Morning | Noon | Evening; Taken: boolean; Notes: text
> Blood pressure tablet; Vitamin D; Eye drops; Thyroid tablet; Cough syrup; Iron capsule

sports match
Title: text!; Home team: text; Away team: text; Date: date!; Home goals: number; Away goals: number; Place: text
> Opening match; Derby; Cup round one; Rematch; Friendly; Season final

defect
What is broken: text!; Place: text; Photo: image; Urgency: select! Low | Normal | Urgent; Reported on: date!; Status: select! Reported | In progress | Fixed; Details: longtext
> Dripping tap; Broken window handle; Heating stays cold; Loose stair rail; Light in the hall; Blocked drain

vacation request, time off request
Name: text!; From: date!; To: date; Status: select! Requested | Approved | Rejected; Reason: text
> Two weeks in July; Long weekend; Parental leave; Day off on Friday; Training days; Winter break

picture, photo, snapshot
Title: text!; Photo: image; Taken on: date; Place: text; Description: longtext
> Morning fog; Market square; Old bridge; First snow; Harbour at night; Summer meadow

policy, regulation, law, rule, guideline, directive
Title: text!; Area: select! Finance | Health | Environment | Data protection | Transport; Status: select! Draft | In force | Withdrawn; Effective from: date; Relevance: select High | Medium | Low; Summary: longtext
> Data protection act | Data protection; Clean air regulation | Environment; Building safety rules | Environment; Consumer credit directive | Finance; Plastic packaging regulation | Environment; Working hours act | Health; Food labelling rules | Health; Open records policy | Data protection

insurance policy
Policy number: text!; Holder: text!; Coverage: select! Health | Car | Home | Life | Travel; Premium: money; Expires on: date; Status: select! Active | Expired | Cancelled; Terms: longtext
> P-2041; P-2042; P-2077; P-2103; P-2119; P-2150; P-2164; P-2188

claim
Claim number: text!; Claimant: text; Status: select! Submitted | In review | Approved | Paid | Rejected; Amount: money; Filed on: date!; What happened: longtext
> C-1001; C-1002; C-1007; C-1013; C-1018; C-1024; C-1031; C-1036

article, post, blog, blog post, story, essay, tutorial, column, insight
Title: text!; Category: select! Guide | Interview | Opinion | Case study; Author: text; Published on: date!; Summary: text; Body: longtext
> Ten small habits that last | Guide; What we learned in our first year | Opinion; How to ask better questions | Guide; Behind the numbers | Case study; A short guide to getting started | Guide; Why simple plans win | Opinion; An interview about growing slowly | Interview; Five mistakes and what they taught us | Case study

news, announcement, update, press release, bulletin
Title: text!; Category: select! News | Event | Notice; Published on: date!; Summary: text; Body: longtext
> New opening hours from spring | Notice; We are moving to a larger home | Notice; Open day on Saturday | Event; Second place in the national award | News; A new partner joins us | News; Autumn programme is out | Event; Thank you for ten years | News; Planned works on the main line | Notice

event, workshop, webinar, conference, seminar, festival, concert, exhibition, meetup
Title: text!; Starts at: datetime!; Place: text; Speaker: text; Kind: select Talk | Workshop | Performance | Social; Places: number; Price: money; Description: longtext
> Open evening | Social; Introduction for beginners | Talk; Autumn gathering | Social; Masterclass with questions | Workshop; Family afternoon | Social; Panel and open questions | Talk; Weekend intensive | Workshop; Closing celebration | Performance

course, online class, class, lesson, training, program, programme
Title: text!; Level: select! Beginner | Intermediate | Advanced; Teacher: text; Starts on: date!; Weeks: number; Price: money; Places: number; Syllabus: longtext
> Foundations | Beginner; Practical basics in six weeks | Beginner; Advanced methods | Advanced; Evening course | Intermediate; Certificate course | Intermediate; Weekend intensive | Advanced; Project studio | Advanced; Introduction for newcomers | Beginner

certification, certification pathway, pathway, certificate, qualification
Title: text!; Level: select! Entry | Associate | Professional | Expert; Months: number; Requirements: longtext; What it covers: longtext
> Associate certificate | Associate; Professional certificate | Professional; Expert diploma | Expert; Foundation badge | Entry; Specialist certificate | Professional; Lead practitioner | Professional

film, movie
Title: text!; Year: number; Director: text; Genre: select! Drama | Comedy | Thriller | Documentary | Animation; Minutes: number; Rating: number; Poster: image; Notes: longtext
> The Long Winter; Paper Boats; Nobody at Home; Seven Bridges; The Clockmaker; Salt and Smoke; A Quiet Street; North of Here

tag, label, keyword, schlagwort, stichwort, etikett
Name: text!; Description: longtext
> Quick; For guests; Seasonal; Favourite; New; Classic; For beginners; Special

podcast, episode, video, recording
Title: text!; Topic: select! Leadership | Culture | Technology | Stories; Guest: text; Minutes: number; Published on: date!; Link: url; Description: longtext
> Episode 1: Beginning again | Stories; Episode 2: Leading without a title | Leadership; Episode 3: The honest meeting | Culture; Episode 4: Small teams | Leadership; Episode 5: When plans change | Stories; Episode 6: Listening first | Culture; Episode 7: Money matters | Leadership; Episode 8: Looking back | Stories

service, treatment, package, offer, offering
Name: text!; Category: select! Standard | Premium | Consultation; Price: money!; Minutes: number; Description: longtext; Photo: image
> First consultation | Consultation; Standard package | Standard; Premium package | Premium; Follow-up session | Consultation; Full review | Premium; Express service | Standard; Team session | Standard; Yearly plan | Premium

product, good, merchandise
Name: text!; Category: select! Home | Electronics | Office | Outdoor; Price: money!; Quantity: number; Supplier: text; Photo: image; Description: longtext
> Desk lamp | Home; Wireless speaker | Electronics; Canvas backpack | Outdoor; Office chair | Office; Water bottle | Outdoor; Notebook set | Office; Wall clock | Home; Bicycle light | Outdoor

promotion, discount, deal, coupon, voucher
Title: text!; Category: select! Electronics | Fashion | Food | Travel | Home; Discount: number %; Shop: text; Expires on: date; Code: text; Description: longtext
> Headphones at half price | Electronics | Discount: 50 | Shop: Lantern Audio; Two pizzas for one | Food | Discount: 50 | Shop: Trattoria Elba; Summer shoes reduced | Fashion | Discount: 30 | Shop: Three Corners Shoes; City break weekend | Travel | Discount: 20 | Shop: North Quay Travel; Free delivery on electronics | Electronics | Discount: 10 | Shop: Quay Electronics; Tenth coffee free | Food | Discount: 10 | Shop: Lantern Coffee; Garden tools in spring | Home | Discount: 25 | Shop: Linden Garden Centre; Student discount on laptops | Electronics | Discount: 15 | Shop: Lantern Audio

plan, tariff, subscription plan, membership plan, data plan
Name: text!; Kind: select! Basic | Plus | Unlimited; Price: money!; Data: number GB; Minutes: text; Contract months: number; Description: longtext
> Basic | Basic | Data: 5; Basic Plus | Basic | Data: 10; Family | Plus | Data: 60; Unlimited | Unlimited | Data: 500 | Minutes: Unlimited; Student | Plus | Data: 20; Travel | Plus | Data: 30; Business | Unlimited | Data: 200 | Minutes: Unlimited; Prepaid | Basic | Data: 2 | Contract months: 1

apartment, flat, house, property, home, villa, listing
Title: text!; Kind: select! Studio | One-bedroom apartment | Two-bedroom apartment | 3-bedroom apartment | House; Location: text!; Price: money!; Bedrooms: number; Available: select! Available | Reserved | Taken; Photo: image; Description: longtext
> Bright studio near the park; One-bedroom apartment on Mill Street; Two-bedroom apartment with balcony; 3-bedroom apartment by the river; Old town house with garden; Loft at the harbour; Quiet flat in the courtyard; Cottage at the lake

appointment
Name: text!; Phone: phone; When: datetime!; Status: select! Requested | Confirmed | Cancelled; Notes: longtext
> Amina Yusuf; Henrik Dahl; Tomasz Wójcik; Priya Raman; Tomás Vidal; Alma Rehn

booking, reservation, rental
Name: text!; Email: email; Start date: date!; End date: date; People: number; Status: select! Requested | Confirmed | Cancelled; Notes: longtext

order, purchase
Customer: text!; Email: email; Items: longtext; Total: money; Date: date!; Status: select! New | Paid | Sent | Cancelled

sale, sales record, transaction
Item: text!; Customer: text; Quantity: number; Amount: money!; Date: date!; Region: select North | South | East | West; Status: select! Open | Won | Lost
> Window lettering; Forty menu boards; Two oak benches; Sample box; Replacement parts for hall 2; Gift cards; Autumn brochure; Shelf brackets

cause, fundraiser, charity project
Name: text!; Category: select! Children | Health | Nature | Animals | Emergency; Goal: money!; Raised: money; Ends on: date; Photo: image; Description: longtext
> Clean water for two villages | Health; School books for the north | Children; Trees along the river | Nature; A wheelchair ramp | Health; Warm meals in winter | Emergency; Shelter for lost cats | Animals

stock, share, security, fund
Name: text!; Code: text!; Sector: select! Technology | Energy | Health | Finance | Consumer; Price: money!; Change: number %; Market trend: select Rising | Steady | Falling; Market value: money; Revenue: money; Summary: longtext
> Northwind Energy | Energy; Lantern Health | Health; Harbour Bank | Finance; Atlas Robotics | Technology; Green Fields Foods | Consumer; Quay Software | Technology; Solaria Power | Energy; Riverstone Insurance | Finance

supplier, vendor, provider, training provider, manufacturer, dealer, seller, shop owner
Name: text!; Category: select! Food | Material | Service | Other; Contact: text; Email: email; Phone: phone; Location: text; Rating: number; Notes: longtext
> Northwind | Service; Lantern & Sons | Material; Harbour Goods | Food; Atlas Parts | Material; Green Fields | Food; Quay Works | Service; Solaria | Material; Riverstone | Other

company profile, industry company, member company, firm profile
Name: text!; Sector: select! Technology | Energy | Health | Retail | Education; Location: text; Since: date; Lead: text; Employees: number; Phone: phone; Email: email; Website: url; About: longtext
> Northwind | Energy; Lantern Lines | Retail; Harbour Partners | Retail; Atlas Robotics | Technology; Green Fields | Education; Quay Software | Technology; Solaria | Energy; Riverstone | Health

company, business, firm, organisation, organization
Name: text!; Sector: select! Technology | Energy | Health | Retail | Education; Location: text; Revenue: money; Expenses: money; Profit: money; Employees: number; Contact: email; About: longtext
> Northwind Energy | Energy; Lantern Health | Health; Harbour Foods | Retail; Atlas Robotics | Technology; Green Fields | Retail; Quay Software | Technology; Solaria | Energy; Riverstone | Education

financial record, financial data, account, budget, finance
Title: text!; Kind: select! Income | Expense | Transfer; Amount: money!; Date: date!; Department: select Office | Sales | Operations; Notes: longtext
> Office rent | Expense | Office; Subscription income | Income | Sales; Travel in spring | Expense | Sales; Consulting fee | Income | Operations; New laptops | Expense | Office; Grant, first part | Income | Operations; Electricity | Expense | Operations; Training budget | Expense | Office

lead, prospect, contact, customer, client, buyer
Name: text!; Email: email; Phone: phone; Company: text; Status: select! New | Contacted | Qualified | Customer; Since: date; Notes: longtext

pupil, learner, trainee
Name: text!; Email: email; Phone: phone; Level: select Beginner | Intermediate | Advanced; Started on: date; Notes: longtext

student, applicant, candidate
Name: text!; Email: email; Phone: phone; Field of study: select Business | Engineering | Health | Design | Trades; Qualifications: text; Location: text; Career interests: text; Notes: longtext

worker, employee, staff, contractor, barber, lawyer, agent, therapist, photographer, hairdresser, doctor, nurse, teacher, instructor, coach, trainer, engineer, technician, driver, plumber, electrician, officer
Name: text!; Specialty: text; Email: email; Phone: phone; Experience: number years; Available: select! Available | Busy | Away; Photo: image; About: longtext

partner, profile, match, bachelor
Name: text!; Age: number; Location: text; Interests: multiselect Music | Sports | Travel | Cooking | Art | Nature; Profession: text; Photo: image; About: longtext

member, team member, volunteer, participant, attendee
Name: text!; Role: text; Email: email; Joined on: date; Photo: image; About: longtext

team
Name: text!; Focus: text; Members: number; Introduction: longtext
> Design; Engineering; Research; Customer care; Operations; Marketing

skill
Name: text!; Area: select! Design | Engineering | Research | Communication; Level: select! Working | Strong | Expert; Years: number; Description: longtext
> Interface design | Design; Web development | Engineering; User research | Research; Data analysis | Research; Project management | Communication; Writing and editing | Communication; Photography | Design; Public speaking | Communication

project, case, project case, portfolio item, work
Title: text!; Category: select! Web | Product | Research | Event; Status: select! Planned | In progress | Completed; Client: text; Date: date; Photo: image; Description: longtext
> New website for a library | Web; Mobile app for a museum | Product; Rebranding of a bakery | Product; Study on local travel | Research; City festival | Event; Online shop for a florist | Web; Learning platform | Web; Annual report | Research

job, position, vacancy, opening, job listing, job posting
Title: text!; Trade: select! Construction | Plumbing | Electrical | Carpentry | Driving; Employer: text!; Location: text; Pay: money; Contract: select Full time | Part time | Temporary; Requirements: longtext; Description: longtext; Contact: email
> Electrician for residential buildings | Electrical; Plumber, full time | Plumbing; Construction worker | Construction; Carpenter for interior work | Carpentry; Welder | Construction; Roofer for the summer | Construction; Forklift driver | Driving; Painter and decorator | Construction

leave request, holiday request, vacation request, absence request, time off request, days off request, leave, time off, day off, absence
Name: text!; Start date: date!; End date: date!; Status: select! Submitted | Approved | Rejected; Reason: longtext

application, request, petition, requisition
Title: text!; Applicant: text!; Kind: select! General | Leave | Procurement | Personnel; Date: date!; Status: select! Submitted | In review | Approved | Rejected; Reason: longtext
> New printer for the office | Procurement; Two weeks in July | Leave; Three monitors | Procurement; Parental leave | Leave; Training in autumn | Personnel; Replacement of the door lock | General; Half a day on Friday | Leave; Travel to the conference | General

office, infrastructure, procurement, personnel, decision, office matter, asset
Title: text!; Category: select! Planning | Operations | Maintenance | Review; Responsible: text; Date: date!; Status: select! Open | In review | Approved | Closed; Budget: money; Details: longtext
> Meeting rooms, second floor | Planning; Bridge on Mill Street | Maintenance; New software licences | Operations; Hiring plan | Planning; Street lighting in the old town | Maintenance; Heating in the archive | Maintenance; Yearly review | Review; Furniture for the front desk | Operations

raw material, material, finished product, component, part, ingredient stock, spare part
Name: text!; Code: text; Unit: select! kg | pieces | rolls | litres; Quantity: number!; Minimum: number; Unit cost: money; Supplier: text; Updated on: date; Notes: longtext
> Oak boards | pieces; Steel sheet, 2 mm | pieces; Packing film | rolls; Lid, white | pieces; Sleeve, brown | pieces; Glue | litres; Screws M6 | pieces; Carton, large | pieces

production, production order, batch, production run
Title: text!; Product: text; Quantity: number!; Started on: date!; Status: select! Planned | Running | Finished; Machine: text; Notes: longtext
> Run 101; Run 102; Run 103; Run 104; Run 105; Run 106; Run 107; Run 108

email, mail, draft
Subject: text!; Recipients: text!; Body: longtext; Attachment: file; Sent at: datetime; Status: select! Draft | Sent | Archived
> Welcome aboard; Your order is on its way; Meeting on Thursday; Spring offers; Thank you for your visit; Please confirm your address; Monthly newsletter; Invitation to the open day

email template, template, form template, page template
Name: text!; Subject: text; Category: select! Welcome | Reminder | News | Thank you; Body: longtext
> Welcome | Welcome; Order shipped | News; Appointment reminder | Reminder; Monthly news | News; Thank you | Thank you; Invitation | News; Feedback request | Thank you; Season's greetings | News

recipient, subscriber, newsletter subscriber
Name: text!; Email: email!; Group: select Customers | Partners | Team; Since: date; Notes: longtext

attachment, file, document, html document, image file
Title: text!; Kind: select! Document | Slides | Sheet | Image; Uploaded on: date!; File: file; Description: longtext
> Overview | Document; Checklist | Sheet; Minutes of the March meeting | Document; Contract | Document; Price list 2026 | Sheet; Introduction | Slides; Floor plan | Image; Annual report | Document

resource, material download, study resource, course material, learning material, study material, teaching material
Title: text!; Kind: select! Document | Slides | Sheet | Image; Uploaded on: date!; File: file; Description: longtext
> Course outline | Document; Reading list | Document; Exercise sheet 1 | Sheet; Slides of the first week | Slides; Glossary | Document; Sample solution | Document; Project brief | Document; Timetable | Sheet

study group, group, community, club, team group
Name: text!; Topic: select! Mathematics | Languages | Science | Programming | Arts; Meets: text; Members: number; Level: select Beginner | Intermediate | Advanced; Description: longtext
> Calculus together | Mathematics; Spanish conversation | Languages; Physics lab partners | Science; Python for beginners | Programming; Art history circle | Arts; Statistics study hall | Mathematics; English essays | Languages; Chemistry review | Science

discussion, thread, topic, thought, opinion, forum post, question post
Title: text!; Category: select! General | Question | Idea | Experience; Author: text; Date: date!; Text: longtext
> Where do I start? | Question; What worked for you this month | Experience; Please introduce yourself | General; An idea for the next meeting | Idea; How do you keep going? | Question; Something I noticed | Experience; Looking for advice | Question; Good books about this | General

written report, status report, progress report, monthly report, weekly report, daily report, annual report
Title: text!; Date: date!; Author: text; Status: select! Draft | Final; Summary: longtext; File: file
> Report for March | Final; Report for April | Final; First quarter | Final; Report for May | Draft; Half a year | Draft; Yearly report | Final

damage report, fault report, defect report, problem report, repair report, fault, defect, damage
Title: text!; Place: text; Reported on: date!; Status: select! Open | In repair | Repaired; What happened: longtext; Photo: image
> Scratch on the left side | Open; Light does not work | Repaired; Door closes badly | Open; Loose handle | In repair; Crack in the glass | Open; Makes a noise when it starts | In repair

incident, incident report, accident, accident report, near miss
Title: text!; Date: date!; Place: text; Severity: select! Low | Medium | High; Status: select! Open | In review | Closed; What happened: longtext; Action taken: longtext
> Slipped on a wet floor | Low; Pallet fell from the shelf | High; Alarm without a fire | Low; Cut on the hand | Medium; Forklift touched a rack | Medium; Power cut in hall 2 | Medium

complaint
Title: text!; Customer: text; Date: date!; Status: select! Open | In progress | Solved; What happened: longtext
> Delivery came two days late | Solved; Wrong size was sent | Open; Bill does not match the offer | In progress; Long wait on the phone | Open; Part missing in the box | Solved; Noise after the repair | In progress

travel tip, advice, hint
Title: text!; Author: text; Published on: date!; Text: longtext
> Go early in the morning; Ask the people who live there; Pack less than you think; A day ticket pays off; Book the night train in time; Keep one afternoon free

faq, frequently asked question
Question: text!; Answer: longtext!
> How do I begin?; What does it cost?; Can I change it later?; Whom do I ask for help?; How long does it take?; Do I need an account?

musical instrument
Name: text!; Kind: select! Strings | Keys | Wind | Percussion; Photo: image; Description: longtext
> Violin | Strings; Piano | Keys; Clarinet | Wind; Cello | Strings; Guitar | Strings; Drums | Percussion; Trumpet | Wind; Flute | Wind

game resource
Name: text!; Amount: number!; Per hour: number; Description: longtext
> Gold; Iron; Wood; Wheat; Stone; Mana

report, tip, evidence report, anonymous report
Title: text!; Category: select! Fraud | Safety | Environment | Privacy | Other; Date: date!; Status: select! Received | In review | Published; What happened: longtext; Evidence: file
> Invoices for work that was not done | Fraud; Blocked emergency exit | Safety; Waste in the river | Environment; Missing safety training | Safety; Customer data on a shared drive | Privacy; Unpaid overtime | Other

solution, answer, fix, guide, how-to, tip article
Title: text!; Topic: select! Networks | Databases | Security | Hardware | Web; Difficulty: select Easy | Medium | Hard; Published on: date!; Problem: longtext; Solution: longtext
> Slow network after an update | Networks; Restore a database from backup | Databases; Reset a lost password safely | Security; A printer that nobody sees | Hardware; Free space on a full disk | Hardware; Renew an expired certificate | Security; Page loads without style | Web; Battery drains overnight | Hardware

risk, risk item, risk assessment, assessment, assessment item, audit, check
Title: text!; Category: select! Financial | Operational | Legal | Technical; Likelihood: select! Low | Medium | High; Impact: select! Low | Medium | High; Score: number; Assessed on: date; Owner: text; Mitigation: longtext
> Supplier fails to deliver | Operational; Data loss on a laptop | Technical; New tax rules | Legal; Key person leaves | Operational; Fire in the storage room | Operational; Currency moves against us | Financial; Outage of the web shop | Technical; Contract without a limit | Legal

sensor, sensor reading, measurement, environmental data, reading, air quality
Place: text!; Measured on: date!; Temperature: number °C; Humidity: number %; Air quality index: number; Gas sensor: number ppm; Level: select! Normal | Warning | Alarm
> City centre; River bank; North station; Harbour; City park; Industrial estate; Airport; Old town

warning, alert, alarm
Title: text!; Level: select! Notice | Warning | Alarm; Place: text; Raised at: datetime!; Status: select! Open | Confirmed | Closed; Details: longtext
> Humidity above 80 %; Gas near the boiler; Frost expected tonight; Sensor offline; Heat in the server room; Strong wind on the roof

game room, room of a game, poker room
Name: text!; Game: text; Players: number; Status: select! Waiting | Playing | Full | Finished; Blinds: text; Created on: date
> Evening table; Beginners welcome; High stakes; Quick round; Friends only; Night owls; Sunday table; Six at most

game
Title: text!; Status: select! Waiting | Playing | Finished; Players: number; Level: select Easy | Medium | Hard; Started on: date; Result: text
> Evening round; Quick match; Beginners welcome; Sunday final; Return match; Friends only; Tournament, round 1; Late game

game record, match record, game history
Title: text!; Date: date!; Opponent: text; Result: select! Won | Lost | Draw; Points: number; Notes: longtext
> Friday evening; Quick match; Second round; Return match; Late game; Tournament, round 1

reward, badge, achievement, prize
Name: text!; Points needed: number; Kind: select! Badge | Medal | Trophy; Description: longtext
> First steps; Paper expert; Glass hero; Sorting champion; Ten in a row; Helping hand; Early bird; Team player

race, character, hero, unit, soldier
Name: text!; Attack: number; Defence: number; Speed: number; Special: text; Description: longtext
> Humans; Elves; Dwarfs; Giants

tool, machine, device, instrument, equipment
Name: text!; Category: select! Hand tool | Power tool | Measuring | Software; Function: text; Price: money; Photo: image; Description: longtext

poem, poetry, verse, lyric
Title: text!; Author: text; Theme: select! Nature | Love | City | Time; Published on: date!; Text: longtext
> The tide returns; Letter to a window; October train; Small hours; What the rain said; A map of us; Kitchen light; Unfinished bridge

cv, resume, experience, work experience
Title: text!; Organisation: text; From: date!; Until: date; Kind: select! Work | Education | Volunteering; Description: longtext
> Senior designer | Work; Product designer | Work; Design intern | Work; Bachelor of Arts | Education; Volunteer teacher | Volunteering; Freelance projects | Work

restaurant, cafe, eatery
Name: text!; Cuisine: select! Italian | Japanese | Mexican | Indian | Local; Address: text; Price level: select Low | Medium | High; Rating: number; Photo: image; Description: longtext

review, rating, testimonial
Name: text!; Rating: select! 5 stars | 4 stars | 3 stars | 2 stars | 1 star; Date: date; Review: longtext

comment, reply, feedback, discussion reply
Name: text!; Date: date; Comment: longtext

user, user account, admin account
Name: text!; Email: email!; Role: select! Member | Editor | Admin; Status: select! Active | Blocked; Joined on: date

room, meeting room, conference room, hall, classroom
Name: text!; Capacity: number!; Floor: text; Equipment: multiselect Screen | Whiteboard | Video call | Phone; Available: select! Available | Reserved | Closed; Notes: longtext
> Lighthouse; Harbour; Garden room; Library; Workshop; Attic; Small room; Great hall

table
Name: text!; Seats: number!; Place: text; Notes: longtext
> Table 1; Table 2; Table 3; By the window; Terrace 1; Terrace 2; Round table; Long table

vendor, caterer
Name: text!; Service: text; Cost: money; Contact: email; Phone: phone; Status: select Asked | Booked | Declined; Notes: longtext
> Lantern Flowers; Olm Catering; North Quay Photography; The Paper Boats, band; Harbour Cakes; Mill Street Hall

education, education background, degree, study
Title: text!; Institution: text!; From: date!; Until: date; Field: text; Description: longtext
> Master of Design; Bachelor of Arts; Certificate in Statistics; Language diploma; School leaving certificate; Summer academy

ad, ad space, advertisement, banner, advertising space
Title: text!; Placement: select! Home page | Side column | Below articles; Advertiser: text; Link: url; Picture: image; Starts on: date; Ends on: date; Status: select! Active | Planned | Ended; Text: longtext
> Spring sale; New routes; Trade fair in May; Insurance for crews; Jobs at the port; Training week

cash entry, ledger entry
Description: text!; Amount: money!; Kind: select! Expense | Income; Category: select! Material | Food | Travel | Fees | Other; Date: date!; Receipt: image

gallery, album, photo album
Title: text!; Cover: image; Category: select! Weddings | Portraits | Nature | City; Date: date; Place: text; Description: longtext
> A wedding by the lake | Weddings; First light | Nature; Portraits in the studio | Portraits; Autumn in the park | Nature; City at night | City; The big day of Ruth and Sipho | Weddings

lent thing
Lent to: text!; Borrowed on: date!; Due date: date!; Returned on: date; Notes: longtext
`;
