import { bare, child, children, constantText, keyOf, type SyntaxNode, text, walk } from '../source-code/syntax.ts';

const words = (...lines: string[]) => new Set(lines.join(' ').split(' '));

/** What places and moves things; the usual parts do so in many ways, and none of them is a design. */
const placing = new RegExp(
  `^-?(?:${[
    'flex|inline-flex|grid|block|inline-block|hidden|table|contents|relative|absolute|fixed|sticky|isolate|transform',
    'flex-(?:1|auto|none|row|col|row-reverse|col-reverse|wrap|nowrap|grow|shrink-0)|shrink(?:-0)?|grow(?:-0)?|basis-.+',
    '(?:items|justify|self|content|place|justify-items|justify-self)-[\\w-]+|(?:col|row|grid|auto)-.+|order-.+',
    '(?:inset|inset-x|inset-y|top|right|bottom|left|start|end|z)-.+|overflow-.+|aspect-.+|object-cover',
    '(?:min-|max-)?[wh]-.+|size-.+|origin-.+|(?:translate|scale|rotate|translate-x|translate-y)-.+|scroll-.+',
    '(?:[mp][trblxyse]?|gap|gap-x|gap-y|space-x|space-y)-(?:0|px|0\\.5|1|1\\.5|2|2\\.5|3|3\\.5|4|5|6|7|8|9|10|12|24|auto|\\[.+\\]|\\(.+\\))',
    'space-[xy]-reverse|align-middle|vertical-align-middle|caption-bottom|border-collapse|table-fixed|list-none',
    'transition(?:-.+)?|duration-.+|ease-.+|delay-.+|animate-.+|fade-.+|zoom-.+|slide-.+|will-change-.+|transition-none',
    'cursor-.+|select-none|pointer-events-.+|touch-.+|resize-none|appearance-none|sr-only|not-sr-only|field-sizing-content',
    'peer(?:/.+)?|group(?:/.+)?|@container(?:/.+)?|content-.+|toaster|destructive|dark|\\[--.+\\]|invisible|day-.+|rdp-.+|recharts-.+|origin-top-center',
    'whitespace-.+|break-words|truncate|line-clamp-.+|text-(?:left|center|right|start|balance|pretty|wrap)',
    'outline(?:-.+)?|ring(?:-(?:\\d|\\[\\dpx\\]|inset))?|ring-offset-.+|opacity-.+|fill-current|fill-primary|tabular-nums',
  ].join('|')})$`,
);

/** How the usual parts look, of all the generations of them. */
const looks = words(
  'rounded rounded-xs rounded-sm rounded-md rounded-lg rounded-xl rounded-full rounded-none rounded-[2px] rounded-[4px]',
  'rounded-[inherit] rounded-t-[10px] rounded-tl-sm rounded-l-md rounded-r-md rounded-l-none rounded-r-none rounded-t-lg',
  'border border-0 border-2 border-b border-t border-l border-r border-y border-x border-y-0 border-l-0 border-[1.5px]',
  'border-dashed border-none border-border border-border/50 border-input border-primary border-primary/50 border-transparent',
  'border-destructive border-destructive/50 border-destructive/30 border-muted border-muted/40 border-sidebar-border border-l-transparent',
  'border-t-transparent border-ring border-background border-accent border-[--color-border] border-(--color-border)',
  'shadow shadow-xs shadow-sm shadow-md shadow-lg shadow-xl shadow-none',
  'shadow-[0_0_0_1px_hsl(var(--sidebar-border))] shadow-[0_0_0_1px_hsl(var(--sidebar-accent))]',
  'bg-background bg-background/80 bg-foreground bg-primary bg-primary/90 bg-primary/80 bg-primary/50 bg-primary/20',
  'bg-primary/10 bg-secondary bg-secondary/90 bg-secondary/80 bg-secondary/50 bg-destructive bg-destructive/90',
  'bg-destructive/80 bg-destructive/60 bg-destructive/20 bg-destructive/10 bg-muted bg-muted/80 bg-muted/50 bg-muted/40',
  'bg-accent bg-accent/80 bg-accent/50 bg-popover bg-card bg-input bg-input/30 bg-input/50 bg-input/80 bg-border bg-ring',
  'bg-transparent bg-inherit bg-current bg-black/80 bg-black/50 bg-white bg-clip-padding bg-sidebar bg-sidebar-accent',
  'bg-sidebar-border bg-[--color-bg] bg-(--color-bg) backdrop-blur-sm',
  'text-xs text-sm text-base text-lg text-[0.8rem] text-[0.625rem] text-current text-foreground text-foreground/50',
  'text-foreground/70 text-foreground/60 text-muted-foreground text-muted-foreground/50 text-primary',
  'text-primary-foreground text-secondary-foreground text-destructive text-destructive-foreground text-destructive/90',
  'text-accent-foreground text-popover-foreground text-card-foreground text-background text-white text-inherit',
  'text-sidebar-foreground text-sidebar-foreground/70 text-sidebar-accent-foreground text-sidebar-primary-foreground',
  'text-red-50 text-red-300 ring-red-400 ring-offset-red-600 font-normal font-medium font-semibold font-mono tracking-tight',
  'tracking-widest leading-none leading-tight leading-snug leading-normal leading-relaxed underline no-underline',
  'underline-offset-4 ring-ring ring-ring/50 ring-ring/10 ring-sidebar-ring ring-destructive ring-destructive/20',
  'ring-destructive/40 ring-primary ring-background stroke-border stroke-border/50 stroke-transparent stroke-[#ccc]',
  'stroke-[#fff] fill-muted fill-muted-foreground fill-border fill-foreground fill-background bg-muted-foreground/30',
);

