import { createLazyIcon } from './lazy-icon.tsx';

/** What generated code imports from lucide-react apart from single icons, which the compiler makes modules of. */
export { createLucideIcon, Icon, LucideProvider, useLucideContext } from './lucide-tools.ts';

const known = new Map<string, unknown>();

/** Every icon by name, for code that picks one at run time; the drawings are fetched when the first is shown. */
export const all: Record<string, unknown> = new Proxy(Object.create(null) as Record<string, unknown>, {
  get(_, name) {
    if (typeof name !== 'string' || !/^[A-Z]/.test(name)) return undefined;
    if (!known.has(name)) known.set(name, createLazyIcon(name));
    return known.get(name);
  },
  has: (_, name) => typeof name === 'string' && /^[A-Z]/.test(name),
});
export const icons = all;
