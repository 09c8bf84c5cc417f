import { expect, test, vi } from 'vitest';
import FailingWorker from './failing-worker.ts';

test('a worker takes messages and fails once, after its listeners are there', async () => {
  const worker = new FailingWorker();
  const heard: string[] = [];
  worker.addEventListener('error', (event) => heard.push((event as ErrorEvent).message));
  worker.onerror = ({ type }) => void heard.push(type);
  worker.postMessage();
  worker.port.postMessage('x');
  expect(heard).toEqual([]);
  await vi.waitFor(() => expect(heard).toEqual(['error', 'Apps cannot start a worker from a file of theirs.']));
  worker.port.close();
});

test('one that is ended before says nothing', async () => {
  const worker = new FailingWorker();
  const onError = vi.fn();
  worker.addEventListener('error', onError);
  worker.terminate();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(onError).not.toHaveBeenCalled();
});
