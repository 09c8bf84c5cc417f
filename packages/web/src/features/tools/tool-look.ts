import type { ToolStyle } from '@whittle/contract/tools/tool-document';
import { contrastOf } from '../../ui/contrast.ts';

export type ToolLook = {
  background: string;
  header: string;
  subheader: string;
  button: string;
  buttonText: string;
  /** Ground and edge of what is filled in. */
  control: string;
  controlText: string;
  edge: string;
  scheme: 'light' | 'dark';
};

/** The looks of a tool's page. They are content of the page and no colours of the builder, so they stand here. */
const looks: Record<ToolStyle['styleName'], ToolLook> = {
  light: {
    ...{ background: '#f8f7f7', header: '#221f1e', subheader: '#5b5655', button: '#1e1c1b', buttonText: '#fcfbfb' },
    ...{ control: '#ffffff', controlText: '#221f1e', edge: '#868180', scheme: 'light' },
  },
  dark: {
    ...{ background: '#141211', header: '#efecea', subheader: '#b4afad', button: '#ece8e4', buttonText: '#1a1715' },
    ...{ control: '#1d1a19', controlText: '#efecea', edge: '#7d7775', scheme: 'dark' },
  },
  colorful: {
    ...{ background: '#7a2c22', header: '#fffaf8', subheader: '#f6dcd6', button: '#fffaf8', buttonText: '#4a1812' },
    ...{ control: '#ffffff', controlText: '#221f1e', edge: '#f0c9c1', scheme: 'light' },
  },
};
const light = '#fcfbfb';
const dark = '#1a1715';

/** The colours of a page: those that the builder chose, and for the others such as can be read on them. */
export function lookOf(style: ToolStyle): ToolLook {
  const base = looks[style.styleName];
  const background = style.background || base.background;
  const button = style.buttonBackgroundColor || base.button;
  return {
    ...base,
    background,
    button,
    header: style.headerTextColor || readable(base.header, background),
    subheader: style.subheaderTextColor || readable(base.subheader, background),
    buttonText: style.buttonTextColor || readable(base.buttonText, button),
  };
}

/** The wanted colour where it has 4.5:1 on its ground, else the better one of near-white and near-black. */
function readable(wanted: string, ground: string): string {
  if ((contrastOf(wanted, ground) ?? 21) >= 4.5) return wanted;
  return (contrastOf(light, ground) ?? 0) >= (contrastOf(dark, ground) ?? 0) ? light : dark;
}
