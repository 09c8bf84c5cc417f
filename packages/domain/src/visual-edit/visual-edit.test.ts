import type { VisualEdit, VisualEditProblem } from '@whittle/contract/visual-edit';
import fc from 'fast-check';
import { parseSync } from 'oxc-parser';
import { describe, expect, it, test } from 'vitest';
import type { ParseCode, SyntaxNode } from '../source-code/syntax.ts';
import { editElement, readElement } from './visual-edit.ts';

const parse: ParseCode = (path, source) => {
  for (const lang of /\.tsx?$/.test(path) ? (['tsx'] as const) : (['jsx', 'tsx'] as const)) {
    const { program, errors } = parseSync(path, source, { lang, sourceType: 'module' });
    if (errors.length === 0) return program as unknown as SyntaxNode;
  }
  return null;
};

/** `▶` marks the element. */
function placed(marked: string, file = 'pages/Home.jsx') {
  const [before = '', after = ''] = marked.split('▶');
  const lines = before.split(/\r\n|[\n\r\u2028\u2029]/);
  const name = /^<\s*([\w.:-]+)/.exec(after)?.[1] ?? '?';
  return { place: { file, code: before + after, line: lines.length, column: lines.at(-1)!.length + 1 }, name };
}

const page = (jsx: string) => `export default () => (\n  ${jsx}\n);\n`;

function edited(marked: string, edits: VisualEdit[], file?: string): string {
  const { place, name } = placed(marked, file);
  const result = editElement(parse, place, name, edits);
  if (!result.ok) return `refused: ${result.problem}`;
  if (result.code !== place.code) expect(parse(place.file, result.code), result.code).not.toBeNull();
  return result.code;
}

const text = (value: string, index = 0): VisualEdit[] => [{ kind: 'text', index, text: value }];
const add = (...names: string[]): VisualEdit[] => [{ kind: 'classes', add: names, remove: [] }];
const remove = (...names: string[]): VisualEdit[] => [{ kind: 'classes', add: [], remove: names }];

type Case = { what: string; from: string; edits: VisualEdit[]; to: string; file?: string };
const check = (cases: Case[]) =>
  it.each(cases)('$what', ({ from, edits, to, file }) => {
    expect(edited(page(from), edits, file)).toBe(page(to));
  });

