import { createCsvAnswers, type WorkerCall } from './csv-worker-calls.ts';

let asked = 0;
const answer = createCsvAnswers(
  (news) => postMessage(news),
  () => asked > 1,
);
let queue: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<WorkerCall>) => {
  asked += 1;
  queue = queue.then(async () => {
    postMessage(await answer(data));
    asked -= 1;
  });
});
