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

const adults = [34, 28, 41, 25, 52, 37, 30, 46];
const young = /child|kid|pupil|baby|toddler|scout|boy|girl|teen|youth/;

/** The row with species that such a thing can be of, and with an age that such a person can have. */
export function ofItsKind(noun: string, fields: readonly Field[], row: SampleRow, index: number): SampleRow {
  const names = kinds.find(([words]) => words.test(noun))?.[1];
  const field = fields.find(({ name, type }) => type === 'text' && /^(?:species|variety|cultivar)$/.test(name));
  const aged = isPerson(noun) && !young.test(noun) ? fields.find(({ name, type }) => type === 'number' && name === 'age') : undefined; // prettier-ignore
  return {
    ...row,
    ...(names && field && { [field.name]: names[index % names.length]! }),
    ...(aged && { [aged.name]: adults[index % adults.length]! }),
  };
}