describe('[VIS-02] the text of an element', () => {
  check([
    { what: 'between its tags', from: '▶<h1>Hello</h1>', edits: text('Good day'), to: '<h1>Good day</h1>' },
    {
      what: 'keeps lines, indents and comments around it',
      from: '▶<p>\n    {/* greeting */}\n    Hello   there,\n    my friend\n  </p>',
      edits: text('Hello   there, my old friend'),
      to: '<p>\n    {/* greeting */}\n    Hello   there,\n    my old friend\n  </p>',
    },
    {
      what: 'writes braces and signs so that they show',
      from: '▶<b>a</b>',
      edits: text('{x} < y > z'),
      to: '<b>&#123;x&#125; &lt; y &gt; z</b>',
    },
    {
      what: 'keeps what looks like an entity as it was typed',
      from: '▶<b>a</b>',
      edits: text('&amp; & &#8364;'),
      to: '<b>&amp;amp; & &amp;#8364;</b>',
    },
    {
      what: 'keeps entities that are not concerned',
      from: '▶<b>Fish &amp; chips &mdash; now</b>',
      edits: text('Fish & chips — later'),
      to: '<b>Fish &amp; chips &mdash; later</b>',
    },
    {
      what: 'does not make an entity of what stood there',
      from: '▶<b>a & b</b>',
      edits: text('a &lt; b'),
      to: '<b>a &amp;lt; b</b>',
    },
    {
      what: 'beside an icon',
      from: '▶<button>\n    <Plus /> Add\n  </button>',
      edits: text('New'),
      to: '<button>\n    <Plus /> New\n  </button>',
    },
    {
      what: 'beside a value of the data',
      from: '▶<p>Hello {name}, you</p>',
      edits: text(', dear', 1),
      to: '<p>Hello {name}, dear</p>',
    },
    {
      what: 'in a string in braces',
      from: "▶<p>{'It\\'s'}</p>",
      edits: text("It's \\ here"),
      to: "<p>{'It\\'s \\\\ here'}</p>",
    },
    {
      what: 'in a template without holes',
      from: '▶<p>{`one`}</p>',
      edits: text('`${two}`'),
      to: '<p>{`\\`\\${two}\\``}</p>',
    },
    {
      what: 'of an empty element',
      from: '▶<p className="x">\n  </p>',
      edits: text('Now'),
      to: '<p className="x">Now</p>',
    },
    { what: 'can be emptied', from: '▶<p>Gone</p>', edits: text(''), to: '<p></p>' },
    {
      what: 'emptied beside others keeps its place',
      from: '▶<p><Icon /> Gone</p>',
      edits: text(''),
      to: "<p><Icon /> {''}</p>",
    },
    {
      what: 'emptied and written again',
      from: '▶<p><Icon /> Gone</p>',
      edits: [...text(''), ...text('Back')],
      to: "<p><Icon /> {'Back'}</p>",
    },
    { what: 'line breaks become blanks', from: '▶<p>a</p>', edits: text('a\n b\r\n\tc'), to: '<p>a b c</p>' },
    {
      what: 'an emoji beside the change stays whole',
      from: '▶<p>👩‍🚀 one</p>',
      edits: text('👩‍🔬 one'),
      to: '<p>👩‍🔬 one</p>',
    },
    { what: 'the same text changes nothing', from: '▶<p>same</p>', edits: text('same'), to: '<p>same</p>' },
    {
      what: 'of a part of the kit',
      from: '<Card>▶<Button variant="ghost" >Save</Button></Card>',
      edits: text('Keep'),
      to: '<Card><Button variant="ghost" >Keep</Button></Card>',
    },
    {
      what: 'in a fragment behind emoji on the same line',
      from: '<>😀é ▶<b>x</b></>',
      edits: text('y'),
      to: '<>😀é <b>y</b></>',
    },
    {
      what: 'of a namespaced element',
      from: '<svg>▶<svg:text>a</svg:text></svg>',
      edits: text('b'),
      to: '<svg><svg:text>b</svg:text></svg>',
    },
    {
      what: 'of an element of a library',
      from: '▶<motion.h1 animate={{ x: 1 }}>a</motion.h1>',
      edits: text('b'),
      to: '<motion.h1 animate={{ x: 1 }}>b</motion.h1>',
    },
    {
      what: 'behind an arrow in an attribute',
      from: '▶<b onClick={() => a > b}>a</b>',
      edits: text('b'),
      to: '<b onClick={() => a > b}>b</b>',
    },
    {
      what: 'of a generic component',
      from: '▶<List<Row> >a</List>',
      edits: text('b'),
      to: '<List<Row> >b</List>',
      file: 'pages/Home.tsx',
    },
    { what: 'in a .js file', from: '▶<b>a</b>', edits: text('b'), to: '<b>b</b>', file: 'pages/Home.js' },
  ]);

  test('with the line ends of another system, and tabs', () => {
    expect(
      edited(
        'const A = () => (\r\n\t<div>\r\n\t\t▶<p>\r\n\t\t\tone\r\n\t\t\ttwo\r\n\t\t</p>\r\n\t</div>\r\n);\r\n',
        text('one three'),
      ),
    ).toBe('const A = () => (\r\n\t<div>\r\n\t\t<p>\r\n\t\t\tone\r\n\t\t\tthree\r\n\t\t</p>\r\n\t</div>\r\n);\r\n');
  });

  test('line separators count as lines, as for the compiler', () => {
    expect(edited('const a = "\u2028";\nconst A = () => ▶<b>x</b>;', text('y'))).toBe(
      'const a = "\u2028";\nconst A = () => <b>y</b>;',
    );
  });

  it.each<[string, string, VisualEditProblem]>([
    ['from data', '▶<p>{task.title}</p>', 'text-from-data'],
    ['from a call', '▶<p>{t("hello")}</p>', 'text-from-data'],
    ['put together', '▶<p>{`Hello ${name}`}</p>', 'text-from-data'],
    ['set as HTML', '▶<p dangerouslySetInnerHTML={{ __html: a }} />', 'text-from-data'],
    ['none', '▶<img src="a.png" />', 'no-text'],
    ['only elements', '▶<ul>{rows.map((r) => <li key={r}>{r}</li>)}</ul>', 'no-text'],
  ])('%s is refused', (_, from, problem) => {
    expect(edited(page(from), text('x'))).toBe(`refused: ${problem}`);
  });
});

