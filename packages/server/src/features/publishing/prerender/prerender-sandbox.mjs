// Runs in a process of its own that may do nothing (render-shells.ts). Reads what to render, answers markup by path.
import { registerHooks } from 'node:module';
import { constants, createContext, Script } from 'node:vm';

const { stdin, stdout } = process;
const refuse = () => {
  throw new Error('nothing can be loaded here');
};
registerHooks({ resolve: refuse, load: refuse });
for (const name of ['process', 'fetch', 'WebSocket', 'EventSource', 'navigator', 'Buffer', 'global'])
  delete globalThis[name];

let text = '';
stdin.setEncoding('utf8');
stdin.on('data', (piece) => (text += piece));
stdin.on('end', () => {
  const { globals, code, data, paths, timeLimitMs } = JSON.parse(text);
  const prerenderedPages = {};
  // A realm for each path: what a page keeps in its modules does not reach the next one.
  for (const path of paths) {
    const context = createContext(constants.DONT_CONTEXTIFY, {
      codeGeneration: { strings: false, wasm: false },
      microtaskMode: 'afterEvaluate',
    });
    const run = (source) => new Script(source).runInContext(context, { timeout: timeLimitMs });
    try {
      run(globals);
      run(`location.pathname = location.href = ${JSON.stringify(path)}; publishedData = ${JSON.stringify(data)};`);
      run(code);
      const markup = run('renderShell()');
      if (typeof markup === 'string') prerenderedPages[path] = markup;
    } catch {
      // This page has no prerendered HTML of its own; it appears when its script runs.
    }
  }
  stdout.write(JSON.stringify(prerenderedPages));
});
