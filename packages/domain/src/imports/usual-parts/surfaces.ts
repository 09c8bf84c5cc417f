import { takesClasses, wrapper } from './part-source.ts';

export const card = [
  takesClasses,
  wrapper('Card', 'div', 'rounded-xl border bg-card text-card-foreground shadow'),
  wrapper('CardHeader', 'div', 'flex flex-col space-y-1.5 p-6'),
  wrapper('CardTitle', 'div', 'font-semibold leading-none tracking-tight'),
  wrapper('CardDescription', 'div', 'text-sm text-muted-foreground'),
  wrapper('CardAction', 'div', 'self-end'),
  wrapper('CardContent', 'div', 'p-6 pt-0'),
  wrapper('CardFooter', 'div', 'flex items-center p-6 pt-0'),
].join('');

export const alert = `import { cva } from 'class-variance-authority';
${takesClasses}
const alertVariants = cva(
  'relative w-full rounded-lg border px-4 py-3 text-sm [&>svg+div]:translate-y-[-3px] [&>svg]:absolute [&>svg]:left-4 [&>svg]:top-4 [&>svg]:text-foreground [&>svg~*]:pl-7',
  {
    variants: {
      variant: {
        default: 'bg-background text-foreground',
        destructive: 'border-destructive/50 text-destructive dark:border-destructive [&>svg]:text-destructive',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

export function Alert({ className, variant, ...props }) {
  return <div role="alert" className={cn(alertVariants({ variant }), className)} {...props} />;
}
${wrapper('AlertTitle', 'h5', 'mb-1 font-medium leading-none tracking-tight')}${wrapper('AlertDescription', 'div', 'text-sm [&_p]:leading-relaxed')}`;

export const badge = `import { cva } from 'class-variance-authority';
${takesClasses}
export const badgeVariants = cva(
  'inline-flex items-center rounded-md border px-2.5 py-0.5 text-xs font-semibold transition-colors focus:outline-none focus:ring-2 focus:ring-ring focus:ring-offset-2',
  {
    variants: {
      variant: {
        default: 'border-transparent bg-primary text-primary-foreground shadow hover:bg-primary/80',
        secondary: 'border-transparent bg-secondary text-secondary-foreground hover:bg-secondary/80',
        destructive: 'border-transparent bg-destructive text-destructive-foreground shadow hover:bg-destructive/80',
        outline: 'text-foreground',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

export function Badge({ className, variant, ...props }) {
  return <div className={cn(badgeVariants({ variant }), className)} {...props} />;
}
`;

export const table = [
  takesClasses,
  `
export function Table({ className, ...props }) {
  return (
    <div className="relative w-full overflow-auto">
      <table className={cn('w-full caption-bottom text-sm', className)} {...props} />
    </div>
  );
}
`,
  wrapper('TableHeader', 'thead', '[&_tr]:border-b'),
  wrapper('TableBody', 'tbody', '[&_tr:last-child]:border-0'),
  wrapper('TableFooter', 'tfoot', 'border-t bg-muted/50 font-medium [&>tr]:last:border-b-0'),
  wrapper('TableRow', 'tr', 'border-b transition-colors hover:bg-muted/50 data-[state=selected]:bg-muted'),
  wrapper(
    'TableHead',
    'th',
    'h-10 px-2 text-left align-middle font-medium text-muted-foreground [&:has([role=checkbox])]:pr-0 [&>[role=checkbox]]:translate-y-[2px]',
  ),
  wrapper('TableCell', 'td', 'p-2 align-middle [&:has([role=checkbox])]:pr-0 [&>[role=checkbox]]:translate-y-[2px]'),
  wrapper('TableCaption', 'caption', 'mt-4 text-sm text-muted-foreground'),
].join('');
