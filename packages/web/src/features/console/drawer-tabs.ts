export const drawerTabs = ['console', 'network', 'reported'] as const;
export type DrawerTab = (typeof drawerTabs)[number];
