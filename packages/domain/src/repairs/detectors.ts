import type { ProblemKind, Severity } from './problem.ts';

/** An app's file before and after; `before` is what the detector finds. */
export type DetectorExample = { file: string; before: string; after: string };

/** What a detector is: docs/detectors.md is made of this table, and a test holds each example to it. */
export type Detector = {
  severity: Severity;
  /** What it means, in words that end without a full stop. */
  means: string;
  /** Null where only a compiler or a running page knows. */
  example: DetectorExample | null;
};

const page = (lines: string) => `export default function Tasks() {\n${lines}\n}\n`;
const inTasks = (before: string, after: string): DetectorExample => ({ file: 'pages/Tasks.jsx', before, after });
const inPage = (before: string, after: string, head = ''): DetectorExample =>
  inTasks(head + page(before), head + page(after));

const task = `import { Task } from '@/entities/Task';\n\n`;
const state = `import { useState } from 'react';\n\n`;
const stateAndTask = `import { useEffect, useState } from 'react';\nimport { Task } from '@/entities/Task';\n\n`;
const schema = (properties: string, more = '') =>
  `{\n  "name": "Task",\n  "properties": {\n${properties}\n  }${more}\n}\n`;

export const detectors: Readonly<Record<ProblemKind, Detector>> = {
  syntax: {
    severity: 'error',
    means: 'The file cannot be read: fences, tags of the reply, unclosed elements and brackets, quotation marks',
    example: inPage('  return <p>Tasks</div>;', '  return <p>Tasks</p>;'),
  },
  'duplicate-name': {
    severity: 'error',
    means: 'A name is declared, imported or exported twice',
    example: inTasks(
      `import { Tasks } from '@/components/Tasks';\n\n${page('  return <p>Tasks</p>;')}`,
      page('  return <p>Tasks</p>;'),
    ),
  },
  'outside-async': {
    severity: 'error',
    means: '“await” in a function that is not async',
    example: inPage(
      `  const clear = () => {\n    await Task.deleteMany({});\n  };\n  return <button onClick={clear}>Clear</button>;`,
      `  const clear = async () => {\n    await Task.deleteMany({});\n  };\n  return <button onClick={clear}>Clear</button>;`,
      task,
    ),
  },
  'broken-import': {
    severity: 'error',
    means: 'An import leads nowhere',
    example: inTasks(
      `import TaskCard from '@/components/TaskCard';\n\n${page('  return <TaskCard />;')}`,
      `import TaskRow from '@/components/TaskRow';\n\n${page('  return <TaskRow />;')}`,
    ),
  },
  'missing-export': {
    severity: 'error',
    means: 'The imported file, part, library or icon set has no such name',
    example: inTasks(
      `import { CardTitle } from '@/components/ui/button';\n\n${page('  return <CardTitle>Tasks</CardTitle>;')}`,
      `import { CardTitle } from '@/components/ui/card';\n\n${page('  return <CardTitle>Tasks</CardTitle>;')}`,
    ),
  },
  'undefined-name': {
    severity: 'error',
    means: 'A component, hook, function or variable that nothing declares, or only further down',
    example: inPage('  return <p>{total}</p>;', '  const total = 3;\n  return <p>{total}</p>;'),
  },
  'wrong-capitals': {
    severity: 'warning',
    means: 'A path in other capitals than the file’s',
    example: inTasks(
      `import TaskRow from '@/components/taskrow';\n\n${page('  return <TaskRow />;')}`,
      `import TaskRow from '@/components/TaskRow';\n\n${page('  return <TaskRow />;')}`,
    ),
  },
  entity: {
    severity: 'error',
    means: 'An entity without a schema, or one whose file cannot be used',
    example: inTasks(
      `import { Job } from '@/entities/Job';\n\n${page(`  return <button onClick={() => Job.create({ title: 'New' })}>Add</button>;`)}`,
      `import { Task } from '@/entities/Task';\n\n${page(`  return <button onClick={() => Task.create({ title: 'New' })}>Add</button>;`)}`,
    ),
  },
  field: {
    severity: 'error',
    means: 'A field that the schema of its entity does not have',
    example: inPage(
      '  return <button onClick={() => Task.create({ title: "New", owner: "Ada" })}>Add</button>;',
      '  return <button onClick={() => Task.create({ title: "New" })}>Add</button>;',
      task,
    ),
  },
  'hook-place': {
    severity: 'error',
    means: 'A hook under a condition, in a loop, in a callback, behind a return or outside of a component',
    example: inPage(
      '  if (wide) useState(1);\n  return <p>Tasks</p>;',
      '  useState(1);\n  return <p>Tasks</p>;',
      `${state}const wide = true;\n`,
    ),
  },
  'list-key': {
    severity: 'warning',
    means: 'Repeated elements without a key',
    example: inPage(
      '  return <ul>{[1, 2].map((one) => <li>{one}</li>)}</ul>;',
      '  return <ul>{[1, 2].map((one) => <li key={one}>{one}</li>)}</ul>;',
    ),
  },
  link: {
    severity: 'error',
    means: 'A link to a page that is not there, or to nothing',
    example: inPage(
      '  return <Link to="/Archive">Old ones</Link>;',
      '  return <Link to="/Home">Home</Link>;',
      `import { Link } from 'react-router-dom';\n\n`,
    ),
  },
  'page-export': {
    severity: 'error',
    means: 'A page without a default export',
    example: inTasks('const list = () => <p>Tasks</p>;\n', 'export default () => <p>Tasks</p>;\n'),
  },
  'html-in-jsx': {
    severity: 'warning',
    means: 'Attributes as HTML has them; a text as style is an error',
    example: inPage('  return <p class="big">Tasks</p>;', '  return <p className="big">Tasks</p>;'),
  },
  'undefined-list': {
    severity: 'error',
    means: 'A list or record that is used before it has a value',
    example: inPage(
      '  const [tasks] = useState();\n  return <p>{tasks.length}</p>;',
      '  const [tasks] = useState([]);\n  return <p>{tasks.length}</p>;',
      state,
    ),
  },
  'query-call': {
    severity: 'error',
    means:
      'A call for records or people that the client library does not have, that nothing waits for, or whose answer is read as that of another library',
    example: inPage(
      '  return <button onClick={() => Task.remove("1")}>Remove</button>;',
      '  return <button onClick={() => Task.delete("1")}>Remove</button>;',
      task,
    ),
  },
  value: {
    severity: 'error',
    means:
      'A value written in code that the server or a part of the kit refuses, or a record without a field that must be there',
    example: inPage(
      `  return <button onClick={() => Task.create({ title: 'New', priority: '2' })}>Add</button>;`,
      `  return <button onClick={() => Task.create({ title: 'New', priority: 2 })}>Add</button>;`,
      task,
    ),
  },
  type: {
    severity: 'error',
    means: 'A field, a record or a Date used as a type that it is not',
    example: inPage(
      '  const [tasks, setTasks] = useState([]);\n  useEffect(() => {\n    Task.list().then(setTasks);\n  }, []);\n  return tasks.map((task) => <p key={task.id}>{task.due_date.getFullYear()}</p>);',
      '  const [tasks, setTasks] = useState([]);\n  useEffect(() => {\n    Task.list().then(setTasks);\n  }, []);\n  return tasks.map((task) => <p key={task.id}>{new Date(task.due_date).getFullYear()}</p>);',
      stateAndTask,
    ),
  },
  'event-handler': {
    severity: 'error',
    means:
      'A handler that runs while the page is drawn, is a text, is never called, keeps the event instead of what was typed, or lets the browser send the form',
    example: inPage(
      '  const [open, setOpen] = useState(false);\n  return <button onClick={setOpen(true)}>{open ? 1 : 0}</button>;',
      '  const [open, setOpen] = useState(false);\n  return <button onClick={() => setOpen(true)}>{open ? 1 : 0}</button>;',
      state,
    ),
  },
  'lost-result': {
    severity: 'error',
    means: 'A component or a callback that builds its result and does not return it',
    example: inPage(
      '  return <ul>{[1, 2].map((one) => { <li key={one}>{one}</li>; })}</ul>;',
      '  return <ul>{[1, 2].map((one) => { return <li key={one}>{one}</li>; })}</ul>;',
    ),
  },
  constant: {
    severity: 'error',
    means: 'A constant that is changed later, or a state that is assigned instead of set',
    example: inPage(
      '  const sum = 0;\n  for (const one of [1, 2]) sum += one;\n  return <p>{sum}</p>;',
      '  let sum = 0;\n  for (const one of [1, 2]) sum += one;\n  return <p>{sum}</p>;',
    ),
  },
  comparison: {
    severity: 'error',
    means: 'A value that is assigned where it was meant to be compared',
    example: inPage(
      "  const [view, setView] = useState({ kind: 'list' });\n  return <button onClick={() => setView({ kind: 'board' })}>{(view.kind = 'list') ? 1 : 2}</button>;",
      "  const [view, setView] = useState({ kind: 'list' });\n  return <button onClick={() => setView({ kind: 'board' })}>{view.kind === 'list' ? 1 : 2}</button>;",
      state,
    ),
  },
  state: {
    severity: 'error',
    means: 'A state that is taken apart in braces, or changed in place and handed back',
    example: inPage(
      '  const [names, setNames] = useState([]);\n  const add = () => {\n    names.push("Ada");\n    setNames(names);\n  };\n  return <button onClick={add}>{names.length}</button>;',
      '  const [names, setNames] = useState([]);\n  const add = () => setNames([...names, "Ada"]);\n  return <button onClick={add}>{names.length}</button>;',
      state,
    ),
  },
  property: {
    severity: 'error',
    means: 'A component of the app that is used without what it needs',
    example: inTasks(
      `const Row = ({ onDone }) => <button onClick={() => onDone()}>Done</button>;\n\n${page('  return <Row onFinish={() => alert("Done")} />;')}`,
      `const Row = ({ onDone }) => <button onClick={() => onDone()}>Done</button>;\n\n${page('  return <Row onDone={() => alert("Done")} />;')}`,
    ),
  },
  'endless-render': {
    severity: 'error',
    means: 'A component that is drawn again and again, or inside itself',
    example: inPage(
      '  const [count, setCount] = useState(0);\n  setCount(3);\n  return <p>{count}</p>;',
      '  const [count] = useState(3);\n  return <p>{count}</p>;',
      state,
    ),
  },
  'redirect-loop': {
    severity: 'error',
    means: 'Pages that send everybody on in a circle',
    example: inPage(
      '  return <Navigate to="/Tasks" />;',
      '  return <Navigate to="/Home" />;',
      `import { Navigate } from 'react-router-dom';\n\n`,
    ),
  },
  layout: {
    severity: 'error',
    means: 'A layout in which no page is drawn, or a second router',
    example: {
      file: 'Layout.jsx',
      before: 'export default () => <nav>Tasks</nav>;\n',
      after: 'export default ({ children }) => <main>{children}</main>;\n',
    },
  },
  'access-rule': {
    severity: 'error',
    means: 'A rule of access that is not understood, so that it lets nobody in',
    example: {
      file: 'entities/Task.json',
      before: schema('    "title": { "type": "string" }', ',\n  "rls": { "read": { "data.owner": "{{user.id}}" } }'),
      after: schema('    "title": { "type": "string" }', ',\n  "rls": { "read": { "created_by_id": "{{user.id}}" } }'),
    },
  },
  'hidden-page': {
    severity: 'hint',
    means: 'No link leads to a page',
    example: {
      file: 'pages/Home.jsx',
      before: 'export default () => <h1>Home</h1>;\n',
      after: `import { Link } from 'react-router-dom';\n\nexport default () => <Link to="/Tasks">Tasks</Link>;\n`,
    },
  },
  'when-opened': {
    severity: 'error',
    means: 'An error that only running code shows: while a page is drawn, in an effect or a promise',
    example: null,
  },
  tool: {
    severity: 'error',
    means: 'The document of an AI tool that cannot be read, or that keeps it from running',
    example: null,
  },
  other: { severity: 'error', means: 'What only the compiler says', example: null },
};

/** What keeps an app from running at all is always looked for. */
export const neededDetectors: ReadonlySet<string> = new Set<ProblemKind>(['syntax', 'when-opened', 'other']);
