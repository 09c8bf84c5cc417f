import { lookIn } from '../../recognise/look-words.ts';
import type { Change } from '../change.ts';

export function lookRequest(text: string): Change[] | null {
  const { palette, typePair, radius } = lookIn(text);
  if (!palette && !typePair && radius === undefined) return null;
  return [
    {
      kind: 'look',
      ...(palette && { palette }),
      ...(typePair && { typePair }),
      ...(radius !== undefined && { radius }),
    },
  ];
}
