import { visualEditTexts as texts } from './visual-edit.texts.ts';

/** A step of a scale: the class, its words, and how it looks until the page has the class. */
export type Step = { className: string; label: string; style: [string, string][] };

/** A property that classes set. `pattern` finds the class that sets it, the more exact one first. */
export type Scale = { label: string; patterns: RegExp[]; properties: string[]; steps: Step[] };

const sizes: Record<string, number> = {
  xs: 12,
  sm: 14,
  base: 16,
  lg: 18,
  xl: 20,
  '2xl': 24,
  '3xl': 30,
  '4xl': 36,
  '5xl': 48,
  '6xl': 60,
};
const weights = {
  light: 300,
  normal: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extrabold: 800,
};
const spaces = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];
const corners: Record<string, string> = {
  none: '0',
  sm: '0.25rem',
  md: '0.375rem',
  lg: '0.5rem',
  xl: '0.75rem',
  '2xl': '1rem',
  full: '9999px',
};
const widths: Record<string, string> = {
  auto: 'auto',
  fit: 'fit-content',
  full: '100%',
  '1/4': '25%',
  '1/3': '33.333%',
  '1/2': '50%',
  '2/3': '66.667%',
  '3/4': '75%',
};

const spaced = (label: string, prefix: string, whole: string | null, properties: string[]): Scale => ({
  label,
  patterns: [new RegExp(`^-?${prefix}-\\S+$`), ...(whole === null ? [] : [new RegExp(`^-?${whole}-\\S+$`)])],
  properties,
  steps: spaces.map((step) => ({
    className: `${prefix}-${step}`,
    label: `${step * 4}\u00A0px`,
    style: properties.map((name) => [name, `${step / 4}rem`]),
  })),
});

export const typeScales: Scale[] = [
  {
    label: texts.size,
    patterns: [/^text-(?:xs|sm|base|lg|\d?xl|\[\d\S*\])(?:\/\S+)?$/],
    properties: ['font-size'],
    steps: Object.entries(sizes).map(([name, px]) => ({
      className: `text-${name}`,
      label: `${px}\u00A0px`,
      style: [['font-size', `${px / 16}rem`]],
    })),
  },
  {
    label: texts.weight,
    patterns: [/^font-(?:thin|extralight|light|normal|medium|semibold|bold|extrabold|black)$/],
    properties: ['font-weight'],
    steps: Object.entries(weights).map(([name, value]) => ({
      className: `font-${name}`,
      label: texts.weights[name as keyof typeof weights],
      style: [['font-weight', String(value)]],
    })),
  },
  {
    label: texts.align,
    patterns: [/^text-(?:left|center|right|justify|start|end)$/],
    properties: ['text-align'],
    steps: (['left', 'center', 'right'] as const).map((side) => ({
      className: `text-${side}`,
      label: texts.sides[side],
      style: [['text-align', side]],
    })),
  },
];

export const spacingScales: Scale[] = [
  spaced(texts.paddingX, 'px', 'p', ['padding-left', 'padding-right']),
  spaced(texts.paddingY, 'py', 'p', ['padding-top', 'padding-bottom']),
  spaced(texts.marginTop, 'mt', 'm[y]?', ['margin-top']),
  spaced(texts.marginBottom, 'mb', 'm[y]?', ['margin-bottom']),
  spaced(texts.gap, 'gap', null, ['gap']),
];

export const shapeScales: Scale[] = [
  {
    label: texts.width,
    patterns: [/^w-\S+$/],
    properties: ['width'],
    steps: Object.entries(widths).map(([name, value]) => ({
      className: `w-${name}`,
      label: (texts.widths as Partial<Record<string, string>>)[name] ?? name,
      style: [['width', value]],
    })),
  },
  {
    label: texts.radius,
    patterns: [/^rounded(?:-(?:none|xs|sm|md|lg|\d?xl|full|\[\S+\]))?$/],
    properties: ['border-radius'],
    steps: Object.entries(corners).map(([name, value]) => ({
      className: `rounded-${name}`,
      label:
        name === 'none' ? texts.square : name === 'full' ? texts.round : `${Number.parseFloat(value) * 16}\u00A0px`,
      style: [['border-radius', value]],
    })),
  },
];

/** The class that sets the property, and whether it sets nothing else. */
export function currentOf({ patterns }: Scale, classes: readonly string[]): { name: string; isOwn: boolean } | null {
  for (const [index, pattern] of patterns.entries()) {
    const name = classes.findLast((one) => pattern.test(one));
    if (name !== undefined) return { name, isOwn: index === 0 };
  }
  return null;
}

/** The step that a class stands for, also when it sets more: `p-4` is a step of `px`. */
export const stepOf = ({ steps }: Scale, name: string): Step | undefined =>
  steps.find(({ className }) => className === name || endOf(className) === endOf(name));

const endOf = (name: string) => name.slice(name.lastIndexOf('-') + 1);

/** `font-size` as React writes it. */
export const styleName = (property: string): string =>
  property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
