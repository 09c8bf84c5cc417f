import type { SampleRow } from '../kinds/kind.ts';
import type { Field } from '../plan/plan.ts';

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

/** The row with species that such a thing can be of. */
export function ofItsKind(noun: string, fields: readonly Field[], row: SampleRow, index: number): SampleRow {
  const names = kinds.find(([words]) => words.test(noun))?.[1];
  const field = fields.find(({ name, type }) => type === 'text' && /^(?:species|variety|cultivar)$/.test(name));
  return names && field ? { ...row, [field.name]: names[index % names.length]! } : row;
}
