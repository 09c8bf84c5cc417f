import { PanelLeft } from 'lucide-react';
import { Slot } from 'radix-ui';
import { useCallback, useEffect, useMemo, useState, type ComponentProps, type CSSProperties } from 'react';
import { useIsMobile } from '../hooks/use-mobile.ts';
import { SidebarContext, useSidebar } from '../lib/sidebar-context.ts';
import { cn } from '../lib/utils.ts';
import { Button } from './button.tsx';
import { Input } from './input.tsx';
import { Separator } from './separator.tsx';
import { Sheet, SheetContent, SheetDescription, SheetHeader, SheetTitle } from './sheet.tsx';
import { say } from '../lib/page-words.ts';

export { useSidebar };
export {
  SidebarMenu,
  SidebarMenuAction,
  SidebarMenuBadge,
  SidebarMenuButton,
  SidebarMenuItem,
  SidebarMenuSkeleton,
  SidebarMenuSub,
  SidebarMenuSubButton,
  SidebarMenuSubItem,
} from '../parts/sidebar-menu.tsx';

const widths = { '--sidebar-width': '16rem', '--sidebar-width-icon': '3.5rem' } as CSSProperties;

/** Holds whether the bar is open. Ctrl/Cmd+B toggles it; below 768 px it is a sheet. */
export function SidebarProvider({
  defaultOpen = true,
  open: openProp,
  onOpenChange,
  className,
  style,
  children,
  ...props
}: ComponentProps<'div'> & { defaultOpen?: boolean; open?: boolean; onOpenChange?: (open: boolean) => void }) {
  const isMobile = useIsMobile();
  const [openMobile, setOpenMobile] = useState(false);
  const [openInside, setOpenInside] = useState(defaultOpen);
  const open = openProp ?? openInside;
  const setOpen = useCallback(
    (next: boolean) => {
      setOpenInside(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const toggleSidebar = useCallback(() => {
    if (isMobile) setOpenMobile((was) => !was);
    else setOpen(!open);
  }, [isMobile, open, setOpen]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'b' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      toggleSidebar();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggleSidebar]);

  const value = useMemo(
    () => ({
      state: open ? ('expanded' as const) : ('collapsed' as const),
      open,
      setOpen,
      openMobile,
      setOpenMobile,
      isMobile,
      toggleSidebar,
    }),
    [open, setOpen, openMobile, isMobile, toggleSidebar],
  );

  return (
    <SidebarContext value={value}>
      <div
        data-slot="sidebar-wrapper"
        style={{ ...widths, ...style }}
        className={cn('group/sidebar-wrapper flex min-h-dvh w-full', className)}
        {...props}
      >
        {children}
      </div>
    </SidebarContext>
  );
}

export function Sidebar({
  side = 'left',
  variant = 'sidebar',
  collapsible = 'offcanvas',
  className,
  children,
  ...props
}: ComponentProps<'div'> & {
  side?: 'left' | 'right';
  variant?: 'sidebar' | 'floating' | 'inset';
  collapsible?: 'offcanvas' | 'icon' | 'none';
}) {
  const { isMobile, state, openMobile, setOpenMobile } = useSidebar();
  if (isMobile && collapsible !== 'none')
    return (
      <Sheet open={openMobile} onOpenChange={setOpenMobile}>
        <SheetContent side={side} data-sidebar="sidebar" className="gap-0 bg-sidebar p-0 text-sidebar-foreground">
          <SheetHeader className="sr-only">
            <SheetTitle>{say('Navigation')}</SheetTitle>
            <SheetDescription>{say('The pages of this app')}</SheetDescription>
          </SheetHeader>
          {children}
        </SheetContent>
      </Sheet>
    );

  const collapsed = state === 'collapsed' ? collapsible : '';
  if (collapsed === 'offcanvas') return null;
  return (
    <aside
      aria-label={say('Navigation')}
      data-slot="sidebar"
      data-state={state}
      data-collapsible={collapsed === 'none' ? '' : collapsed}
      data-variant={variant}
      data-side={side}
      className={cn(
        'group peer sticky top-0 flex h-dvh w-(--sidebar-width) shrink-0 flex-col bg-sidebar text-sidebar-foreground transition-[width] duration-200 data-[collapsible=icon]:w-(--sidebar-width-icon)',
        side === 'left' ? 'border-r' : 'order-last border-l',
        className,
      )}
      {...props}
    >
      {children}
    </aside>
  );
}

export function SidebarTrigger({ className, onClick, ...props }: ComponentProps<typeof Button>) {
  const { toggleSidebar } = useSidebar();
  return (
    <Button
      data-sidebar="trigger"
      variant="ghost"
      size="icon"
      className={className}
      onClick={(event) => {
        onClick?.(event);
        toggleSidebar();
      }}
      {...props}
    >
      <PanelLeft aria-hidden />
      <span className="sr-only">{say('Show or hide navigation')}</span>
    </Button>
  );
}

export function SidebarRail({ className, ...props }: ComponentProps<'button'>) {
  const { toggleSidebar } = useSidebar();
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={say('Show or hide navigation')}
      onClick={toggleSidebar}
      className={cn('absolute inset-y-0 -right-1.5 hidden w-3 cursor-ew-resize md:block', className)}
      {...props}
    />
  );
}

export function SidebarInset({ className, ...props }: ComponentProps<'main'>) {
  return (
    <main
      data-slot="sidebar-inset"
      className={cn('relative flex w-full min-w-0 flex-1 flex-col bg-background', className)}
      {...props}
    />
  );
}

export function SidebarInput({ className, ...props }: ComponentProps<typeof Input>) {
  return <Input data-sidebar="input" className={cn('w-full', className)} {...props} />;
}

const box = (name: string, classes: string) =>
  function SidebarBox({ className, ...props }: ComponentProps<'div'>) {
    return <div data-slot={name} data-sidebar={name} className={cn(classes, className)} {...props} />;
  };

export const SidebarHeader = box('sidebar-header', 'flex flex-col gap-2 p-3');
export const SidebarFooter = box('sidebar-footer', 'mt-auto flex flex-col gap-2 p-3');
export const SidebarContent = box('sidebar-content', 'flex min-h-0 flex-1 flex-col gap-4 overflow-auto py-2');
export const SidebarGroup = box('sidebar-group', 'relative flex w-full min-w-0 flex-col px-3');
export const SidebarGroupContent = box('sidebar-group-content', 'w-full text-sm');

export function SidebarSeparator({ className, ...props }: ComponentProps<typeof Separator>) {
  return <Separator data-sidebar="separator" className={cn('mx-3 w-auto', className)} {...props} />;
}

export function SidebarGroupLabel({ className, asChild, ...props }: ComponentProps<'div'> & { asChild?: boolean }) {
  const Part = asChild ? Slot.Root : 'div';
  return (
    <Part
      data-sidebar="group-label"
      className={cn(
        'flex h-8 shrink-0 items-center px-2 text-xs font-medium text-muted-foreground group-data-[collapsible=icon]:sr-only',
        className,
      )}
      {...props}
    />
  );
}

export function SidebarGroupAction({ className, asChild, ...props }: ComponentProps<'button'> & { asChild?: boolean }) {
  const Part = asChild ? Slot.Root : 'button';
  return (
    <Part
      data-sidebar="group-action"
      className={cn(
        'hit-area absolute top-1.5 right-4 flex size-5 items-center justify-center rounded-sm text-muted-foreground hover:bg-sidebar-accent group-data-[collapsible=icon]:hidden [&>svg]:size-4',
        className,
      )}
      {...props}
    />
  );
}
