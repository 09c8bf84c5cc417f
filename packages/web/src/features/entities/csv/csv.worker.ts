import { createCsvAnswers, type WorkerCall } from './csv-worker-calls.ts';

const answer = createCsvAnswers((news) => postMessage(news));
let queue: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<WorkerCall>) => {
  queue = queue.then(async () => postMessage(await answer(data)));
});
