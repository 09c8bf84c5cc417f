import { createContext, use } from 'react';

export interface SidebarState {
  state: 'expanded' | 'collapsed';
  open: boolean;
  setOpen: (open: boolean) => void;
  openMobile: boolean;
  setOpenMobile: (open: boolean) => void;
  isMobile: boolean;
  toggleSidebar: () => void;
}

export const SidebarContext = createContext<SidebarState | null>(null);

/** The bar's state; throws outside `SidebarProvider`, which is a mistake in the code. */
export function useSidebar(): SidebarState {
  const sidebar = use(SidebarContext);
  if (!sidebar) throw new Error('useSidebar must be used inside <SidebarProvider>');
  return sidebar;
}
