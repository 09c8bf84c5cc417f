import { wordsOf } from './lines.ts';

/** Of what things are counted, not of what they are: hours per week. */
export const unitsOfTime = wordsOf(`
hour
minute
day
week
weekend
month
quarter
year
night
season
unit
piece
head
stunde
minute
tag
woche
monat
quartal
jahr
nacht
saison
stück
einheit
kopf
`);

/** What is counted and not kept one by one. */
export const countedOnly = wordsOf(`
hour
minute
point
star
credit
coin
dollar
euro
percent
discount
stunde
punkt
prozent
`);

/** Verbs, as they are written, after which "to" says of what something is. */
export const tieVerbs = wordsOf(`
allocated
assigned
associated
attached
belong
belongs
belonging
connected
gehören
gehört
linked
related
tied
`);

/** Verbs, as they are written, that say where something has its place. */
export const placeVerbs = wordsOf(`
grow
grows
kept
lies
lie
live
lives
located
parked
sit
sits
stand
stands
stored
`);

/** Verbs by which people come to have something for something else. */
export const givesVerbs = wordsOf(`
get
receive
earn
hand
submit
take
write
`);

/** What people have without anybody lending it to them. */
export const heldByPeople = wordsOf(`
absence
allergy
appointment
badge
certificate
certification
course
diploma
duty
grade
job
licence
license
permit
qualification
role
shift
skill
task
training
vaccination
`);
