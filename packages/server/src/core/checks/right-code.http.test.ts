import { expect, test } from 'vitest';
import { loadPlatform } from '../../compile/load-platform.ts';
import { createFindAppProblems } from './find-app-problems.ts';

const platform = loadPlatform();
const find = createFindAppProblems(() => platform);

const head = `import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Task } from '@/entities/Task';
import { User } from '@/entities/User';
import { Checkbox } from '@/components/ui/checkbox';
import { Row } from '@/components/Row';
`;
const app = {
  'entities/Task.json': JSON.stringify({
    name: 'Task',
    properties: { title: { type: 'string' }, data: { type: 'string' }, done: { type: 'boolean' } },
  }),
  'components/Row.jsx': `export function Row({ task, onDone, label, tags = [] }) {
  if (!task) return null;
  return <p onClick={() => onDone?.(task)}>{task.title} {label} {tags.map((tag) => <b key={tag}>{tag}</b>)}</p>;
}
`,
};

/** Code of a page that looks like a mistake and works. */
const right: Record<string, string> = {
  'a query that has a value at once': `
  const { data: tasks } = useQuery({ queryKey: ['tasks'], queryFn: () => Task.list(), initialData: [] });
  return <p>{tasks.length}</p>;`,
  'a record that is drawn under a condition of its own': `
  const [isLoading] = useState(true);
  const [user] = useState(null);
  return isLoading ? <p>Loading</p> : <p>{user.full_name}</p>;`,
  'a record that is drawn behind a return': `
  const [user, setUser] = useState(null);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    User.me().then(setUser).finally(() => setLoading(false));
  }, []);
  if (isLoading) {
    const words = 'Loading';
    return <p>{words}</p>;
  }
  return <p>{user.full_name}</p>;`,
  'a record that has a field called like a wrapping': `
  const [text, setText] = useState('');
  const load = async (id) => {
    const task = await Task.get(id);
    setText(task.data);
  };
  return <button onClick={() => load('1')}>{text}</button>;`,
  'an answer that is read both ways': `
  const [tasks, setTasks] = useState([]);
  const load = async () => {
    const answer = await Task.list();
    setTasks(Array.isArray(answer) ? answer : answer.data);
  };
  return <button onClick={load}>{tasks.length}</button>;`,
  'a loop that takes records apart': `
  const [names, setNames] = useState([]);
  const load = async () => {
    const found = [];
    for (const { title } of await Task.list()) found.push(title);
    setNames(found);
  };
  return <button onClick={load}>{names.join(', ')}</button>;`,
  'a component without what it can do without': `
  const [tasks, setTasks] = useState([]);
  useEffect(() => {
    Task.list().then(setTasks);
  }, []);
  return tasks.map((task) => <Row key={task.id} task={task} />);`,
  'a map that is meant as a loop, and a callback that throws': `
  const totals = {};
  ['a', 'b'].map((one) => {
    totals[one] = 1;
  });
  const check = (list) => list.every(() => {
    throw new Error('none');
  });
  return <button onClick={() => check([1])}>{Object.keys(totals).length}</button>;`,
  'a form whose handler hands the event on, and one that the server gets': `
  const stop = (event) => event.preventDefault();
  const save = (event) => stop(event);
  return <div><form onSubmit={save}><button>Save</button></form><form action="/search" onSubmit={() => alert(1)}><input name="q" /></form></div>;`,
  'a list of its own under the name of a state': `
  const [names, setNames] = useState([]);
  const add = (before) => {
    const names = [...before];
    names.push('Ada');
    setNames(names);
  };
  return <button onClick={() => add(names)}>{names.length}</button>;`,
  'a function that is used above what it will need': `
  const load = () => setCount(total);
  const [count, setCount] = useState(0);
  const total = useMemo(() => count + 1, [count]);
  return <button onClick={load}>{count}</button>;`,
  'a value that is assigned in a loop': `
  const numbers = /(\\d+)/g;
  const found = [];
  let match;
  while ((match = numbers.exec('1 and 2')) !== null) found.push(match[1]);
  return <p>{found.length}</p>;`,
  'a part of the kit beside a field of the browser': `
  const [isDone, setDone] = useState(false);
  return <div><Checkbox checked={isDone} onCheckedChange={setDone} /><input type="checkbox" checked={isDone} onChange={(e) => setDone(e.target.checked)} /></div>;`,
  'a record that is named by its id, and one that is drawn by a function': `
  const [tasks, setTasks] = useState([]);
  useEffect(() => {
    Task.list().then(setTasks);
  }, []);
  const draw = (task) => <li key={task.id} onClick={() => Task.delete(task.id)}>{task.title}</li>;
  return <ul>{tasks.map((task) => draw(task))}</ul>;`,
  'names of a secure page': `
  const copy = () => navigator.clipboard.write([new ClipboardItem({})]);
  return <button onClick={copy}>{'caches' in window && String(caches)}</button>;`,
};

test.each(Object.entries(right))('[REPAIR-04] nothing is found in %s', async (_, body) => {
  const page = `${head}\nexport default function Home() {${body}\n}\n`;
  const found = await find(new Map(Object.entries({ ...app, 'pages/Home.jsx': page })));
  expect(found.filter(({ severity }) => severity !== 'hint')).toEqual([]);
});
