import { heavyLibraries, plainPrimitives } from './specifiers.ts';
import type { KitNeeds } from './kit-needs.ts';

/**
 * Where a part of the kit lies: `plain` with what nearly every page shows, `floating` with dialogs, menus and other things
 * that open, or a file of its own because of a heavy library.
 */
export type KitFile = 'plain' | 'floating' | 'alone';

export function kitFileOf(part: string, { packages }: KitNeeds): KitFile {
  const needed = packages[part]!;
  if (heavyLibraries.some((library) => needed.includes(library))) return 'alone';
  const isPlain = needed.every((one) => !one.startsWith('radix-ui/') || plainPrimitives.includes(one.slice(9)));
  return isPlain && !needed.includes('sonner') ? 'plain' : 'floating';
}
