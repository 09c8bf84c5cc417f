/** EDIT-01, EDIT-08, in the order in which a tool is made. */
export const panelNames = [
  'texts',
  'branding',
  'fields',
  'prompt',
  'results',
  'cta',
  'sources',
  'settings',
  'runs',
] as const;
export type PanelName = (typeof panelNames)[number];

export const asPanelName = (text: string | null): PanelName | null => panelNames.find((name) => name === text) ?? null;
