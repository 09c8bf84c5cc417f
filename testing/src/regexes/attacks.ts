import { RegExpParser, type AST } from '@eslint-community/regexpp';

const most = 10;
const usual = ['a', ' ', 'A', '1', ...`-,.()"'<>\n/:|={[_ä#*@;%$+&?!]}\`x`];

type Way = { flags: string; liked: string; at: number };

/** Texts that a pattern is slow with, if it is: what leads to a part that repeats, that part many times, and what fits nowhere. */
export function attacksOn(source: string, flags: string, length: number): string[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const found = new Set<string>();
  const add = (before: string, again: string) => {
    if (again !== '') found.add(`${(before + again.repeat(Math.ceil(length / again.length))).slice(0, length)}\u0001`);
  };
  for (const part of repeatedIn(pattern)) {
    for (const liked of ['a', ' ', ',']) {
      for (const at of [0, 1, 2, 3]) {
        const way = { flags, liked, at };
        const one = sample(part.element, way);
        add(before(part, way), one);
        add(before(part, way), one + sample(part.element, { ...way, at: at + 1 }));
      }
    }
  }
  return [...found];
}

function repeatedIn(node: AST.Node): AST.Quantifier[] {
  if (node.type === 'Quantifier') return [...(node.max >= most ? [node] : []), ...repeatedIn(node.element)];
  if ('alternatives' in node && node.type !== 'ClassStringDisjunction')
    return (node.alternatives as AST.Node[]).flatMap(repeatedIn);
  return node.type === 'Alternative' ? node.elements.flatMap(repeatedIn) : [];
}

function sample(node: AST.Node, way: Way): string {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return charOf(node.raw, way);
    case 'Alternative':
      return node.elements.map((one) => sample(one, way)).join('');
    case 'Group':
    case 'CapturingGroup':
      return sample(node.alternatives[way.at % node.alternatives.length]!, way);
    case 'Quantifier':
      return sample(node.element, way).repeat(Math.min(node.min || optional(node, way), 20));
    default:
      return '';
  }
}

const optional = ({ max }: AST.Quantifier, { liked, at }: Way): number =>
  liked === ' ' || at % 2 === 0 ? Math.min(1, max) : 0;

/** What stands before a part: the parts before it, and those before what it is in. */
function before(part: AST.Node, way: Way): string {
  let text = '';
  for (let node: AST.Node | null = part; node?.parent; node = node.parent) {
    const { parent }: AST.Node = node;
    if (parent.type === 'Assertion') return text;
    if (parent.type !== 'Alternative') continue;
    const index = parent.elements.indexOf(node as AST.Element);
    text =
      parent.elements
        .slice(0, index)
        .map((one) => sample(one, way))
        .join('') + text;
  }
  return text;
}

const fitting = new Map<string, string[]>();
function charOf(raw: string, { flags, liked }: Way): string {
  const key = `${raw} ${flags}`;
  const known =
    fitting.get(key) ?? usual.filter((char) => new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, '')).test(char));
  fitting.set(key, known);
  return known.includes(liked) ? liked : (known[0] ?? '~');
}
