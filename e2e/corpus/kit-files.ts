/** A part that wraps an element or a part of a Radix package with classes of its own. */
type Wrapped = [name: string, of: string, className: string];
/** `floats`: its content stands above the page, outside of what it is written in. */
type Family = { from?: string; parts: Wrapped[]; same?: string[]; floats?: boolean };

const menuParts = (name: string): Family => ({
  from: name,
  same: ['', 'Trigger', 'Group', 'Portal', 'Sub', 'RadioGroup'],
  floats: true,
  parts: [
    [
      'Content',
      'Content',
      'z-50 min-w-[8rem] overflow-hidden rounded-md border bg-popover p-1 text-popover-foreground shadow-md',
    ],
    [
      'Item',
      'Item',
      'relative flex cursor-default select-none items-center gap-2 rounded-sm px-2 py-1.5 text-sm outline-none focus:bg-accent',
    ],
    ['Label', 'Label', 'px-2 py-1.5 text-sm font-semibold'],
    ['Separator', 'Separator', '-mx-1 my-1 h-px bg-muted'],
    ['SubTrigger', 'SubTrigger', 'flex cursor-default select-none items-center rounded-sm px-2 py-1.5 text-sm'],
    ['SubContent', 'SubContent', 'z-50 min-w-[8rem] rounded-md border bg-popover p-1 shadow-lg'],
  ],
});

/** Files of the kit that need nothing but classes around other parts. */
const families: Record<string, Family> = {
  accordion: {
    from: 'accordion',
    same: [''],
    parts: [
      ['Item', 'Item', 'border-b'],
      [
        'Trigger',
        'Trigger',
        'flex flex-1 items-center justify-between py-4 text-sm font-medium transition-all hover:underline text-left',
      ],
      [
        'Content',
        'Content',
        'overflow-hidden text-sm data-[state=closed]:animate-accordion-up data-[state=open]:animate-accordion-down',
      ],
    ],
  },
  avatar: {
    from: 'avatar',
    parts: [
      ['', 'Root', 'relative flex h-10 w-10 shrink-0 overflow-hidden rounded-full'],
      ['Image', 'Image', 'aspect-square h-full w-full'],
      ['Fallback', 'Fallback', 'flex h-full w-full items-center justify-center rounded-full bg-muted'],
    ],
  },
  card: {
    parts: [
      ['', 'div', 'rounded-xl border bg-card text-card-foreground shadow'],
      ['Header', 'div', 'flex flex-col space-y-1.5 p-6'],
      ['Title', 'div', 'font-semibold leading-none tracking-tight'],
      ['Description', 'div', 'text-sm text-muted-foreground'],
      ['Content', 'div', 'p-6 pt-0'],
      ['Footer', 'div', 'flex items-center p-6 pt-0'],
    ],
  },
  collapsible: { from: 'collapsible', same: ['', 'CollapsibleTrigger', 'CollapsibleContent'], parts: [] },
  'context-menu': menuParts('context-menu'),
  'dropdown-menu': menuParts('dropdown-menu'),
  'hover-card': {
    from: 'hover-card',
    same: ['', 'Trigger'],
    parts: [
      [
        'Content',
        'Content',
        'z-50 w-64 rounded-md border bg-popover p-4 text-popover-foreground shadow-md outline-none',
      ],
    ],
  },
  label: { from: 'label', parts: [['', 'Root', 'text-sm font-medium leading-none peer-disabled:cursor-not-allowed']] },
  popover: {
    from: 'popover',
    same: ['', 'Trigger', 'Anchor'],
    floats: true,
    parts: [
      [
        'Content',
        'Content',
        'z-50 w-72 rounded-md border bg-popover p-4 text-popover-foreground shadow-md outline-none',
      ],
    ],
  },
  separator: { from: 'separator', parts: [['', 'Root', 'shrink-0 bg-border h-[1px] w-full']] },
  table: {
    parts: [
      ['', 'table', 'w-full caption-bottom text-sm'],
      ['Header', 'thead', '[&_tr]:border-b'],
      ['Body', 'tbody', '[&_tr:last-child]:border-0'],
      ['Footer', 'tfoot', 'border-t bg-muted/50 font-medium'],
      ['Row', 'tr', 'border-b transition-colors hover:bg-muted/50 data-[state=selected]:bg-muted'],
      ['Head', 'th', 'h-10 px-2 text-left align-middle font-medium text-muted-foreground'],
      ['Cell', 'td', 'p-2 align-middle'],
      ['Caption', 'caption', 'mt-4 text-sm text-muted-foreground'],
    ],
  },
  tabs: {
    from: 'tabs',
    same: [''],
    parts: [
      ['List', 'List', 'inline-flex h-9 items-center justify-center rounded-lg bg-muted p-1 text-muted-foreground'],
      [
        'Trigger',
        'Trigger',
        'inline-flex items-center justify-center whitespace-nowrap rounded-md px-3 py-1 text-sm font-medium data-[state=active]:bg-background',
      ],
      ['Content', 'Content', 'mt-2 ring-offset-background focus-visible:outline-none'],
    ],
  },
  input: {
    parts: [
      [
        '',
        'input',
        'flex h-9 w-full rounded-md border border-input bg-transparent px-3 py-1 text-base shadow-sm md:text-sm',
      ],
    ],
  },
  textarea: {
    parts: [
      [
        '',
        'textarea',
        'flex min-h-[60px] w-full rounded-md border border-input bg-transparent px-3 py-2 text-base shadow-sm',
      ],
    ],
  },
  'toggle-group': {
    from: 'toggle-group',
    parts: [
      ['', 'Root', 'flex items-center justify-center gap-1'],
      ['Item', 'Item', 'inline-flex items-center justify-center rounded-md px-2 h-9 data-[state=on]:bg-accent'],
    ],
  },
  alert: {
    parts: [
      ['', 'div', 'relative w-full rounded-lg border px-4 py-3 text-sm'],
      ['Title', 'h5', 'mb-1 font-medium leading-none tracking-tight'],
      ['Description', 'div', 'text-sm [&_p]:leading-relaxed'],
    ],
  },
};

