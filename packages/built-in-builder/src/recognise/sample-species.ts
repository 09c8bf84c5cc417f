import type { SampleRow } from '../kinds/kind.ts';
import type { Field } from '../plan/plan.ts';
import { isPerson } from '../reading/chunks.ts';

/** Species and varieties by what they are of; plants where nothing else is said. */
const kinds: readonly (readonly [RegExp, readonly string[]])[] = [
  [/bird|falcon|hawk|owl|parrot|raptor/, ['Peregrine falcon', 'Harris’s hawk', 'Barn owl', 'Goshawk', 'Kestrel', 'Blue tit', 'Kingfisher', 'Red kite']],
  [/fish|aquarium|tank/, ['Neon tetra', 'Guppy', 'Zebra danio', 'Angelfish', 'Corydoras', 'Clownfish']],
  [/^tree|fruit tree|orchard|apple/, ['Boskoop', 'Conference pear', 'Morello cherry', 'Damson', 'Quince', 'Cox’s Orange Pippin']],
  [/mushroom|fungus|fungi/, ['Chanterelle', 'Penny bun', 'Parasol', 'Fly agaric', 'Oyster mushroom', 'Morel']],
  [/insect|butterfl|moth|beetle|bee$/, ['Peacock', 'Brimstone', 'Red admiral', 'Stag beetle', 'Hawk moth', 'Mason bee']],
  [/snake|reptile|turtle|tortoise|lizard|gecko/, ['Corn snake', 'Leopard gecko', 'Hermann’s tortoise', 'Royal python', 'Bearded dragon']],
  [/animal|pet|patient|creature/, ['Cat', 'Dog', 'Rabbit', 'Guinea pig', 'Hedgehog', 'Budgerigar']],
  [/wood|timber|board/, ['Oak', 'Larch', 'Walnut', 'Ash', 'Spruce', 'Maple']],
]; // prettier-ignore

/** What people of a calling are good at. */
const callings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/doctor|nurse|physician/, ['Cardiology', 'Paediatrics', 'Dermatology', 'General practice', 'Orthopaedics', 'Neurology', 'Eye care', 'Internal medicine']],
  [/dentist/, ['Orthodontics', 'Implants', 'Children’s teeth', 'Prevention']],
  [/vet(?:erinarian)?$/, ['Small animals', 'Horses', 'Surgery', 'Exotic animals']],
  [/lawyer|attorney|solicitor/, ['Family law', 'Employment law', 'Company law', 'Tax law', 'Real estate law', 'Criminal defence']],
  [/teacher|tutor|professor|lecturer/, ['Mathematics', 'English', 'Physics', 'History', 'Music', 'Biology', 'Art', 'Chemistry']],
  [/coach|trainer|instructor/, ['Strength', 'Yoga', 'Running', 'Nutrition', 'Swimming', 'Mobility']],
  [/psychologist|therapist|counsell?or/, ['Anxiety and stress', 'Couples', 'Young people', 'Sleep', 'Work and burnout', 'Grief']],
  [/barber|hairdresser|stylist/, ['Cuts', 'Colour', 'Beards', 'Wedding styling', 'Curls']],
  [/developer|engineer|technician|programmer/, ['Web', 'Mobile apps', 'Databases', 'Networks', 'Security', 'Test automation']],
  [/designer|photographer|artist/, ['Branding', 'Illustration', 'Web design', 'Portraits', 'Packaging', 'Weddings']],
  [/guide$/, ['Old town', 'Mountains', 'Food and wine', 'Museums', 'Nature', 'Architecture']],
  [/chef|cook$/, ['Italian', 'Pastry', 'Vegetarian', 'Fish', 'Japanese']],
  [/mechanic/, ['Engines', 'Brakes', 'Electrics', 'Bodywork', 'Bicycles']],
  [/cleaner|nanny|caregiver/, ['Homes', 'Offices', 'Windows', 'Evenings', 'Families']],
]; // prettier-ignore

const adults = [34, 28, 41, 25, 52, 37, 30, 46];
const young = /child|kid|pupil|baby|toddler|scout|boy|girl|teen|youth/;

/** The row with species that such a thing can be of, and with an age that such a person can have. */
export function ofItsKind(noun: string, fields: readonly Field[], row: SampleRow, index: number): SampleRow {
  const names = kinds.find(([words]) => words.test(noun))?.[1];
  const field = fields.find(({ name, type }) => type === 'text' && /^(?:species|variety|cultivar)$/.test(name));
  const skill = fields.find(({ name, type }) => type === 'text' && /^(?:specialty|speciali[sz]ation|subject|department|focus)$/.test(name)); // prettier-ignore
  const skills = skill && callings.find(([words]) => words.test(noun))?.[1];
  const aged = isPerson(noun) && !young.test(noun) ? fields.find(({ name, type }) => type === 'number' && name === 'age') : undefined; // prettier-ignore
  return {
    ...row,
    ...(names && field && { [field.name]: names[index % names.length]! }),
    ...(skill && skills && { [skill.name]: skills[index % skills.length]! }),
    ...(aged && { [aged.name]: adults[index % adults.length]! }),
  };
}
