import type { Appliers } from './applied.ts';
import { navigation, withPages } from './with-pages.ts';

type Colours = { background?: string; component?: string };

const coloursSaid = (colours: Colours, named: Colours = {}): string => {
  const [background, component] = (['background', 'component'] as const).map((part) => (named[part] ? `${named[part]} (${colours[part]})` : colours[part])); // prettier-ignore
  return `${[background && `The background is ${background}`, component && `buttons and other parts are ${component}`].filter(Boolean).join(', ')} now, in light and dark; text follows by contrast.`.replace(
    /^./,
    (first) => first.toUpperCase(),
  );
};

const corners = (radius: number): string => (radius === 0 ? 'square' : radius === 8 ? 'round' : 'slightly round');

export const changePages: Appliers<'rename-page' | 'remove-page' | 'main-page' | 'move-page' | 'look' | 'rename-app'> =
  {
    'rename-page'(plan, change) {
      const page = plan.pages.find(({ name }) => name === change.page)!;
      return {
        plan: { ...plan, pages: plan.pages.map((one) => (one === page ? { ...page, label: change.label } : one)) },
        said: `The page ${page.label} is called **${change.label}** now; its address stays.`,
      };
    },
    'remove-page'(plan, change) {
      const page = plan.pages.find(({ name }) => name === change.page)!;
      const rest = plan.pages.filter((one) => one !== page);
      if (!rest.some((one) => one.archetype !== 'detail'))
        return { problem: `${page.label} is the only page of this app, so it has to stay.` };
      return { plan: withPages(plan, rest), said: `The page ${page.label} is gone.` };
    },
    'main-page'(plan, change) {
      const page = plan.pages.find(({ name }) => name === change.page)!;
      return {
        plan: withPages(plan, [page, ...plan.pages.filter((one) => one !== page)]),
        said: `The app opens with **${page.label}** now.`,
      };
    },
    'move-page'(plan, { page: name, to }) {
      const shown = navigation(plan);
      const page = shown.find((one) => one.name === name)!;
      const others = shown.filter((one) => one !== page);
      const target = others.find((one) => one.name === (to.before ?? to.after));
      const at = target ? others.indexOf(target) + (to.before ? 0 : 1) : others.length;
      const moved = [...others.slice(0, at), page, ...others.slice(at)];
      if (moved.every((one, index) => one === shown[index])) return { problem: `${page.label} is there already.` };
      return {
        plan: withPages(plan, [...moved, ...plan.pages.filter((one) => one.archetype === 'detail')]),
        said: `**${page.label}** ${target ? `comes ${to.before ? 'before' : 'after'} ${target.label}` : 'is last'} in the menu now.`,
      };
    },
    look(plan, change) {
      const { kind: _, named, ...look } = change;
      const { colours: before, ...palette } = plan.look;
      const colours = look.colours ? { ...before, ...look.colours } : before;
      // another palette replaces the colours that were asked for before
      const next = { ...palette, ...(colours && !look.palette && { colours }), ...look };
      if (look.colours)
        return JSON.stringify(colours) === JSON.stringify(before)
          ? { problem: 'The app has these colours already.' }
          : {
              plan: { ...plan, look: { ...palette, ...(colours && { colours }) } },
              said: coloursSaid(look.colours, named),
            };
      if (look.textSize)
        return {
          plan: { ...plan, look: { ...plan.look, textSize: look.textSize } },
          said: `Everything is written **${look.textSize > (plan.look.textSize ?? 100) ? 'larger' : 'smaller'}** now.`,
        };
      if (look.radius !== undefined && !look.palette && !look.typePair)
        return look.radius === plan.look.radius
          ? { problem: `Corners are ${corners(look.radius)} already.` }
          : { plan: { ...plan, look: next }, said: `Corners are **${corners(look.radius)}** now.` };
      if (JSON.stringify(next) === JSON.stringify(plan.look))
        return { problem: `The app uses the ${next.palette} colours and the ${next.typePair} typeface already.` };
      return {
        plan: { ...plan, look: next },
        said: `The app uses the **${next.palette}** colours and the **${next.typePair}** typeface now, in light and dark.`,
      };
    },
    'rename-app'(plan, change) {
      return {
        plan: { ...plan, name: change.name },
        said: `The app is called **${change.name}** now.`,
      };
    },
  };
