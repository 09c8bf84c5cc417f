/** Class lists shared by several parts. */

/** A panel that floats: popover, menu, list. */
export const floating =
  'z-50 rounded-lg border bg-popover text-popover-foreground shadow-md outline-hidden data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out';

/** The dimmed ground behind a dialog. */
export const scrim =
  'fixed inset-0 z-50 bg-black/40 data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out dark:bg-black/60';

/** One line of a menu or a list of choices. */
export const menuItem =
  'relative flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2 py-1.5 text-sm outline-hidden select-none data-[highlighted]:bg-accent data-[highlighted]:text-accent-foreground data-[disabled]:pointer-events-none data-[disabled]:text-muted-foreground pointer-coarse:min-h-11 [&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4';

export const menuItemVariants =
  'data-[variant=destructive]:text-destructive data-[variant=destructive]:data-[highlighted]:bg-danger-soft data-[variant=destructive]:data-[highlighted]:text-destructive data-[inset]:pl-8';

export const menuLabel = 'px-2 py-1.5 text-xs font-medium text-muted-foreground data-[inset]:pl-8';

export const menuSeparator = '-mx-1 my-1 h-px bg-border';

export const menuShortcut = 'ml-auto pl-4 text-xs text-muted-foreground';

/** A text field's box. `control` (base.css) brings its height and text size. */
export const fieldBox =
  'control w-full min-w-0 rounded-md border border-input bg-card px-3 py-1.5 text-foreground transition-colors aria-invalid:border-destructive disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground [&[readonly]]:bg-muted focus-visible:outline-offset-0';
