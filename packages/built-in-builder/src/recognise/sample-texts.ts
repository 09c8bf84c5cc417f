import { people } from './sample-people.ts';

/** What short texts hold, by the field's name; the first match counts. */
const pools: [RegExp, readonly string[]][] = [
  [/(?:^|_)(?:person|owner|customer|client|guest|contact|teacher|instructor|coach|author|member|assignee|student|patient|player|borrower|host|driver|artist|parent|child|requester|employee|colleague|volunteer|tenant|keeper|responsible|who|by|to|reported_by|director|inspector|lead|manager|guest|claimant|holder|applicant|recipient|recipients|opponent_name|organi[sz]er|speaker|sponsor|winner)$/, [...people.slice(3), ...people.slice(0, 3)]],
  [/contact_(?:info|information|details|data)$/, ['amina@yusuf.example, +44 20 7946 0112', 'By phone in the morning: +45 33 12 40 40', 'lucia@herrera.example', '+48 22 555 01 99, also by text message', 'mei@chen.example']],
  [/personal_(?:info|information|details|data)$|^about$|biography/, ['Lives near the harbour, free at weekends', 'Married, two children, likes to be outdoors', 'Moved here last year, speaks three languages', 'Works half days, evenings are best']],
  [/career|ambition/, ['Project management', 'Health care', 'A trade with a workshop', 'Teaching', 'Software development', 'Working outdoors']],
  [/institution|university|college|school/, ['North Harbour University', 'City College', 'Institute of Design', 'Open University', 'Technical School Riverside', 'Lake District Academy']],
  [/^prize/, ['A bicycle', 'Two concert tickets', 'A book voucher', 'The golden shoe', 'A weekend at the sea']],
  [/^insurance$/, ['Statutory', 'Private', 'Statutory, with supplement', 'Travel cover']],
  [/^(?:head|court|judge|airline|bank)$/, ['Ruth Adler', 'Sipho Dlamini', 'Mei Chen', 'Henrik Dahl', 'Lucía Herrera', 'Bashir Rahimi']],
  [/^floor$/, ['Ground floor', '1st floor', '2nd floor', '3rd floor']],
  [/^minutes$/, ['200', '500', 'Unlimited', '1,000', 'Unlimited', '300']],
  [/^(?:departs_from|pick_?up(?:_location)?)$/, ['Lisbon', 'Ghent', 'Oslo', 'Vienna', 'Porto', 'Kraków']],
  [/^version$/, ['1.4', '2.0.1', '0.9', '3.2', '1.1.7']],
  [/^(?:service|services)$/, ['Catering', 'Flowers', 'Photography', 'Music', 'Decoration', 'Transport']],
  [/^table$/, ['Table 1', 'Table 2', 'Table 3', 'Table 4', 'Table 5']],
  [/^row$/, ['A', 'B', 'C', 'D']],
  [/opening_hours/, ['Daily, 9 to 18', 'Tuesday to Sunday, 10 to 17', 'Monday to Friday, 8 to 16', 'Daily until 22']],
  [/destination|city|town|country_to|where_to/, ['Lisbon', 'Lake Bled', 'Kraków', 'Isle of Skye', 'Santiago de Compostela by the northern route', 'Tromsø', 'Ghent', 'Valparaíso']],
  [/place|location|where|address|street|venue|site|spot/, ['Mill Street 4', 'Harbour square', 'Old fire station', 'Upper Lane 18', 'Behind the town hall, second courtyard on the left', 'Station Road 88', 'Quayside 2', 'Garden row 7']],
  [/room/, ['Kitchen', 'Hall', 'Studio', 'Garden room', 'Upstairs at the end of the corridor', 'Workshop']],
  [/company|supplier|brand|vendor|shop|store|maker|manufacturer|organi[sz]ation|employer|restaurant|producer|publisher|insurance|club|team/, ['Spoke & Chain', 'Lantern Coffee', 'De Vries Interiors', 'Nakamura Dental', 'Municipal Swimming Pool Association', 'North Quay', 'Café Olm', 'Ferreira & Filhos']],
  [/^(?:quantity|menge)$/, ['2', '1 kg', '6', '500 g', '3', '1 l']],
  [/^(?:dose|dosis)$/, ['1', '½', '2', '5 ml']],
  [/code|number|sku|(?:^|_)id$|serial|isbn|plate|(?<!p)reference|barcode|lot|batch/, ['A-104', 'A-117', 'B-023', 'C-308', 'A-230', 'D-001', 'B-119', 'C-042']],
  [/country|origin/, ['Portugal', 'Ghana', 'Denmark', 'Japan', 'Peru', 'Poland']],
  [/region|area|zone|district/, ['North', 'Old town', 'Riverside', 'South', 'Harbour', 'West']],
  [/species|variety|cultivar/, ['Monstera deliciosa', 'Spathiphyllum', 'Citrus limon', 'Ocimum basilicum', 'Dracaena trifasciata', 'Phalaenopsis', 'Capsicum baccatum', 'Ficus elastica']],
  [/breed/, ['Mixed', 'Shorthair', 'From the shelter, mixed', 'Longhair', 'Two breeds at least']],
  [/grape/, ['Touriga Nacional', 'Merlot', 'Riesling', 'Sangiovese', 'Grenache', 'Pinot noir']],
  [/model|make/, ['Transit', 'V70', 'Series 2', 'Classic', 'XR 400', 'Mini']],
  [/colou?r/, ['Blue', 'Dark green', 'White', 'Rust red', 'Black', 'Yellow']],
  [/size|dimension/, ['S', 'M', '42 cm', 'L', '30 × 20 cm', 'One size']],
  [/material|fabric/, ['Oak', 'Linen', 'Steel', 'Stoneware', 'Wool', 'Glass']],
  [/language/, ['English', 'Portuguese', 'Polish', 'Japanese', 'Arabic', 'German']],
  [/game/, ['Harbour Masters', 'Seven Bridges', 'Foxes', 'Tile & Error', 'Lantern Bay', 'Mill']],
  [/players|participants|attendees|guests|people|team_members/, ['Mei, Sipho, Ruth', 'Amina and Henrik', 'Lucía, Tomasz, Mei', 'Everyone', 'Ruth and Bashir']],
  [/^field$|field_of_study|discipline|major|studies/, ['Business', 'Engineering', 'Nursing', 'Design', 'Electrical trades', 'Computer science']],
  [/payment/, ['Card (demo)', 'Invoice (demo)', 'Card (demo)']],
  [/subject|topic|theme/, ['Mathematics', 'Local history', 'Music', 'Biology', 'Drawing', 'French']],
  [/result|outcome|score/, ['As planned', '3 : 1', 'Better than expected', 'Open', '2 : 2', 'To be repeated']],
  [/reason|cause|purpose/, ['Routine', 'Asked by phone', 'Broken latch', 'Birthday', 'Move to the new room', 'Season']],
  [/item|product|thing/, ['Wool blanket', 'Torque wrench', 'Label rolls', 'Picnic basket', 'Lamp', 'Two chairs']],
  [/song|piece|music/, ['Low Tide', 'Kitchen Waltz', 'Paper Lanterns', 'Slow Engine']],
  [/shelf|rack|storage_(?:place|location)|^bin$|aisle/, ['A 1-3', 'B 2-1', 'A 4-2', 'C 1-4', 'D 3-1', 'B 5-2']],
  [/speciali?ty|role|profession|focus|position|job_title|trade/, ['Planning', 'Installation', 'Customer care', 'Design', 'Quality control', 'Training', 'Logistics', 'Research']],
  [/qualification|skill|degree|education/, ['Certificate, level 2', 'Bachelor of Engineering', 'Trade diploma', 'Evening school', 'Master of Science', 'Apprenticeship']],
  [/interest|hobby|hobbies/, ['Renewable energy', 'Health care', 'Robotics', 'Fashion', 'Teaching', 'Agriculture']],
  [/function|use$|usage/, ['Cutting and shaping', 'Measuring', 'Joining', 'Printing', 'Lifting', 'Testing']],
  [/meets|schedule|hours|when/, ['Mondays, 18:00', 'Every second Thursday', 'Weekdays, 9 to 17', 'Saturday morning', 'By appointment']],
  [/machine/, ['Line 1', 'Line 2', 'Press 3', 'Line 4']],
  [/summary|headline|subtitle|description|terms|introduction/, ['The most important points on one page', 'A first look, with examples', 'What changes and for whom', 'Short, clear and checked twice', 'For everyone who wants to know more']],
  [/data|content|information|details/, ['Complete for this quarter', 'Checked in autumn', 'Two parts still open', 'First version', 'Final']],
  [/trend/, ['Rising slowly', 'Steady', 'Falling since spring', 'Rising', 'Uneven']],
  [/special|feature|bonus/, ['Twice as fast at night', 'Heals after each round', 'Strong against stone', 'Trades at half price']],
  [/opponent|rival/, ['Mei', 'Tomasz', 'Ruth', 'Sipho', 'Lucía']],
  [/source|link_text|found/, ['Recommended by Ruth', 'Newspaper', 'Library', 'A friend of Mei', 'Radio']],
]; // prettier-ignore

/** For texts whose name tells nothing: short marks, as people use them for anything. */
const marks = ['A 1', 'B 4', 'A 2', 'C 1', 'B 2', 'A 7', 'C 3', 'B 9'];

export function sampleText(name: string, index: number): string {
  const pool = pools.find(([names]) => names.test(name))?.[1] ?? marks;
  return pool[index % pool.length]!;
}
