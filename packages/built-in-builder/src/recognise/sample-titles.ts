import { isPerson } from '../reading/chunks.ts';
import { knownFamily } from './families.ts';
import { nameByGrade } from './sample-names.ts';
import { isPersonNoun, people } from './sample-people.ts';

/** Names for records of nouns that no kind prepares; each pool has a long one. */
const pools: [RegExp, readonly string[]][] = [
  [/\b(?:cat|dog|pet|horse|animal|chicken|rabbit|cow|goat|sheep|bird)s?\b/i, ['Biscuit', 'Nori', 'Captain', 'Mathilda', 'Sir Reginald of Pawsworth', 'Pepper', 'Otis', 'Lulu']],
  [/\b(?:plant|flower|herb|tree|houseplant|succulent)s?\b/i, ['Monstera by the window', 'Peace lily', 'Lemon tree', 'Basil', 'The snake plant in the hallway that survives everything', 'Orchid from Aunt Ruth', 'Chilli “Lemon Drop”', 'Old rubber plant']],
  [/\b(?:seed|crop|vegetable|harvest|bed)s?\b/i, ['Runner beans', 'Beetroot “Chioggia”', 'Early potatoes', 'Kale', 'Tomatoes along the south wall, second row', 'Pumpkin', 'Broad beans', 'Sweet peas']],
  [/\b(?:wine|bottle)s?\b/i, ['Quinta da Ribeira', 'Château Merle', 'Weingut Ahrens Riesling', 'Poggio Alto', 'Domaine de la Petite Colline, old vines from the upper slope', 'Casa Lobo', 'Trockenau Pinot', 'Bodega Sur']],
  [/\b(?:beer|coffee|tea|cheese|chocolate|honey|whisky)s?\b/i, ['Harbour dark', 'Number nine', 'Morning blend', 'Hillside', 'The one from the little stall behind the station', 'Old Mill', 'Amber', 'North coast']],
  [/\b(?:trip|journey|holiday|vacation|travel|excursion)s?\b/i, ['Ten days in Lisbon', 'Weekend at the lake', 'Kraków by night train', 'Three days on the coast path', 'Visit to the grandparents, with a stop at the two lighthouses on the way', 'Winter cabin', 'City break in Ghent', 'Cycling along the canal']],
  [/\b(?:hike|route|walk|ride)s?\b/i, ['Canal loop', 'Two lighthouses', 'Over the ridge and back by the mill', 'River path', 'Up to the chapel before breakfast, down again through the forest', 'Round the lake', 'Old railway line', 'Harbour and dunes']],
  [/\b(?:film|movie|series|show|documentary)s?\b/i, ['The Ferryman’s Daughter', 'Seven Winters', 'Night Bus to Almaty', 'Small Engines', 'The Tortoise Who Kept the Post Office Open All Summer', 'Moth', 'A Field Guide to Quiet', 'Salt']],
  [/\b(?:song|album|track|record|vinyl)s?\b/i, ['Low Tide', 'Paper Lanterns', 'Tuesday People', 'Kitchen Waltz', 'Songs for the Long Way Home After the Last Train', 'North Window', 'Ada', 'Slow Engine']],
  [/\b(?:board game|game)s?\b/i, ['Harbour Masters', 'Tile & Error', 'Seven Bridges', 'Foxes', 'The Very Long Campaign of the Nine Valleys, second edition', 'Lantern Bay', 'Mill', 'Double Draw']],
  [/\b(?:meal|dish|lunch|dinner|menu)s?\b/i, ['Lentil soup', 'Fish tacos', 'Mushroom risotto', 'Pancakes', 'Leftovers from Sunday with a very generous amount of garlic', 'Green curry', 'Baked potatoes', 'Tomato salad']],
  [/\b(?:restaurant|cafe|café|bar|bakery|venue|shop|store)s?\b/i, ['Café Lantern', 'Three Corners', 'Trattoria Elba', 'The Old Ferry', 'Grandmother Ilse’s garden restaurant behind the railway bridge', 'Nori & Rice', 'Bakery Huber', 'Zum Anker']],
  [/\b(?:museum|place|location|city|town|beach|garden|park|site|building|campsite|hotel)s?\b/i, ['Museum of Everyday Things', 'Harbour square', 'North beach', 'St. Anna chapel', 'The botanical garden behind the old observatory', 'Mill Street market', 'Hilltop', 'Linden park']],
  [/\b(?:boat|ship|yacht|canoe|kayak|dinghy|dinghies)s?\b/i, ['Kittiwake', 'Old Faithful', 'Double scull 2', 'Marigold', 'The green one with the patched hull, back from the yard', 'Sandpiper', 'Four with cox', 'Little Auk']],
  [/\b(?:bike|bicycle|e-bike)s?\b/i, ['Red city bike', 'Cargo bike', 'Number 4', 'Yellow tandem', 'The white one with the dent, back from repair', 'Folding bike', 'Mountain bike M', 'Child bike 20"']],
  [/\b(?:car|vehicle|van|truck|bus|motorcycle)s?\b/i, ['Blue van', 'Old estate car', 'Cargo bike', 'Number 4', 'The white one with the dent, back from repair', 'Loaner', 'Yellow tandem', 'Delivery scooter']],
  [/\b(?:tool|machine|equipment|instrument|device|extinguisher|camera|asset)s?\b/i, ['Torque wrench', 'Drill press', 'Label printer', 'Extension ladder, 6 m', 'Sewing machine with the walking foot for heavy fabric', 'Projector', 'Band saw', 'Soldering station']],
  [/\b(?:pledge|donation|payment|loan|debt|fee|transaction|deposit|refund|subscription)s?\b/i, ['Roof repair', 'Spring fair', 'New instruments', 'Library corner', 'Trip of the fourth year to the sea, including the bus', 'Garden tools', 'Stage lights', 'Winter coats']],
  [/\b(?:order|quote|sale|purchase|delivery|shipment|parcel)s?\b/i, ['Window lettering', 'Forty menu boards', 'Two oak benches', 'Sample box', 'Replacement parts for the machine in hall 2, urgent', 'Gift cards', 'Autumn brochure', 'Shelf brackets']],
  [/\binterviews?\b/i, ['First interview', 'Phone screening', 'Second interview', 'Meet the team', 'Technical interview with a task to solve and time for questions', 'Final interview', 'Trial day', 'Video interview']],
  [/\b(?:rehearsal|practice|training|lesson|class|session)s?\b/i, ['Monday evening', 'Beginners', 'Full run-through', 'Open session', 'Long session before the summer performance, with a break for lunch', 'Warm-up', 'Advanced group', 'Saturday morning']],
  [/\bshifts?\b/i, ['Early shift', 'Late shift', 'Opening', 'Closing', 'Weekend cover for the front desk, with handover at noon', 'Night shift', 'Stock day', 'Standby']],
  [/\b(?:visit|inspection|report|service|repair|treatment)s?\b/i, ['Boiler check', 'Yearly inspection', 'North wing', 'Follow-up', 'Walk through the building with the caretaker and the fire inspector', 'Roof after the storm', 'Emergency lights', 'Lift']],
  [/\b(?:meeting|call|appointment)s?\b/i, ['Monday meeting', 'Kick-off', 'Budget', 'Follow-up', 'Planning the summer fair with everyone who helps on the day', 'Quarterly review', 'Handover', 'Open questions']],
  [/\b(?:note|idea|thought|goal|quote|word|question|lesson learned|entry|memory)s?\b/i, ['A bench outside', 'Ask the neighbours first', 'Shorter Mondays', 'What the river carried', 'Write down what worked before starting the next one', 'Two keys are enough', 'Leave the leaves', 'Call more, mail less']],
  [/\b(?:gift|present|wish|toy|souvenir|dress|outfit|shoe|clothes|item|thing)s?\b/i, ['Wool socks', 'Picnic blanket', 'Wooden train', 'Linen apron', 'The blue tin box with the lighthouse on the lid', 'Field glasses', 'Card game', 'Rain jacket']],
  [/\b(?:painting|photo|picture|artwork|drawing|sculpture)s?\b/i, ['Harbour at six', 'Kitchen window', 'Study in green', 'Two chairs', 'Self-portrait with the neighbour’s cat looking in', 'Fog', 'The mill', 'Untitled, March']],
]; // prettier-ignore

/** A believable name for the `index`-th record of a noun. */
export function sampleTitle(noun: string, index: number): string {
  const own = knownFamily(noun)?.samples ?? [];
  const pool =
    own.length > 0
      ? own
      : (pools.find(([nouns]) => nouns.test(noun))?.[1] ?? (isPersonNoun(noun) || isPerson(noun) ? people : null));
  if (pool) return pool[index % pool.length]!;
  return nameByGrade(noun, index);
}