describe('[VIS-03] the classes of an element', () => {
  check([
    {
      what: 'are added behind the others',
      from: '▶<b className="flex">a</b>',
      edits: add('p-4'),
      to: '<b className="flex p-4">a</b>',
    },
    {
      what: 'make room where there are none',
      from: '▶<b>a</b>',
      edits: add('p-4', 'm-2'),
      to: '<b className="p-4 m-2">a</b>',
    },
    {
      what: 'make room in an element that closes itself',
      from: '▶<Icon/>',
      edits: add('p-4'),
      to: '<Icon className="p-4"/>',
    },
    {
      what: 'make room behind types',
      from: '▶<List<Row> rows={[]} />',
      edits: add('p-4'),
      to: '<List<Row> className="p-4" rows={[]} />',
      file: 'a.tsx',
    },
    {
      what: 'take the place of what they conflict with',
      from: '▶<b className="flex p-4 text-lg">a</b>',
      edits: add('p-6'),
      to: '<b className="flex p-6 text-lg">a</b>',
    },
    {
      what: 'keep to their variant',
      from: '▶<b className="p-2 md:p-4 hover:p-3">a</b>',
      edits: add('p-6'),
      to: '<b className="p-6 md:p-4 hover:p-3">a</b>',
    },
    {
      what: 'change a variant alone',
      from: '▶<b className="p-2 md:p-4">a</b>',
      edits: add('md:p-6'),
      to: '<b className="p-2 md:p-6">a</b>',
    },
    {
      what: 'replace all sides at once',
      from: '▶<b className="px-2 flex py-3">a</b>',
      edits: add('p-6'),
      to: '<b className="p-6 flex">a</b>',
    },
    {
      what: 'one side leaves the others',
      from: '▶<b className="p-2">a</b>',
      edits: add('px-6'),
      to: '<b className="p-2 px-6">a</b>',
    },
    {
      what: 'tell size from colour',
      from: '▶<b className="text-lg text-red-500">a</b>',
      edits: add('text-blue-600'),
      to: '<b className="text-lg text-blue-600">a</b>',
    },
    {
      what: 'tell colours of a theme from sizes',
      from: '▶<b className="text-lg text-primary">a</b>',
      edits: add('text-2xl'),
      to: '<b className="text-2xl text-primary">a</b>',
    },
    {
      what: 'a size leaves the height of lines',
      from: '▶<b className="text-lg leading-tight">a</b>',
      edits: add('text-2xl'),
      to: '<b className="text-2xl leading-tight">a</b>',
    },
    {
      what: 'replace what claims to be important',
      from: '▶<b className="!p-2 m-1">a</b>',
      edits: add('p-6'),
      to: '<b className="p-6 m-1">a</b>',
    },
    {
      what: 'with a value of its own',
      from: '▶<b className="bg-white">a</b>',
      edits: add('bg-[#aabbcc]'),
      to: '<b className="bg-[#aabbcc]">a</b>',
    },
    {
      what: 'of two that conflict the last one counts',
      from: '▶<b>a</b>',
      edits: add('p-1', 'p-2'),
      to: '<b className="p-2">a</b>',
    },
    {
      what: 'the same class twice changes nothing',
      from: '▶<b className=" p-1  m-2 ">a</b>',
      edits: add('p-1'),
      to: '<b className=" p-1  m-2 ">a</b>',
    },
    {
      what: 'are removed with their blank',
      from: '▶<b className="flex p-4 m-2">a</b>',
      edits: remove('p-4'),
      to: '<b className="flex m-2">a</b>',
    },
    {
      what: 'the first is removed with the blank behind it',
      from: '▶<b className="flex p-4">a</b>',
      edits: remove('flex'),
      to: '<b className="p-4">a</b>',
    },
    {
      what: 'the last one leaves an empty string',
      from: '▶<b className="flex">a</b>',
      edits: remove('flex'),
      to: '<b className="">a</b>',
    },
    {
      what: 'all are exchanged',
      from: '▶<b className="a b">a</b>',
      edits: [{ kind: 'classes', add: ['c'], remove: ['a', 'b'] }],
      to: '<b className="c">a</b>',
    },
    {
      what: 'on several lines stay on them',
      from: '▶<b className="\n    flex\n    p-4\n  ">a</b>',
      edits: add('p-6', 'm-1'),
      to: '<b className="\n    flex\n    p-6 m-1\n  ">a</b>',
    },
    {
      what: 'in single quotes',
      from: "▶<b className='p-4'>a</b>",
      edits: add("content-['x']"),
      to: "<b className='p-4 content-[&#39;x&#39;]'>a</b>",
    },
    {
      what: 'with signs of other elements',
      from: '▶<b className="[&>p]:mt-4">a</b>',
      edits: add('[&>p]:mt-6', '[&_a]:underline'),
      to: '<b className="[&>p]:mt-6 [&_a]:underline">a</b>',
    },
    {
      what: 'in braces',
      from: "▶<b className={'p-4'}>a</b>",
      edits: add("before:content-['x']"),
      to: "<b className={'p-4 before:content-[\\'x\\']'}>a</b>",
    },
    {
      what: 'in the fixed part of a template',
      from: '▶<b className={`p-4 ${x} m-1`}>a</b>',
      edits: add('p-6', 'm-2', 'flex'),
      to: '<b className={`p-6 flex ${x} m-2`}>a</b>',
    },
    {
      what: 'what code completes is left alone',
      from: '▶<b className={`text-${size}`}>a</b>',
      edits: add('p-4'),
      to: '<b className={`p-4 text-${size}`}>a</b>',
    },
    {
      what: 'before a template that begins with code',
      from: '▶<b className={`${x}`}>a</b>',
      edits: add('p-4'),
      to: '<b className={`p-4 ${x}`}>a</b>',
    },
    {
      what: 'a template keeps its holes apart',
      from: '▶<b className={`${a} p-4 ${b}`}>a</b>',
      edits: remove('p-4'),
      to: '<b className={`${a} ${b}`}>a</b>',
    },
    {
      what: 'in the fixed part of cn',
      from: "▶<b className={cn('p-4', isOn && 'm-2', className)}>a</b>",
      edits: add('p-6', 'm-3'),
      to: "<b className={cn('p-6 m-3', isOn && 'm-2', className)}>a</b>",
    },
    {
      what: 'in a cn without fixed part',
      from: '▶<b className={cn(isOn && "m-2")}>a</b>',
      edits: add('p-6'),
      to: '<b className={cn(\'p-6\', isOn && "m-2")}>a</b>',
    },
    {
      what: 'before a sum',
      from: "▶<b className={'p-4 ' + (isOn ? 'a' : 'b')}>a</b>",
      edits: add('p-6', 'm-1'),
      to: "<b className={'p-6 m-1 ' + (isOn ? 'a' : 'b')}>a</b>",
    },
    {
      what: 'keep comments between attributes',
      from: '▶<b /* one */ className="a" // two\n    id="x">a</b>',
      edits: add('b'),
      to: '<b /* one */ className="a b" // two\n    id="x">a</b>',
    },
    {
      what: 'of an attribute given twice the last one counts',
      from: '▶<b className="a" className="p-1">a</b>',
      edits: add('p-2'),
      to: '<b className="a" className="p-2">a</b>',
    },
    {
      what: 'beside properties handed on',
      from: '▶<b {...props} className="a">a</b>',
      edits: add('b'),
      to: '<b {...props} className="a b">a</b>',
    },
  ]);

  it.each<[string, string, VisualEdit[], VisualEditProblem]>([
    ['chosen by code', "▶<b className={isOn ? 'a' : 'b'}>a</b>", add('p-1'), 'classes-by-code'],
    ['from a variable', '▶<b className={className}>a</b>', add('p-1'), 'classes-by-code'],
    ['from outside', '▶<b {...props}>a</b>', add('p-1'), 'classes-from-outside'],
    ['of two words', '▶<b>a</b>', add('p-1 m-1'), 'class-not-valid'],
  ])('%s are refused', (_, from, edits, problem) => {
    expect(edited(page(from), edits)).toBe(`refused: ${problem}`);
  });
});

