/** A rule for all children but the last, as Tailwind 4 makes `space-*` and `divide-*`; the parent's selector stands first. */
const betweenChildren = /:where\(((?:[^(){}]|\((?:[^(){}]|\([^(){}]*\))*\))+) > :not\(:last-child\)\) \{([^{}]*)\}/g;

const sides: Record<string, string> = {
  'margin-block-start': 'margin-bottom',
  'margin-block-end': 'margin-top',
  'margin-inline-start': 'margin-right',
  'margin-inline-end': 'margin-left',
  'border-top-width': 'border-bottom-width',
  'border-bottom-width': 'border-top-width',
  'border-inline-start-width': 'border-right-width',
  'border-inline-end-width': 'border-left-width',
};

/**
 * The stylesheet with gaps and lines before all children but the first, which win over a child's own margin, at sides that do
 * not follow the direction of the text: as Tailwind 3 had them. An inline label above a field has no gap below it, and
 * apps that are read from the right say themselves which side is meant (`space-x-reverse`).
 */
export const withGapsBefore = (css: string): string =>
  css.replace(
    betweenChildren,
    (_, parent: string, rule: string) =>
      `${parent} > :not([hidden]) ~ :not([hidden]) {${rule.replace(/[\w-]+(?=:)/g, (name) => sides[name] ?? name)}}`,
  );
