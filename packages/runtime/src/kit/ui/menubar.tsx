import { Check, ChevronRight, Circle } from 'lucide-react';
import { Menubar as MenubarPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { floating, menuItem, menuItemVariants, menuLabel, menuSeparator, menuShortcut } from '../lib/classes.ts';
import { cn } from '../lib/utils.ts';

export function Menubar({ className, ...props }: ComponentProps<typeof MenubarPrimitive.Root>) {
  return (
    <MenubarPrimitive.Root
      data-slot="menubar"
      className={cn('flex items-center gap-1 rounded-md border bg-card p-1', className)}
      {...props}
    />
  );
}

export const MenubarMenu = MenubarPrimitive.Menu;
export const MenubarGroup = MenubarPrimitive.Group;
export const MenubarPortal = MenubarPrimitive.Portal;
export const MenubarSub = MenubarPrimitive.Sub;
export const MenubarRadioGroup = MenubarPrimitive.RadioGroup;

export function MenubarTrigger({ className, ...props }: ComponentProps<typeof MenubarPrimitive.Trigger>) {
  return (
    <MenubarPrimitive.Trigger
      data-slot="menubar-trigger"
      className={cn(
        'flex min-h-8 items-center rounded-sm px-3 text-sm font-medium outline-hidden select-none data-[highlighted]:bg-accent data-[state=open]:bg-accent pointer-coarse:min-h-11',
        className,
      )}
      {...props}
    />
  );
}

export function MenubarContent({
  className,
  align = 'start',
  sideOffset = 6,
  ...props
}: ComponentProps<typeof MenubarPrimitive.Content>) {
  return (
    <MenubarPrimitive.Portal>
      <MenubarPrimitive.Content
        data-slot="menubar-content"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          floating,
          'max-h-(--radix-menubar-content-available-height) min-w-40 max-w-[calc(100vw-1rem)] overflow-x-hidden overflow-y-auto p-1',
          className,
        )}
        {...props}
      />
    </MenubarPrimitive.Portal>
  );
}

export function MenubarItem({
  className,
  inset,
  variant = 'default',
  ...props
}: ComponentProps<typeof MenubarPrimitive.Item> & { inset?: boolean; variant?: 'default' | 'destructive' }) {
  return (
    <MenubarPrimitive.Item
      data-slot="menubar-item"
      data-inset={inset || undefined}
      data-variant={variant}
      className={cn(menuItem, menuItemVariants, className)}
      {...props}
    />
  );
}

export function MenubarCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof MenubarPrimitive.CheckboxItem>) {
  return (
    <MenubarPrimitive.CheckboxItem
      data-slot="menubar-checkbox-item"
      className={cn(menuItem, 'pl-8', className)}
      {...props}
    >
      <MenubarPrimitive.ItemIndicator className="absolute left-2 flex items-center">
        <Check aria-hidden className="size-4" />
      </MenubarPrimitive.ItemIndicator>
      {children}
    </MenubarPrimitive.CheckboxItem>
  );
}

export function MenubarRadioItem({ className, children, ...props }: ComponentProps<typeof MenubarPrimitive.RadioItem>) {
  return (
    <MenubarPrimitive.RadioItem data-slot="menubar-radio-item" className={cn(menuItem, 'pl-8', className)} {...props}>
      <MenubarPrimitive.ItemIndicator className="absolute left-2.5 flex items-center">
        <Circle aria-hidden className="size-2 fill-current" />
      </MenubarPrimitive.ItemIndicator>
      {children}
    </MenubarPrimitive.RadioItem>
  );
}

export function MenubarLabel({
  className,
  inset,
  ...props
}: ComponentProps<typeof MenubarPrimitive.Label> & { inset?: boolean }) {
  return (
    <MenubarPrimitive.Label
      data-slot="menubar-label"
      data-inset={inset || undefined}
      className={cn(menuLabel, className)}
      {...props}
    />
  );
}

export function MenubarSeparator({ className, ...props }: ComponentProps<typeof MenubarPrimitive.Separator>) {
  return (
    <MenubarPrimitive.Separator data-slot="menubar-separator" className={cn(menuSeparator, className)} {...props} />
  );
}

export function MenubarShortcut({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="menubar-shortcut" className={cn(menuShortcut, className)} {...props} />;
}

export function MenubarSubTrigger({
  className,
  inset,
  children,
  ...props
}: ComponentProps<typeof MenubarPrimitive.SubTrigger> & { inset?: boolean }) {
  return (
    <MenubarPrimitive.SubTrigger
      data-slot="menubar-sub-trigger"
      data-inset={inset || undefined}
      className={cn(menuItem, menuItemVariants, 'data-[state=open]:bg-accent', className)}
      {...props}
    >
      {children}
      <ChevronRight aria-hidden className="ml-auto size-4" />
    </MenubarPrimitive.SubTrigger>
  );
}

export function MenubarSubContent({ className, ...props }: ComponentProps<typeof MenubarPrimitive.SubContent>) {
  return (
    <MenubarPrimitive.Portal>
      <MenubarPrimitive.SubContent
        data-slot="menubar-sub-content"
        collisionPadding={8}
        className={cn(floating, 'min-w-40 overflow-hidden p-1', className)}
        {...props}
      />
    </MenubarPrimitive.Portal>
  );
}