describe('[VIS-04] pictures, fields and styles', () => {
  const attribute = (name: 'src' | 'alt' | 'placeholder', value: string): VisualEdit[] => [
    { kind: 'attribute', name, value },
  ];
  check([
    {
      what: 'a picture gets another address',
      from: '▶<img alt="" src="/a.png" />',
      edits: attribute('src', 'https://x.test/b.png?a=1&b=2'),
      to: '<img alt="" src="https://x.test/b.png?a=1&b=2" />',
    },
    {
      what: 'a picture gets words',
      from: '▶<img src="/a.png" />',
      edits: attribute('alt', 'A "red" &lt; bike'),
      to: '<img alt="A &quot;red&quot; &amp;lt; bike" src="/a.png" />',
    },
    {
      what: 'a field gets another hint',
      from: "▶<Input placeholder={'Name'} />",
      edits: attribute('placeholder', "It's"),
      to: "<Input placeholder={'It\\'s'} />",
    },
    {
      what: 'a property leaves the style',
      from: "▶<b style={{ color: 'red', margin: 2 }}>a</b>",
      edits: [{ kind: 'unstyle', property: 'color' }],
      to: '<b style={{ margin: 2 }}>a</b>',
    },
    {
      what: 'a property that stands there twice leaves the style',
      from: "▶<b style={{ color: 'red', margin: 2, color: 'blue' }}>a</b>",
      edits: [{ kind: 'unstyle', property: 'color' }],
      to: '<b style={{ margin: 2 }}>a</b>',
    },
    {
      what: 'the last property leaves the style',
      from: "▶<b style={{ margin: 2, color: 'red' }}>a</b>",
      edits: [{ kind: 'unstyle', property: 'color' }],
      to: '<b style={{ margin: 2 }}>a</b>',
    },
    {
      what: 'the only property takes the style along',
      from: '▶<b id="x" style={{ color: \'red\' }}>a</b>',
      edits: [{ kind: 'unstyle', property: 'color' }],
      to: '<b id="x">a</b>',
    },
  ]);

  test('a picture that is a file of the app gives way to an address', () => {
    const from = "import logo from './logo.png';\nexport default () => ▶<img src={logo} />;\n";
    expect(edited(from, attribute('src', '/b.png'))).toBe(
      'import logo from \'./logo.png\';\nexport default () => <img src="/b.png" />;\n',
    );
    expect(edited(page('▶<img src={photo.url} />'), attribute('src', '/b.png'))).toBe('refused: value-by-code');
  });

  test('a style put together by code is left alone', () => {
    expect(edited(page('▶<b style={look}>a</b>'), [{ kind: 'unstyle', property: 'color' }])).toBe(
      'refused: style-by-code',
    );
  });
});