/** The first class of a part that the usual one never has; null if its classes tell nothing. */
export function unusualClass(program: SyntaxNode): string | null {
  return (
    classesOf(program)
      .map(withoutVariants)
      .find((name) => !looks.has(name) && !placing.test(name)) ?? null
  );
}

/** `hover:bg-primary` and `[&_svg]:size-4!` are `bg-primary` and `size-4`. */
function withoutVariants(written: string): string {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < written.length; at += 1) {
    if ('[('.includes(written[at]!)) depth += 1;
    else if ('])'.includes(written[at]!)) depth -= 1;
    else if (written[at] === ':' && depth === 0) start = at + 1;
  }
  return written.slice(start).replace(/^!|!$/g, '');
}

const joins = /^(?:cn|cva|clsx|cx|twMerge)$/;

function classesOf(program: SyntaxNode): string[] {
  const found: string[] = [];
  walk(program, (node) => {
    if (node.type === 'JSXAttribute' && /^class(?:Name|Names)$/.test(text(child(node, 'name'), 'name') ?? '')) {
      collect(child(node, 'value'), found);
    } else if (node.type === 'CallExpression' && joins.test(text(child(node, 'callee'), 'name') ?? '')) {
      for (const one of children(node, 'arguments')) collect(one, found);
    }
  });
  return found;
}

/** Stands for an expression in a template; a word that it is part of is not known. */
const hole = '$';

/** Adds the classes that an expression can come to; calls of `cn` and the like within it are visited by themselves. */
function collect(value: SyntaxNode | null, found: string[]): void {
  const node = bare(value);
  if (!node) return;
  const whole = constantText(node);
  if (whole !== null) found.push(...whole.split(/\s+/).filter(Boolean));
  else if (node.type === 'TemplateLiteral') {
    const written = children(node, 'quasis').map((one) => (one['value'] as { cooked: string }).cooked);
    found.push(
      ...written
        .join(hole)
        .split(/\s+/)
        .filter((word) => word !== '' && !word.includes(hole)),
    );
  } else if (node.type === 'JSXExpressionContainer') collect(child(node, 'expression'), found);
  else if (node.type === 'ConditionalExpression')
    for (const side of ['consequent', 'alternate']) collect(child(node, side), found);
  else if (node.type === 'LogicalExpression') collect(child(node, 'right'), found);
  else if (node.type === 'ArrayExpression') for (const one of children(node, 'elements')) collect(one, found);
  else if (node.type === 'ObjectExpression')
    for (const one of children(node, 'properties')) {
      const key = keyOf(one);
      if (key !== 'defaultVariants' && key !== 'compoundVariants') collect(child(one, 'value'), found);
    }
}
