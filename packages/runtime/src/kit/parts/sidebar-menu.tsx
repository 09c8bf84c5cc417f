import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useSidebar } from '../lib/sidebar-context.ts';
import { cn } from '../lib/utils.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tooltip, TooltipContent, TooltipTrigger } from '../ui/tooltip.tsx';

export function SidebarMenu({ className, ...props }: ComponentProps<'ul'>) {
  return <ul data-sidebar="menu" className={cn('flex w-full min-w-0 flex-col gap-0.5', className)} {...props} />;
}

export function SidebarMenuItem({ className, ...props }: ComponentProps<'li'>) {
  return <li data-sidebar="menu-item" className={cn('group/menu-item relative', className)} {...props} />;
}

const menuButton = cva(
  'flex w-full items-center gap-2.5 overflow-hidden rounded-md px-2 text-left text-sm transition-colors hover:bg-sidebar-accent disabled:pointer-events-none disabled:text-muted-foreground data-[active=true]:bg-soft data-[active=true]:font-medium group-data-[collapsible=icon]:justify-center group-data-[collapsible=icon]:[&>span:last-child]:sr-only [&>span:last-child]:truncate [&>svg]:size-4 [&>svg]:shrink-0',
  {
    variants: {
      variant: { default: '', outline: 'border bg-card' },
      size: {
        default: 'min-h-9 pointer-coarse:min-h-11',
        sm: 'min-h-8 text-xs pointer-coarse:min-h-11',
        lg: 'min-h-12',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

export function SidebarMenuButton({
  asChild = false,
  isActive = false,
  variant,
  size,
  tooltip,
  className,
  ...props
}: ComponentProps<'button'> &
  VariantProps<typeof menuButton> & {
    asChild?: boolean;
    isActive?: boolean;
    tooltip?: string | ComponentProps<typeof TooltipContent>;
  }) {
  const { state, isMobile } = useSidebar();
  const Part = asChild ? Slot.Root : 'button';
  const button = (
    <Part
      data-sidebar="menu-button"
      data-active={isActive}
      aria-current={isActive ? 'page' : undefined}
      className={cn(menuButton({ variant, size }), className)}
      {...props}
    />
  );
  if (!tooltip || state !== 'collapsed' || isMobile) return button;
  return (
    <Tooltip>
      <TooltipTrigger asChild>{button}</TooltipTrigger>
      <TooltipContent side="right" {...(typeof tooltip === 'string' ? { children: tooltip } : tooltip)} />
    </Tooltip>
  );
}

export function SidebarMenuAction({
  className,
  asChild,
  showOnHover: _showOnHover,
  ...props
}: ComponentProps<'button'> & { asChild?: boolean; showOnHover?: boolean }) {
  const Part = asChild ? Slot.Root : 'button';
  return (
    <Part
      data-sidebar="menu-action"
      className={cn(
        'hit-area absolute top-1.5 right-1 flex size-6 items-center justify-center rounded-sm text-muted-foreground hover:bg-sidebar-accent hover:text-foreground group-data-[collapsible=icon]:hidden [&>svg]:size-4',
        className,
      )}
      {...props}
    />
  );
}

export function SidebarMenuBadge({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-sidebar="menu-badge"
      className={cn(
        'pointer-events-none absolute top-2 right-2 flex h-5 min-w-5 items-center justify-center px-1 text-xs text-muted-foreground tabular-nums group-data-[collapsible=icon]:hidden',
        className,
      )}
      {...props}
    />
  );
}

export function SidebarMenuSkeleton({
  className,
  showIcon = false,
  ...props
}: ComponentProps<'div'> & { showIcon?: boolean }) {
  return (
    <div data-sidebar="menu-skeleton" className={cn('flex h-9 items-center gap-2.5 px-2', className)} {...props}>
      {showIcon && <Skeleton className="size-4" />}
      <Skeleton className="h-4 max-w-[70%] flex-1" />
    </div>
  );
}

export function SidebarMenuSub({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      data-sidebar="menu-sub"
      className={cn(
        'mx-4 flex min-w-0 flex-col gap-0.5 border-l px-2 py-0.5 group-data-[collapsible=icon]:hidden',
        className,
      )}
      {...props}
    />
  );
}

export function SidebarMenuSubItem(props: ComponentProps<'li'>) {
  return <li data-sidebar="menu-sub-item" {...props} />;
}

export function SidebarMenuSubButton({
  asChild,
  size = 'md',
  isActive = false,
  className,
  ...props
}: ComponentProps<'a'> & { asChild?: boolean; size?: 'sm' | 'md'; isActive?: boolean }) {
  const Part = asChild ? Slot.Root : 'a';
  return (
    <Part
      data-sidebar="menu-sub-button"
      data-active={isActive}
      aria-current={isActive ? 'page' : undefined}
      className={cn(
        'flex min-h-8 min-w-0 items-center gap-2 overflow-hidden rounded-md px-2 hover:bg-sidebar-accent data-[active=true]:bg-soft data-[active=true]:font-medium pointer-coarse:min-h-11 [&>span:last-child]:truncate [&>svg]:size-4 [&>svg]:shrink-0',
        size === 'sm' ? 'text-xs' : 'text-sm',
        className,
      )}
      {...props}
    />
  );
}
