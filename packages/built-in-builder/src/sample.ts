import { appFiles } from './generate/app-files.ts';
import { sampleRecords } from './generate/sample-records.ts';
import { recognise } from './recognise/recognise.ts';

type Sample = { files: Map<string, string>; records: { entity: string; rows: Record<string, unknown>[] }[] };

/** The whole app of a request, under a name of its own, with its sample records as of `now`. */
export function sampleOf(request: string, name: string, now: Date): Sample {
  const { plan: planned, samples } = recognise(request);
  const plan = { ...planned, name };
  return {
    files: new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, `${content}\n`])),
    records: sampleRecords(plan, samples, now).map(({ entity, records }) => ({ entity: entity.name, rows: records })),
  };
}
