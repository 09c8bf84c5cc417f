/** Clinics, parking, transport, money, homes, elections and clubs (the format of `families-data`). */
export const houseNouns = `
ward, hospital department, clinic department
Name: text!; Floor: text; Lead: text; Capacity: number; Phone: phone; Notes: longtext
> Surgery; Maternity; Children; Emergency; Cardiology; Outpatients; Radiology; Rehabilitation

bed, hospital bed
Name: text!; Room: text; Status: select! Available | Taken | Reserved | Closed; Since: date; Notes: longtext
> Bed 101 A; Bed 101 B; Bed 102 A; Bed 102 B; Bed 203 A; Bed 203 B; Bed 304 A; Bed 304 B

admission, hospital admission, patient admission, discharge, patient discharge, hospital stay
Name: text!; From: date!; Until: date; Reason: text; Status: select! Planned | In progress | Completed; Notes: longtext
> Amina Yusuf, observation; Henrik Dahl, knee; Lucía Herrera, planned operation; Mei Chen, after a fall; Ruth Adler, second visit; Sipho Dlamini, tests; Tomasz Wójcik, transfer; Bashir Rahimi, day clinic

space, locker, berth, workstation
Name: text!; Area: text; Kind: select Standard | Reserved | Special; Status: select! Available | Taken | Closed; Price per hour: money; Notes: longtext
> A 01; A 02; A 03; B 01; B 02; B 03; C 01; C 02

exit, vehicle entry, vehicle exit, entry record, exit record, visit record, parking record
Number: text!; Start: datetime!; End: datetime; Cost: money; Status: select! Open | Paid; Notes: longtext
> AB 1204; CD 77 K; EF 3310; GH 902; KL 45 M; MN 6621; PR 118; ST 2047

fleet vehicle, ambulance
Name: text!; Number: text; Kind: select! Small | Medium | Large | Special; Status: select! Available | In use | Maintenance; Kilometres: number; Next service on: date; Photo: image; Notes: longtext
> Van 1 | Small; Van 2 | Small; Truck 12 t | Large; City car | Small; Minibus | Medium; Electric van | Medium; Refrigerated truck | Large; Pick-up | Medium

freight
Number: text!; Customer: text; From: text; Destination: text; Driver: text; Due on: date; Weight: number kg; Status: select! Planned | In progress | Delivered | Overdue; Notes: longtext
> SH-1001; SH-1002; SH-1007; SH-1013; SH-1018; SH-1024; SH-1031; SH-1036

delay, disruption, outage, breakdown
Title: text!; Reason: text; Date: date!; Hours: number; Status: select! Reported | In progress | Fixed; Notes: longtext
> Road closed on the north route; Snow on the pass; Truck in the workshop; Customs check; Address not found; Late loading; Ferry cancelled; Strike at the harbour

bus line, bus
Name: text!; From: text!; Destination: text!; Starts at: datetime; Minutes: number; Price: money; Seats: number; Status: select! Planned | In progress | Completed | Cancelled
> Morning line; Airport express; Harbour line; Night line; Lake round; Coast line; City ring; Mountain line

guest house
Name: text!; City: text!; Address: text; Price: money; Rating: number; Photo: image; Description: longtext
> Harbour Hotel; The Old Mill; Garden House; Station Inn; Lake View; Hotel Lantern; Mountain Lodge; Riverside Rooms

hotel room, guest room, suite
Name: text!; Kind: select! Standard | Premium | Special; Price: money!; People: number; Available: select! Available | Reserved | Taken; Photo: image; Description: longtext
> Room 101, garden | Standard; Room 102, balcony | Premium; Room 201, sea view | Premium; Room 202, quiet | Standard; Suite 301 | Special; Family room 203 | Special; Attic room 401 | Standard; Room 105, accessible | Special

trip offer
Title: text!; Destination: text!; Starts on: date; Days: number; Price: money!; Places: number; Photo: image; Description: longtext
> Lisbon by tram; A week of lakes; Northern lights; Old towns by train; Vineyards on foot; Islands by boat; Desert and stars; Cherry blossom

tourist attraction
Name: text!; Country: text; Category: select! Nature | City | Culture; Price: money; Rating: number; Photo: image; Description: longtext
> Old harbour | City; Castle hill | Culture; Glass market | City; Blue lagoon | Nature; Cathedral square | Culture; Canyon walk | Nature; Lighthouse island | Nature; Botanical garden | Nature

travel guide, city guide
Title: text!; Place: text; Author: text; Published on: date!; Photo: image; Body: longtext
> Two days in Lisbon; Kraków with children; A weekend in Ghent; Markets of Valparaíso; Trains through the Alps; Eating well in Kyoto

actor
Name: text!; Genre: text; Country: text; Photo: image; About: longtext
> Amina Yusuf; Henrik Dahl; Lucía Herrera; Mei Chen; Ruth Adler; Sipho Dlamini; Tomasz Wójcik; Bashir Rahimi

record album
Title: text!; Artist: text; Year: number; Cover: image; Genre: select! Rock | Jazz | Pop | Classical; Description: longtext
> Low Tide; Kitchen Waltz; Paper Lanterns; Slow Engine; Winter Garden; Home by Nine; Blue Lamp; Last Train South

recommendation, suggestion
Title: text!; Reason: text; Category: select New | Standard | Special; Date: date; Notes: longtext
> For a quiet evening; Because you liked the last one; New this week; Chosen by the team; Often taken together; A classic; Something different; For the weekend

coin, crypto, token, commodity
Name: text!; Code: text!; Price: money!; Change: number %; Market value: money; Market trend: select Rising | Steady | Falling; Updated on: date!; Description: longtext
> Northcoin; Harbour; Lantern; Quay; Solar; Riverstone; Atlas; Green Field

income, expense, income record, expense record, spending, transaction record, income and expense
Title: text!; Kind: select! Income | Expense; Amount: money!; Category: select! Food | Home | Travel | Health | Other; Date: date!; Notes: longtext
> Salary | Income | Other; Groceries | Expense | Food; Rent | Expense | Home; Train ticket | Expense | Travel; Cinema | Expense | Other; Electricity | Expense | Home; Repair of the bike | Expense | Travel; Sold the old sofa | Income | Home

budget, monthly budget
Title: text!; Category: select! Food | Home | Travel | Health | Other; Budget: money!; Taken: money; Month: date; Notes: longtext
> Food | Food; Rent and heating | Home; Holidays | Travel; Doctor and pharmacy | Health; Clothes | Other; Presents | Other; Car | Travel; Reserve | Other

milestone
Title: text!; Goal: money!; Raised: money; Deadline: date; Status: select! Planned | In progress | Completed; Notes: longtext
> New bicycle; Summer holiday; Emergency reserve; Driving licence; New laptop; Moving house; Present for Ruth; Piano

lawyer
Name: text!; Specialty: text; Email: email; Phone: phone; Experience: number years; Photo: image; About: longtext

area of practice, field of practice
Title: text!; Lead: text; Description: longtext
> Family; Work and employment; Buildings and rent; Companies; Inheritance; Traffic; Taxes; Contracts

reference project
Title: text!; Client: text; Date: date; Result: text; Description: longtext
> Back to work after two months; A fair share for three sisters; Rent reduced; Patent kept; Contract ended in time; Damages for a cyclist

counselling, inquiry, enquiry, callback
Name: text!; Email: email!; Phone: phone; Topic: text; When: datetime; Status: select! Requested | Confirmed | Completed; Message: longtext

light, lamp, thermostat, camera, sensor device, smart device, home device, appliance, device
Name: text!; Room: text; Kind: select! Standard | Special; Status: select! Running | Paused | Broken; Value: number; Updated on: date; Notes: longtext
> Kitchen; Hall; Living room; Bedroom; Garden; Office; Garage; Bathroom

scene, routine, automation, time slot, staff schedule
Name: text!; Person: text; Start: datetime!; End: datetime; Status: select! Planned | Confirmed | Completed; Notes: longtext
> Early shift; Late shift; Night shift; Weekend; Good morning; Leaving home; Film evening; Good night

energy consumption, consumption, meter reading, usage record
Place: text!; Date: date!; Value: number kWh; Cost: money; Notes: longtext
> Kitchen; Heating; Hall; Workshop; Office; Laundry; Garage; Garden

mood, mood entry, mood record
Title: text!; Mood: select! Good | So-so | Low; Date: date!; Notes: longtext
> A calm start | Good; Tired after work | Low; Good talk with Ruth | Good; Too much noise | Low; Long walk | Good; Bad sleep | Low; First sun | Good; Quiet evening | So-so

diary entry, journal entry, diary, journal page
Title: text!; Date: date!; Mood: select Good | So-so | Low; Text: longtext
> A walk by the river | Good; The first warm day | Good; What I want to keep | So-so; Letter to myself | So-so; Three good things | Good; A difficult talk | Low; Sunday | Good; New beginning | Good

relaxation exercise, sport activity
Title: text!; Kind: select! Body | Mind | Outdoor | Social; Minutes: number; Difficulty: select Easy | Medium | Hard; Description: longtext
> Breathing in fours | Mind; Ten minutes of stretching | Body; Walk without a phone | Outdoor; Body scan | Mind; Slow run | Body; Writing down three things | Mind; Garden work | Outdoor; Evening yoga | Body

notice, bulletin board notice, memo, circular
Title: text!; Kind: select! General | Event | Important; Published on: date!; Author: text; Text: longtext
> Water off on Tuesday | Important; Summer party: helpers wanted | Event; New opening hours | General; Bicycle found | General; Minutes of the meeting | General; Choir starts again | Event; Please close the gate | Important; Book exchange | Event

pledge campaign
Title: text!; Category: select! Design | Technology | Music | Food | Social; Goal: money!; Raised: money; Ends on: date; Photo: image; Description: longtext
> A lamp made of mushrooms | Design; Songs from the harbour, the record | Music; Repair café in the old school | Social; A board game about bees | Social; Cargo bike kitchen | Food; A film about the last ferry | Social

investor
Name: text!; Email: email; Amount: money; Date: date; Status: select! Requested | Paid; Message: longtext

quiz, test paper
Title: text!; Subject: select! Mathematics | Languages | Science | History; Starts at: datetime!; Minutes: number; Points: number; Status: select! Planned | Running | Finished; Notes: longtext
> Algebra, first part | Mathematics; English reading | Languages; Cells and life | Science; Europe 1900 to 1950 | History; Geometry | Mathematics; French vocabulary | Languages; Statistics | Mathematics; Final test | Science

mark, test result
Name: text!; Subject: text; Points: number; Date: date!; Level: select! Beginner | Intermediate | Advanced; Notes: longtext
> Amina Yusuf; Henrik Dahl; Lucía Herrera; Mei Chen; Ruth Adler; Sipho Dlamini; Tomasz Wójcik; Bashir Rahimi

exercise sheet, coursework
Title: text!; Subject: select! Mathematics | Languages | Science | Arts; Due on: date!; Points: number; Status: select! Open | Submitted | Completed; Details: longtext
> Reading, chapter 3 | Languages; Sheet 7 | Mathematics; Essay on a journey | Languages; Experiment with water | Science; Poster | Arts; Vocabulary, unit 4 | Languages; Model of a bridge | Science; Interview with a neighbour | Languages

permission, access right, user role
Name: text!; Level: select! Member | Editor | Admin; Description: longtext
> Reading; Writing; Publishing; Managing people; Reports; Settings

farm, greenhouse, plot, crop
Name: text!; Area: text; Kind: text; Planted on: date; Status: select! Planned | Running | Finished; Notes: longtext
> North field; Lower meadow; Greenhouse 1; Greenhouse 2; Orchard; Herb garden; Long acre; River plot

lease
Title: text!; Client: text; Starts on: date!; Ends on: date; Value: money; Status: select! Draft | Active | Expired; Terms: longtext
> Maintenance of the lifts; Cleaning, two floors; Rent of the hall; Supply of paper; Software, yearly; Security service; Printers; Consulting in autumn

tender, proposal
Title: text!; Client: text; Amount: money!; Date: date!; Status: select! Draft | Sent | Accepted | Rejected; Details: longtext
> Kitchen for a school; Roof of hall 2; Website, first part; Painting, three rooms; Garden and path; Solar panels; Network for an office; Stage and lights

equipment fault, repair order, maintenance order, maintenance record, work order, service order
Title: text!; Place: text; Responsible: text; Due on: date!; Status: select! Open | In progress | Done; Cost: money; Details: longtext
> Lift, yearly check; Heating pump; Broken window, hall 2; Fire doors; Coffee machine; Roof after the storm; Lights in the stairway; Car 3, brakes

store location, storage place, depot
Name: text!; Address: text; Responsible: text; Phone: phone; Capacity: number; Notes: longtext
> Main warehouse; Harbour depot; North branch; Cold store; Returns; City branch

toll, tuition fee, payment record
Title: text!; Person: text; Amount: money!; Date: date!; Status: select! Open | Paid | Cancelled; Notes: longtext
> Monthly card; Registration; Deposit; Second part; Late return; Annual fee; Parking; Materials

monthly card, membership card, season ticket, gift card, access card
Number: text!; Holder: text; Price: money; Starts on: date!; Expires on: date; Status: select! Active | Expired | Blocked
> C-2041; C-2042; C-2077; C-2103; C-2119; C-2150; C-2164; C-2188

survey, questionnaire
Title: text!; Topic: text; Starts on: date; Ends on: date; Status: select! Draft | Running | Finished; Details: longtext
> How was the workshop?; Canteen in summer; New opening hours; What should we read next?; Working from home; Your visit

memo note, quick note
Title: text!; Date: date; Priority: select! Low | Medium | High; Text: longtext
> Call the landlord; Ideas for the garden; Book the train; Questions for the doctor; Packing list; Things to repair; Recipes to try; Present for Mei

beverage
Name: text!; Category: select! Breakfast | Main | Side | Dessert | Drink; Price: money!; Vegetarian: boolean; Photo: image; Description: longtext
> Lentil soup with lemon | Main; Grilled trout | Main; Tomato salad | Side; Apple crumble | Dessert; Ginger lemonade | Drink; Mushroom risotto | Main; Bread with olives | Side; Chocolate mousse | Dessert

league, championship, race event
Title: text!; Kind: text; Starts on: date!; Place: text; Places: number; Status: select! Planned | Running | Finished; Description: longtext
> Spring cup; City league; Night run; Chess weekend; Table tennis open; Junior championship; Harbour regatta; Winter cup

fitness tip, health tip, travel tip, care tip, daily tip, study tip, cooking tip, tip of the day, advice article
Title: text!; Category: select! Health | Home | Travel | Other; Author: text; Published on: date!; Body: longtext
> Begin small | Health; Ten minutes are enough | Health; Write it down | Other; Drink water first | Health; Ask a friend along | Other; Rest is part of it | Health; Good shoes | Health; Early is easier | Other

food entry, food item, calorie entry, meal record
Title: text!; Kind: select! Breakfast | Lunch | Dinner | Snack; Calories: number kcal; Date: date!; Notes: longtext
> Porridge with berries | Breakfast; Lentil soup | Lunch; Apple | Snack; Rye bread with cheese | Breakfast; Grilled trout | Dinner; Yoghurt with nuts | Snack; Tomato salad | Lunch; Pasta with spinach | Dinner

referendum
Title: text!; Starts on: date!; Ends on: date; Status: select! Planned | Running | Finished; Description: longtext
> Student council; Class speakers; Library committee; Sports board; Canteen council; Festival committee

election candidate, nominee
Name: text!; Role: text; Photo: image; About: longtext

goods receipt, good receipt, incoming goods, delivery note
Number: text!; Supplier: text; Item: text; Quantity: number; Date: date!; Status: select! Planned | Received | Rejected; Notes: longtext
> GR-1001; GR-1002; GR-1007; GR-1013; GR-1018; GR-1024; GR-1031; GR-1036

purchase order
Number: text!; Supplier: text; Item: text; Quantity: number; Total: money; Date: date!; Status: select! Draft | Sent | Received | Cancelled; Notes: longtext
> PO-2041; PO-2042; PO-2077; PO-2103; PO-2119; PO-2150; PO-2164; PO-2188

rsvp, guest reply
Name: text!; People: number; Status: select! Waiting | Accepted | Declined; Date: date; Message: longtext

collection item, museum piece, work of art
Title: text!; Artist: text; Year: number; Kind: text; Photo: image; Description: longtext
> Boats at dusk; Woman with a lamp; The old market; Blue vase; Winter road; Portrait of a baker; Still life with pears; Harbour, unfinished

question post
Title: text!; Topic: select! Networks | Databases | Security | Hardware | Web; Author: text; Date: date!; Text: longtext
> Why does my loop never end?; How do I read a large file?; Which index helps here?; Test or type, what first?; Names for small functions; Undo the last commit; Two threads, one list; What is a good first project?
`;
