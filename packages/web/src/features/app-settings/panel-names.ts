import type { AppConfiguration } from '@whittle/contract/app-settings/calls';

/** Panels that have fields of their own, as an address names them; `main` is the list of them (EDIT-08). */
const panelNames = ['main', 'details', 'texts', 'branding', 'chat', 'settings'] as const;
export type PanelName = (typeof panelNames)[number];
export type FieldPanel = Exclude<PanelName, 'main'>;

export const asPanelName = (text: string | null): PanelName | null => panelNames.find((name) => name === text) ?? null;

/** What the menu of an app leads to: its panels, and what has a screen of its own. */
export type MenuEntry = FieldPanel | 'tools' | 'database';

/** EDIT-05, EDIT-06; the chat of an app is for platform admins (CHATA-06). */
export function menuOf({ appType }: Pick<AppConfiguration, 'appType'>, isAdmin = false): MenuEntry[] {
  if (appType === 'space_app') return ['details', 'database', 'settings'];
  return ['texts', 'branding', 'tools', ...(isAdmin ? (['chat'] as const) : []), 'settings'];
}

/** Where Done leads: texts and branding of a space app are parts of its details. */
export const parentOf = (panel: FieldPanel, configuration: Pick<AppConfiguration, 'appType'>): PanelName =>
  menuOf(configuration, true).includes(panel) || panel === 'details' ? 'main' : 'details';
