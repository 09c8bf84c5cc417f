import { parseTriple, type Oklch } from './oklch.ts';

export type Mode = 'light' | 'dark';
export type ByMode = Readonly<Record<Mode, Oklch>>;

export const paletteNames = ['Harbor', 'Orchard', 'Kiln', 'Mulberry', 'Citrus', 'Press', 'Lagoon', 'Alpine'] as const;
export type PaletteName = (typeof paletteNames)[number];

/**
 * One palette of a generated app. `chroma` and `hue` tint the neutrals; `primary` is the one accent; `second` marks
 * one kind of thing (today, sale, mine) as a fill or an icon, never as text. `link` and `onPrimary` are there only
 * where they differ from the rule (links are primary; text on primary is near white in light, near black in dark).
 * `radiusPx` is the corner family it is drawn with unless asked otherwise.
 */
export interface Palette {
  name: PaletteName;
  fits: string;
  chroma: number;
  hue: number;
  primary: ByMode;
  second: ByMode;
  link?: ByMode;
  onPrimary?: Partial<ByMode>;
  radiusPx: 0 | 4 | 8;
}

const byMode = (light: string, dark: string): ByMode => ({ light: parseTriple(light), dark: parseTriple(dark) });

export const palettes: Readonly<Record<PaletteName, Palette>> = {
  Harbor: {
    name: 'Harbor',
    fits: 'operations, logistics',
    chroma: 0.005,
    hue: 245,
    primary: byMode('.42 .105 252', '.76 .10 248'),
    second: byMode('.66 .17 48', '.76 .14 55'),
    radiusPx: 4,
  },
  Orchard: {
    name: 'Orchard',
    fits: 'food, gardens, shops',
    chroma: 0.006,
    hue: 130,
    primary: byMode('.42 .095 148', '.79 .13 146'),
    second: byMode('.58 .19 27', '.73 .15 27'),
    radiusPx: 8,
  },
  Kiln: {
    name: 'Kiln',
    fits: 'crafts, homes, workshops',
    chroma: 0.006,
    hue: 50,
    primary: byMode('.50 .145 37', '.75 .125 42'),
    second: byMode('.50 .075 200', '.77 .075 200'),
    radiusPx: 4,
  },
  Mulberry: {
    name: 'Mulberry',
    fits: 'culture, events, beauty',
    chroma: 0.005,
    hue: 350,
    primary: byMode('.41 .135 358', '.77 .11 358'),
    second: byMode('.62 .12 112', '.82 .12 112'),
    radiusPx: 8,
  },
  Citrus: {
    name: 'Citrus',
    fits: 'sport, children, play',
    chroma: 0.008,
    hue: 105,
    primary: byMode('.87 .165 98', '.89 .16 100'),
    second: byMode('.43 .085 165', '.78 .10 165'),
    link: byMode('.47 .095 88', '.89 .16 100'),
    onPrimary: { light: parseTriple('.19 .02 105') },
    radiusPx: 8,
  },
  Press: {
    name: 'Press',
    fits: 'news, text, portfolios',
    chroma: 0.002,
    hue: 30,
    primary: byMode('.23 .006 30', '.94 .004 60'),
    second: byMode('.55 .205 28', '.70 .17 27'),
    link: byMode('.50 .19 28', '.74 .14 27'),
    radiusPx: 0,
  },
  Lagoon: {
    name: 'Lagoon',
    fits: 'health, travel, pools',
    chroma: 0.006,
    hue: 200,
    primary: byMode('.47 .08 198', '.80 .11 192'),
    second: byMode('.65 .18 18', '.75 .13 20'),
    radiusPx: 8,
  },
  Alpine: {
    name: 'Alpine',
    fits: 'finance, schools, offices',
    chroma: 0.008,
    hue: 225,
    primary: byMode('.38 .055 232', '.82 .06 228'),
    second: byMode('.80 .155 88', '.84 .14 88'),
    radiusPx: 4,
  },
};

/** Colours with a meaning: the same in every palette, so that danger looks like danger in all apps. */
export const statusColours = {
  success: byMode('.44 .10 152', '.80 .13 152'),
  successSoft: byMode('.95 .035 152', '.275 .045 152'),
  warning: byMode('.46 .09 70', '.83 .12 84'),
  warningSoft: byMode('.955 .052 90', '.29 .045 80'),
  danger: byMode('.50 .185 25', '.74 .14 25'),
  dangerSoft: byMode('.955 .022 20', '.28 .06 25'),
  onDanger: byMode('.99 .004 25', '.17 .03 25'),
} as const;

/** Series colours told apart in deutan and protan vision; series 1 of an app is its link colour. */
export const seriesColours: readonly ByMode[] = [
  byMode('.46 .085 220', '.78 .095 210'),
  byMode('.46 .11 60', '.88 .092 70'),
  byMode('.30 .105 13', '.72 .148 13'),
  byMode('.59 .122 140', '.60 .146 125'),
  byMode('.31 .139 280', '.64 .13 280'),
  byMode('.66 .108 335', '.54 .119 340'),
];
