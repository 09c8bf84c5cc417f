/** A page with one button, which does what `code` says. */
const onClick = (name: string, code: string) => `export default function ${name}() {
  const doIt = () => {
${code.replaceAll(/^/gm, '    ')}
  };
  return <main><h1>${name}</h1><button onClick={doIt}>Do it</button></main>;
}`;

/** What a careless or hostile assistant could write: each page does one thing that no app should do. */
export const hostilePages: Record<string, string> = {
  'pages/Home.jsx': 'export default function Home() {\n  return <h1>Home</h1>;\n}',
  'pages/LoopInClick.jsx': onClick('LoopInClick', 'setTimeout(() => { for (;;) {} }, 300);'),
  'pages/MemoryHog.jsx': onClick(
    'MemoryHog',
    'const all = [];\nsetTimeout(() => { for (;;) all.push(Array.from({ length: 1e5 }, (_, n) => ({ n }))); }, 300);',
  ),
  'pages/LoopAtLoad.jsx': 'export default function LoopAtLoad() {\n  for (;;) {}\n}',
  'pages/Reloads.jsx': `import { useEffect } from 'react';
export default function Reloads() {
  useEffect(() => window.location.reload(), []);
  return <p>Again</p>;
}`,
  'pages/RenderLoop.jsx': `import { useState } from 'react';
function Loops() {
  const [n, setN] = useState(0);
  setN(n + 1);
  return <p>{n}</p>;
}
export default function RenderLoop() {
  const [isOn, setIsOn] = useState(false);
  return <main><button onClick={() => setIsOn(true)}>Do it</button>{isOn && <Loops />}</main>;
}`,
  'pages/EffectLoop.jsx': `import { useEffect, useState } from 'react';
function Loops() {
  const [n, setN] = useState(0);
  useEffect(() => setN(n + 1));
  return <p>{n}</p>;
}
export default function EffectLoop() {
  const [isOn, setIsOn] = useState(false);
  return <main><button onClick={() => setIsOn(true)}>Do it</button>{isOn && <Loops />}</main>;
}`,
  'pages/Throws.jsx': onClick(
    'Throws',
    `let n = 0;
setInterval(() => {
  for (let i = 0; i < 20; i += 1) Promise.reject(new Error(\`broken number \${n += 1}\`));
}, 10);`,
  ),
  'pages/Alerts.jsx': onClick('Alerts', 'for (let i = 0; i < 50; i += 1) alert(i);'),
  'pages/Popups.jsx': onClick('Popups', `for (let i = 0; i < 200; i += 1) window.open('/Home');`),
  'pages/Writes.jsx': onClick('Writes', `document.write('gone');`),
  'pages/Globals.jsx': onClick(
    'Globals',
    `const refuse = () => { throw new Error('replaced'); };
JSON.stringify = refuse;
window.fetch = refuse;
window.postMessage = refuse;
window.Promise = undefined;
Map.prototype.get = refuse;
for (const name of ['map', 'filter', 'push', 'slice', 'includes']) Array.prototype[name] = refuse;
setTimeout(() => { throw new Error('after the globals'); }, 50);`,
  ),
  'pages/Logs.jsx': onClick(
    'Logs',
    `window.presses = (window.presses ?? 0) + 1;
if (window.presses === 1) for (let i = 1; i <= 300; i += 1) console.log('honest line ' + i);
else for (let i = 0; i < 5000; i += 1) console.log('flood');`,
  ),
  'pages/Histories.jsx': onClick(
    'Histories',
    `window.onbeforeunload = (event) => { event.preventDefault(); return 'Stay'; };
setInterval(() => { for (let i = 0; i < 200; i += 1) history.pushState(null, '', '/Histories?n=' + i); }, 10);`,
  ),
  'components/CycleA.jsx': `import CycleB from './CycleB';
export const nameOfA = () => 'Alpha';
export default function CycleA({ deep }) {
  return <p>A{deep ? <CycleB /> : null}</p>;
}`,
  'components/CycleB.jsx': `import CycleA, { nameOfA } from './CycleA';
export default function CycleB() {
  return <p>B of {nameOfA()} <CycleA /></p>;
}`,
  'pages/Cycle.jsx': `import CycleA from '@/components/CycleA';
export default function Cycle() {
  return <main><h1>Cycle</h1><CycleA deep /></main>;
}`,
  'pages/Empties.jsx': onClick('Empties', `document.body.innerHTML = '';`),
};

export const fixedLoop = 'export default function LoopAtLoad() {\n  return <h1>Mended</h1>;\n}';
