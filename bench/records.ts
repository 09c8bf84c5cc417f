/**
 * The record API beside two back ends that people host themselves, Parse Server 9.10.0 and Directus 11.17.4: the same
 * calls over HTTP, from one load client, on one PostgreSQL, in one run. Rounds alternate between the candidates; medians
 * and ratios are printed, with the processor time of a call, and whether the goals are met.
 *
 *   node bench/records.ts [--records 10000] [--seconds 2] [--rounds 3] [--peers parse,directus] [--kinds get,list] [--postgres system]
 *
 * `--postgres embedded` uses the server that Whittle brings along; DATABASE_URL any other whose user may create databases.
 * The peers are installed into `.cache/bench-peers` with the first run, never into this project.
 *
 * All hold tasks of six fields, made by the one person who calls with a token, and may show them to nobody else. What
 * differs: Whittle and Directus write a history of every change, Parse Server writes none. Parse Server keeps an access
 * list per row, the others a rule. The peers are given indexes for the list and the filter by hand; Whittle has the first
 * by design and makes the second when it sees the use. Whittle reads what is asked at the same moment once, which helps
 * records by id and the list, the same for everybody here, more than the filter, which has four values. Whittle and
 * Directus answer a new or changed record whole, Parse Server its id and time. Bulk is 1,000 records in one call.
 */
import { parseArgs } from 'node:util';
import { loadavg } from 'node:os';
import { type Candidate, type CandidateOptions, type Kind, kinds } from './records/candidate.ts';
import { startDirectus } from './records/directus.ts';
import { startParseServer } from './records/parse-server.ts';
import { startWhittle } from './records/whittle.ts';
import { measureRate, openConnection, prepareCall } from './support/load-client.ts';
import { processorMicros } from './support/processor-time.ts';
import { startSharedPostgres } from './support/shared-postgres.ts';

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    peers: { type: 'string', default: 'parse,directus' },
    kinds: { type: 'string', default: kinds.join(',') },
    postgres: { type: 'string', default: 'system' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const wantedKinds = kinds.filter((kind) => values.kinds.split(',').includes(kind));

/**
 * How many times the processor time of our call one of Parse Server takes, at 32 connections: its own and PostgreSQL's
 * together. On a busy machine that says more than calls a second.
 */
const goals: Record<Kind, number> = { get: 3.5, list: 4, filter: 4, update: 2.5, create: 2, bulk: 5 };
const peers: Record<string, (options: CandidateOptions) => Promise<Candidate>> = {
  parse: startParseServer,
  directus: startDirectus,
};

/** Built before the clock runs; enough different ones that no cache of answers would help. */
const preparedOf = ({ call }: Candidate, kind: Kind) =>
  Array.from({ length: kind === 'bulk' ? 4 : 2_000 }, (_, n) =>
    prepareCall(call(kind, n * (kind === 'bulk' ? 1_000 : 1))),
  );

async function checkAnswers(candidate: Candidate) {
  const connection = openConnection(candidate.port);
  for (const kind of wantedKinds) {
    const { status, body } = await connection.send(prepareCall(candidate.call(kind, 0)), true);
    if (!candidate.expected[kind].includes(status))
      throw new Error(`${candidate.name} answered ${kind} with ${status}: ${body.slice(0, 500)}`);
    candidate.check(kind, body);
  }
  connection.close();
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

type Cell = { rate: number; medianMs: number; micros: number };

/** The medians of one kind of call for every candidate. */
async function measure(candidates: Candidate[], kind: Kind, connections: number): Promise<Cell[]> {
  const load = candidates.map((candidate) => {
    const prepared = preparedOf(candidate, kind);
    let sent = 0;
    const call = () => prepared[(sent += 1) % prepared.length]!;
    return { candidate, call, cells: [] as Cell[] };
  });
  const run = async ({ candidate, call }: (typeof load)[number], duration: number): Promise<Cell> => {
    const before = processorMicros(candidate.workers);
    const options = { connections, seconds: duration, call, expected: candidate.expected[kind] };
    const { calls, ...measured } = await measureRate(candidate.port, options);
    return { ...measured, micros: (processorMicros(candidate.workers) - before) / calls };
  };
  for (const one of load) await run(one, Math.min(seconds, 1));
  for (let round = 0; round < rounds; round += 1) {
    for (const one of load) one.cells.push(await run(one, seconds));
  }
  return load.map(({ cells }) => ({
    rate: median(cells.map(({ rate }) => rate)),
    medianMs: median(cells.map(({ medianMs }) => medianMs)),
    micros: median(cells.map(({ micros }) => micros)),
  }));
}

const shown = ({ rate, medianMs, micros }: Cell, kind: Kind) =>
  `${Math.round(rate * (kind === 'bulk' ? 1_000 : 1)).toLocaleString('en')}${kind === 'bulk' ? ' rows' : ''}/s ${medianMs.toFixed(medianMs < 10 ? 1 : 0)} ms ${Math.round(micros).toLocaleString('en')} µs`;

const postgres = await startSharedPostgres(values.postgres === 'embedded' ? 'embedded' : 'system');
const candidates: Candidate[] = [];
let isMet = true;
try {
  const options = { adminUrl: postgres.adminUrl, records: Number(values.records) };
  candidates.push(await startWhittle(options));
  for (const peer of values.peers.split(',').filter(Boolean)) candidates.push(await peers[peer]!(options));
  for (const candidate of candidates) await checkAnswers(candidate);
  const [ours] = candidates;
  await ours!.settle?.();
  console.log(
    `${options.records.toLocaleString('en')} records, ${postgres.name}, ${rounds} rounds of ${seconds} s, load of the machine ${loadavg()[0]!.toFixed(1)}`,
  );
  console.log(
    `${'call'.padEnd(8)}${'at once'.padStart(8)}${candidates.map(({ name }) => name.padStart(34)).join('')}   ratios of calls, of processor time`,
  );
  for (const kind of wantedKinds) {
    for (const connections of [1, 32]) {
      const cells = await measure(candidates, kind, connections);
      const ratios = cells.slice(1).map(({ rate }) => cells[0]!.rate / rate);
      const times = cells.slice(1).map(({ micros }) => micros / cells[0]!.micros);
      const hasGoal = connections > 1 && candidates[1]?.name === 'Parse Server';
      const isOver = hasGoal && times[0]! < goals[kind];
      isMet &&= !isOver;
      console.log(
        `${kind.padEnd(8)}${String(connections).padStart(8)}${cells.map((cell) => shown(cell, kind).padStart(34)).join('')}   ` +
          [...ratios, ...times].map((ratio) => `${ratio.toFixed(2)}x`.padStart(7)).join('') +
          (hasGoal ? `   goal ${goals[kind]}x of Parse Server${isOver ? ', NOT met' : ''}` : ''),
      );
    }
  }
  if (candidates[1]?.name !== 'Parse Server') console.log('no goal was checked: Parse Server is not part of this run');
  else console.log(isMet ? 'the goals are met' : 'some goals are NOT met');
} finally {
  for (const candidate of candidates) await candidate.stop();
  await postgres.stop();
}
process.exitCode = isMet ? 0 : 1;