/** Files of a shadcn kit as they lie in `src/components/ui` of an export: one text for each part. */
export function kitFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, family] of Object.entries(families))
    files.set(`src/components/ui/${name}.jsx`, familyFile(name, family));
  for (const [name, text] of Object.entries(written)) files.set(`src/components/ui/${name}.jsx`, text.trimStart());
  return files;
}

function familyFile(file: string, { from, parts, same = [], floats = false }: Family): string {
  const base = pascal(file);
  const names: string[] = [];
  const lines = ['"use client"', '', 'import * as React from "react"'];
  if (from) lines.push(`import * as ${base}Primitive from "@radix-ui/react-${from}"`);
  lines.push('', 'import { cn } from "@/lib/utils"', '');
  for (const one of same) {
    const name = one.startsWith(base) ? one : `${base}${one}`;
    names.push(name);
    lines.push(`const ${name} = ${base}Primitive.${one === '' ? 'Root' : one}`, '');
  }
  for (const [suffix, of, classes] of parts) {
    const name = `${base}${suffix}`;
    const element = from ? `${base}Primitive.${of}` : of;
    const drawn = `  <${element} ref={ref} className={cn("${classes}", className)} {...props} />`;
    names.push(name);
    lines.push(
      `const ${name} = React.forwardRef(({ className, ...props }, ref) => (`,
      ...(floats && suffix === 'Content'
        ? [`  <${base}Primitive.Portal>`, `  ${drawn}`, `  </${base}Primitive.Portal>`]
        : [drawn]),
      '))',
      from ? `${name}.displayName = ${element}.displayName` : `${name}.displayName = "${name}"`,
      '',
    );
  }
  lines.push(`export { ${names.join(', ')} }`, '');
  return lines.join('\n');
}

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Parts with more than classes, in the shapes that exports hold them. */
const written: Record<string, string> = {
  button: `
import * as React from "react"
import { Slot } from "@radix-ui/react-slot"
import { cva } from "class-variance-authority";

import { cn } from "@/lib/utils"

const buttonVariants = cva(
  "inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md text-sm font-medium transition-colors disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-4",
  {
    variants: {
      variant: {
        default: "bg-primary text-primary-foreground shadow hover:bg-primary/90",
        destructive: "bg-destructive text-destructive-foreground shadow-sm hover:bg-destructive/90",
        outline: "border border-input bg-background shadow-sm hover:bg-accent",
        secondary: "bg-secondary text-secondary-foreground shadow-sm",
        ghost: "hover:bg-accent hover:text-accent-foreground",
        link: "text-primary underline-offset-4 hover:underline",
      },
      size: { default: "h-9 px-4 py-2", sm: "h-8 rounded-md px-3 text-xs", lg: "h-10 rounded-md px-8", icon: "h-9 w-9" },
    },
    defaultVariants: { variant: "default", size: "default" },
  }
)

const Button = React.forwardRef(({ className, variant, size, asChild = false, ...props }, ref) => {
  const Comp = asChild ? Slot : "button"
  return (<Comp className={cn(buttonVariants({ variant, size, className }))} ref={ref} {...props} />);
})
Button.displayName = "Button"

export { Button, buttonVariants }
`,
  badge: `
import * as React from "react"
import { cva } from "class-variance-authority";
import { cn } from "@/lib/utils"

const badgeVariants = cva("inline-flex items-center rounded-md border px-2.5 py-0.5 text-xs font-semibold", {
  variants: {
    variant: {
      default: "border-transparent bg-primary text-primary-foreground shadow",
      secondary: "border-transparent bg-secondary text-secondary-foreground",
      destructive: "border-transparent bg-destructive text-destructive-foreground shadow",
      outline: "text-foreground",
    },
  },
  defaultVariants: { variant: "default" },
})

function Badge({ className, variant, ...props }) {
  return (<div className={cn(badgeVariants({ variant }), className)} {...props} />);
}

export { Badge, badgeVariants }
`,
  calendar: `
import * as React from "react"
import { ChevronLeft, ChevronRight } from "lucide-react"
import { DayPicker } from "react-day-picker"

import { cn } from "@/lib/utils"
import { buttonVariants } from "@/components/ui/button"

function Calendar({ className, classNames, showOutsideDays = true, ...props }) {
  return (
    (<DayPicker
      showOutsideDays={showOutsideDays}
      className={cn("p-3", className)}
      classNames={{
        months: "flex flex-col sm:flex-row space-y-4 sm:space-x-4 sm:space-y-0",
        caption: "flex justify-center pt-1 relative items-center",
        caption_label: "text-sm font-medium",
        nav: "space-x-1 flex items-center",
        nav_button: cn(buttonVariants({ variant: "outline" }), "h-7 w-7 bg-transparent p-0 opacity-50"),
        table: "w-full border-collapse space-y-1",
        head_row: "flex",
        row: "flex w-full mt-2",
        cell: "relative p-0 text-center text-sm",
        day: cn(buttonVariants({ variant: "ghost" }), "h-8 w-8 p-0 font-normal aria-selected:opacity-100"),
        day_selected: "bg-primary text-primary-foreground",
        day_today: "bg-accent text-accent-foreground",
        ...classNames,
      }}
      components={{
        IconLeft: ({ className, ...props }) => (<ChevronLeft className={cn("h-4 w-4", className)} {...props} />),
        IconRight: ({ className, ...props }) => (<ChevronRight className={cn("h-4 w-4", className)} {...props} />),
      }}
      {...props} />)
  );
}
Calendar.displayName = "Calendar"

export { Calendar }
`,
  checkbox: `
import * as React from "react"
import * as CheckboxPrimitive from "@radix-ui/react-checkbox"
import { Check } from "lucide-react"
import { cn } from "@/lib/utils"

const Checkbox = React.forwardRef(({ className, ...props }, ref) => (
  <CheckboxPrimitive.Root
    ref={ref}
    className={cn("peer h-4 w-4 shrink-0 rounded-sm border border-primary shadow data-[state=checked]:bg-primary", className)}
    {...props}>
    <CheckboxPrimitive.Indicator className={cn("flex items-center justify-center text-current")}>
      <Check className="h-4 w-4" />
    </CheckboxPrimitive.Indicator>
  </CheckboxPrimitive.Root>
))
Checkbox.displayName = CheckboxPrimitive.Root.displayName

export { Checkbox }
`,
  dialog: `
"use client"

import * as React from "react"
import * as DialogPrimitive from "@radix-ui/react-dialog"
import { X } from "lucide-react"
import { cn } from "@/lib/utils"

const Dialog = DialogPrimitive.Root
const DialogTrigger = DialogPrimitive.Trigger
const DialogPortal = DialogPrimitive.Portal
const DialogClose = DialogPrimitive.Close

const DialogOverlay = React.forwardRef(({ className, ...props }, ref) => (
  <DialogPrimitive.Overlay ref={ref} className={cn("fixed inset-0 z-50 bg-black/80 data-[state=open]:animate-in", className)} {...props} />
))
DialogOverlay.displayName = DialogPrimitive.Overlay.displayName

const DialogContent = React.forwardRef(({ className, children, ...props }, ref) => (
  <DialogPortal>
    <DialogOverlay />
    <DialogPrimitive.Content
      ref={ref}
      className={cn("fixed left-[50%] top-[50%] z-50 grid w-full max-w-lg translate-x-[-50%] translate-y-[-50%] gap-4 border bg-background p-6 shadow-lg sm:rounded-lg", className)}
      {...props}>
      {children}
      <DialogPrimitive.Close className="absolute right-4 top-4 rounded-sm opacity-70">
        <X className="h-4 w-4" />
        <span className="sr-only">Close</span>
      </DialogPrimitive.Close>
    </DialogPrimitive.Content>
  </DialogPortal>
))
DialogContent.displayName = DialogPrimitive.Content.displayName

const DialogHeader = ({ className, ...props }) => (<div className={cn("flex flex-col space-y-1.5 text-center sm:text-left", className)} {...props} />)
const DialogFooter = ({ className, ...props }) => (<div className={cn("flex flex-col-reverse sm:flex-row sm:justify-end sm:space-x-2", className)} {...props} />)
const DialogTitle = React.forwardRef(({ className, ...props }, ref) => (
  <DialogPrimitive.Title ref={ref} className={cn("text-lg font-semibold leading-none", className)} {...props} />
))
const DialogDescription = React.forwardRef(({ className, ...props }, ref) => (
  <DialogPrimitive.Description ref={ref} className={cn("text-sm text-muted-foreground", className)} {...props} />
))

export { Dialog, DialogPortal, DialogOverlay, DialogTrigger, DialogClose, DialogContent, DialogHeader, DialogFooter, DialogTitle, DialogDescription }
`,
  progress: `
import * as React from "react"
import * as ProgressPrimitive from "@radix-ui/react-progress"
import { cn } from "@/lib/utils"

const Progress = React.forwardRef(({ className, value, ...props }, ref) => (
  <ProgressPrimitive.Root ref={ref} className={cn("relative h-2 w-full overflow-hidden rounded-full bg-primary/20", className)} {...props}>
    <ProgressPrimitive.Indicator className="h-full w-full flex-1 bg-primary transition-all" style={{ transform: \`translateX(-\${100 - (value || 0)}%)\` }} />
  </ProgressPrimitive.Root>
))
Progress.displayName = ProgressPrimitive.Root.displayName

export { Progress }
`,
  select: `
import * as React from "react"
import * as SelectPrimitive from "@radix-ui/react-select"
import { Check, ChevronDown } from "lucide-react"
import { cn } from "@/lib/utils"

const Select = SelectPrimitive.Root
const SelectGroup = SelectPrimitive.Group
const SelectValue = SelectPrimitive.Value

const SelectTrigger = React.forwardRef(({ className, children, ...props }, ref) => (
  <SelectPrimitive.Trigger ref={ref} className={cn("flex h-9 w-full items-center justify-between rounded-md border border-input px-3 py-2 text-sm", className)} {...props}>
    {children}
    <SelectPrimitive.Icon asChild>
      <ChevronDown className="h-4 w-4 opacity-50" />
    </SelectPrimitive.Icon>
  </SelectPrimitive.Trigger>
))
SelectTrigger.displayName = SelectPrimitive.Trigger.displayName

const SelectContent = React.forwardRef(({ className, children, position = "popper", ...props }, ref) => (
  <SelectPrimitive.Portal>
    <SelectPrimitive.Content ref={ref} className={cn("relative z-50 max-h-96 min-w-[8rem] overflow-hidden rounded-md border bg-popover shadow-md", className)} position={position} {...props}>
      <SelectPrimitive.Viewport className="p-1">{children}</SelectPrimitive.Viewport>
    </SelectPrimitive.Content>
  </SelectPrimitive.Portal>
))
SelectContent.displayName = SelectPrimitive.Content.displayName

const SelectItem = React.forwardRef(({ className, children, ...props }, ref) => (
  <SelectPrimitive.Item ref={ref} className={cn("relative flex w-full cursor-default select-none items-center rounded-sm py-1.5 pl-2 pr-8 text-sm", className)} {...props}>
    <SelectPrimitive.ItemIndicator><Check className="h-4 w-4" /></SelectPrimitive.ItemIndicator>
    <SelectPrimitive.ItemText>{children}</SelectPrimitive.ItemText>
  </SelectPrimitive.Item>
))
SelectItem.displayName = SelectPrimitive.Item.displayName

export { Select, SelectGroup, SelectValue, SelectTrigger, SelectContent, SelectItem }
`,
  skeleton: `
import { cn } from "@/lib/utils"

function Skeleton({ className, ...props }) {
  return (<div className={cn("animate-pulse rounded-md bg-primary/10", className)} {...props} />);
}

export { Skeleton }
`,
  switch: `
import * as React from "react"
import * as SwitchPrimitives from "@radix-ui/react-switch"
import { cn } from "@/lib/utils"

const Switch = React.forwardRef(({ className, ...props }, ref) => (
  <SwitchPrimitives.Root className={cn("peer inline-flex h-5 w-9 shrink-0 cursor-pointer items-center rounded-full data-[state=checked]:bg-primary data-[state=unchecked]:bg-input", className)} {...props} ref={ref}>
    <SwitchPrimitives.Thumb className={cn("pointer-events-none block h-4 w-4 rounded-full bg-background shadow-lg data-[state=checked]:translate-x-4")} />
  </SwitchPrimitives.Root>
))
Switch.displayName = SwitchPrimitives.Root.displayName

export { Switch }
`,
};
