import type { AppConfiguration } from '@whittle/contract/app-settings/calls';

/** Panels that have fields of their own, as an address names them; `main` is the list of them (EDIT-08). */
const panelNames = ['main', 'details', 'texts', 'branding', 'settings'] as const;
export type PanelName = (typeof panelNames)[number];
export type FieldPanel = Exclude<PanelName, 'main'>;

export const asPanelName = (text: string | null): PanelName | null => panelNames.find((name) => name === text) ?? null;

/** What the menu of an app leads to: its panels, and what has a screen of its own. */
export type MenuEntry = FieldPanel | 'tools' | 'database';

/** EDIT-05, EDIT-06 */
export function menuOf({ appType }: Pick<AppConfiguration, 'appType'>): MenuEntry[] {
  return appType === 'space_app' ? ['details', 'database', 'settings'] : ['texts', 'branding', 'tools', 'settings'];
}

/** Where Done leads: texts and branding of a space app are parts of its details. */
export const parentOf = (panel: FieldPanel, configuration: Pick<AppConfiguration, 'appType'>): PanelName =>
  menuOf(configuration).includes(panel) || panel === 'details' ? 'main' : 'details';