describe('[VIS-05] deleting an element', () => {
  const gone: VisualEdit[] = [{ kind: 'delete' }];
  check([
    {
      what: 'with the line that it stands on',
      from: '<div>\n    <a />\n    ▶<b>\n      x\n    </b>\n    <i />\n  </div>',
      edits: gone,
      to: '<div>\n    <a />\n    <i />\n  </div>',
    },
    { what: 'from the middle of a line', from: '<p>one ▶<b>two</b> three</p>', edits: gone, to: '<p>one  three</p>' },
    { what: 'that a condition shows', from: '<p>{isOn && ▶<b>x</b>}</p>', edits: gone, to: '<p>{isOn && null}</p>' },
    {
      what: 'that is one of two',
      from: '<p>{isOn ? ▶<b>x</b> : <i />}</p>',
      edits: gone,
      to: '<p>{isOn ? null : <i />}</p>',
    },
    {
      what: 'that stands for each of a list',
      from: '<p>{rows.map((row) => ▶<b>{row}</b>)}</p>',
      edits: gone,
      to: '<p>{rows.map((row) => null)}</p>',
    },
    { what: 'handed to another element', from: '<Field icon={▶<b />} />', edits: gone, to: '<Field icon={null} />' },
  ]);

  it.each([
    ['of an arrow', page('▶<div>a</div>')],
    ['that is returned', 'export default function A() {\n  const b = 1;\n  return (\n    ▶<div>{b}</div>\n  );\n}\n'],
  ])('all that a component shows is not deleted: %s', (_, from) => {
    expect(edited(from, gone)).toBe('refused: whole-component');
  });
});

