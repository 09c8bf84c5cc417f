const rows = Array.from({ length: 30 }, (_, n) => `<p className="p-${n % 12} text-sm">Row ${n}</p>`).join('\n');

/** A project of so many components, none of which any project had before. */
export function project(count: number): Record<string, string> {
  const parts = Array.from({ length: count }, (_, n) => n);
  return {
    'pages/Home.jsx': `${parts.map((n) => `import Part${n} from '@/components/Part${n}';`).join('\n')}
export default function Home() { return <main>${parts.map((n) => `<Part${n} />`).join('')}</main> }`,
    ...Object.fromEntries(
      parts.map((n) => [
        `components/Part${n}.jsx`,
        `export default function Part${n}() { return <section><h2>Part ${n}, ${Math.random()}</h2>${rows}</section> }`,
      ]),
    ),
  };
}
