import { pino } from 'pino';
import { describeBucket } from './adapters/storage/describe-bucket.ts';
import { createBackup } from './backup/create-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { readConfig } from './config/config.ts';

const help = `Usage:
  npm run backup -- [file]     writes database and uploads to file (default: whittle-backup-{time}.tar.gz)
  npm run restore -- file      fills an empty installation from file

WHITTLE_DATA and DATABASE_URL say which installation (docs/configuration.md). A backup may run beside the server; a
restore needs it stopped.`;

const [command, file] = process.argv.slice(2);

async function main(): Promise<void> {
  if (command === 'backup' && file !== '--help') return backup();
  if (command === 'restore' && file && file !== '--help') return restore(file);
  console.log(help);
  if (file !== '--help') process.exitCode = 1;
}

async function backup(): Promise<void> {
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const config = configuration();
  const done = await createBackup(config, file ?? `whittle-backup-${time}.tar.gz`, log());
  console.log(
    `Wrote ${done.file}: ${count(done.rows, 'row')} and ${count(done.uploads, 'upload')}, ${count(done.bytes, 'byte')}.`,
  );
  if (config.s3) {
    console.log(
      `It does not hold uploaded files: they are in ${describeBucket(config.s3)}. Keep copies of the bucket by the store's own means.`,
    );
  }
  console.log(
    'It does not hold the secret key. Keep WHITTLE_SECRET or secret.key of the data directory apart from it.',
  );
}

async function restore(source: string): Promise<void> {
  const config = configuration();
  const done = await restoreBackup(config, source, log());
  console.log(
    `Restored ${count(done.rows, 'row')} and ${count(done.uploads, 'upload')} of ${done.createdAt} to ${config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir}.`,
  );
  if (config.s3) console.log(`Uploaded files are read from ${describeBucket(config.s3)}, as they are there.`);
  if (!config.secret) {
    console.log(
      'Put the old secret.key into the data directory before the start, or people sign in again and model keys are entered again.',
    );
  }
}

function configuration() {
  const result = readConfig(process.env);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
}

const log = () => pino({ level: process.env['LOG_LEVEL'] ?? 'error' }, process.stderr);
const count = (n: number, word: string) => `${n.toLocaleString('en')} ${word}${n === 1 ? '' : 's'}`;

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
