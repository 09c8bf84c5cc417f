import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const lookMs = 100;

/**
 * What a thread answers to each job, null where it takes more than so much processor time: that does not depend on what else
 * the machine does, and a thread that hangs is ended and told by its job.
 */
export async function eachInTime<Job, Answer>(
  script: URL,
  jobs: readonly Job[],
  mostMs: number,
): Promise<(Answer | null)[]> {
  const answers: (Answer | null)[] = [];
  let worker: Worker | null = null;
  for (const job of jobs) {
    worker ??= await started(script);
    const answer = await answerOf<Answer>(worker, job, mostMs);
    answers.push(answer);
    if (answer !== null) continue;
    await worker.terminate();
    worker = null;
  }
  await worker?.terminate();
  return answers;
}

async function started(script: URL): Promise<Worker> {
  const worker = new Worker(script);
  await once(worker, 'message');
  return worker;
}

function answerOf<Answer>(worker: Worker, job: unknown, mostMs: number): Promise<Answer | null> {
  const before = process.cpuUsage();
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearInterval(looking);
      worker.off('message', answered).off('error', failed);
      settle();
    };
    const answered = (answer: Answer) => end(() => resolve(answer));
    const failed = (error: Error) => end(() => reject(error));
    const looking = setInterval(() => {
      const { user } = process.cpuUsage(before);
      if (user / 1_000 > mostMs) end(() => resolve(null));
    }, lookMs);
    worker.on('message', answered).on('error', failed);
    worker.postMessage(job);
  });
}
