import { takesClasses, wrapper } from './part-source.ts';

export const button = `import { Slot } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
${takesClasses}
export const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md text-sm font-medium transition-colors focus-visible:outline-none focus-visible:ring-1 focus-visible:ring-ring disabled:pointer-events-none disabled:opacity-50 [&_svg]:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground shadow hover:bg-primary/90',
        destructive: 'bg-destructive text-destructive-foreground shadow-sm hover:bg-destructive/90',
        outline: 'border border-input bg-background shadow-sm hover:bg-accent hover:text-accent-foreground',
        secondary: 'bg-secondary text-secondary-foreground shadow-sm hover:bg-secondary/80',
        ghost: 'hover:bg-accent hover:text-accent-foreground',
        link: 'text-primary underline-offset-4 hover:underline',
      },
      size: {
        default: 'h-9 px-4 py-2',
        sm: 'h-8 rounded-md px-3 text-xs',
        lg: 'h-10 rounded-md px-8',
        icon: 'h-9 w-9',
        'icon-sm': 'h-8 w-8',
        'icon-lg': 'h-10 w-10',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

export function Button({ className, variant, size, asChild = false, isBusy = false, disabled, ...props }) {
  const Part = asChild ? Slot : 'button';
  const isOff = disabled || isBusy || undefined;
  return <Part className={cn(buttonVariants({ variant, size, className }))} disabled={isOff} {...props} />;
}
`;

export const input = [
  takesClasses,
  wrapper(
    'Input',
    'input',
    'flex h-9 w-full rounded-md border border-input bg-transparent px-3 py-1 text-base shadow-sm transition-colors file:border-0 file:bg-transparent file:text-sm file:font-medium file:text-foreground placeholder:text-muted-foreground focus-visible:outline-none focus-visible:ring-1 focus-visible:ring-ring disabled:cursor-not-allowed disabled:opacity-50 md:text-sm',
  ),
].join('');

export const textarea = [
  takesClasses,
  wrapper(
    'Textarea',
    'textarea',
    'flex min-h-[60px] w-full rounded-md border border-input bg-transparent px-3 py-2 text-base shadow-sm placeholder:text-muted-foreground focus-visible:outline-none focus-visible:ring-1 focus-visible:ring-ring disabled:cursor-not-allowed disabled:opacity-50 md:text-sm',
  ),
].join('');

export const label = [
  `import * as LabelPrimitive from '@radix-ui/react-label';\n`,
  takesClasses,
  wrapper(
    'Label',
    'LabelPrimitive.Root',
    'text-sm font-medium leading-none peer-disabled:cursor-not-allowed peer-disabled:opacity-70',
  ),
].join('');

export const tabs = [
  `import * as TabsPrimitive from '@radix-ui/react-tabs';\n`,
  takesClasses,
  `\nexport const Tabs = TabsPrimitive.Root;\n`,
  wrapper(
    'TabsList',
    'TabsPrimitive.List',
    'inline-flex h-9 items-center justify-center rounded-lg bg-muted p-1 text-muted-foreground',
  ),
  wrapper(
    'TabsTrigger',
    'TabsPrimitive.Trigger',
    'inline-flex items-center justify-center whitespace-nowrap rounded-md px-3 py-1 text-sm font-medium ring-offset-background transition-all focus-visible:outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-offset-2 disabled:pointer-events-none disabled:opacity-50 data-[state=active]:bg-background data-[state=active]:text-foreground data-[state=active]:shadow',
  ),
  wrapper(
    'TabsContent',
    'TabsPrimitive.Content',
    'mt-2 ring-offset-background focus-visible:outline-none focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-offset-2',
  ),
].join('');