describe('[VIS-01] an element is found by its place', () => {
  test('its facts say what can be changed', () => {
    const { place } = placed(
      page(
        '<ul>{rows.map((r) => ▶<li key={r} className={cn("p-2 flex", x)} style={{ color: "red" }}>Row {r}</li>)}</ul>',
      ),
    );
    expect(readElement(parse, place)).toEqual({
      ok: true,
      facts: {
        name: 'li',
        texts: [{ label: null, value: 'Row' }],
        textProblem: 'text-from-data',
        classes: ['p-2', 'flex'],
        hasComputedClasses: true,
        classesProblem: null,
        style: ['color'],
        attributes: [],
        isRepeated: true,
        deleteProblem: null,
      },
    });
  });

  test('a place that no element begins at, or another one does, is refused', () => {
    const { place } = placed(page('▶<div>a</div>'));
    expect(readElement(parse, { ...place, column: place.column + 1 })).toEqual({
      ok: false,
      problem: 'element-not-found',
    });
    expect(readElement(parse, { ...place, line: 99 })).toEqual({ ok: false, problem: 'element-not-found' });
    expect(editElement(parse, place, 'h1', text('b'))).toEqual({ ok: false, problem: 'element-changed' });
    expect(readElement(parse, { ...place, code: 'const a = <div>' })).toEqual({ ok: false, problem: 'file-not-read' });
  });

  test('several changes of one element are one, and none is made when one is refused', () => {
    const marked = page('▶<h1>a</h1>');
    expect(edited(marked, [...text('b'), ...add('p-1'), ...add('text-red-500')])).toBe(
      page('<h1 className="p-1 text-red-500">b</h1>'),
    );
    expect(edited(marked, [...add('p-1'), ...text('b', 4)])).toBe('refused: no-text');
  });

  test('any text and any class that is written is read back the same', () => {
    const words = fc.array(
      fc.constantFrom('&', 'lt;', '&amp;', '{', '}', '<b>', '"', "'", '`', '\\', '${x}', '😀', 'a', ' '),
    );
    const homes = ['▶<b>one &lt; two</b>', "▶<b className='x'>{'one'}</b>", '▶<b className={`x ${y}`}>{`one`}</b>'];
    fc.assert(
      fc.property(words, fc.constantFrom(...homes), (parts, home) => {
        const { place, name } = placed(page(home));
        const written = parts.join('').trim();
        const className = `content-[${written.replace(/\s/g, '')}]`;
        const result = editElement(parse, place, name, [...text(written), ...add(className)]);
        expect(result).toMatchObject({ ok: true, facts: { texts: [{ label: null, value: written }] } });
        expect(result.ok && result.facts?.classes).toContain(className);
      }),
    );
  });
});
