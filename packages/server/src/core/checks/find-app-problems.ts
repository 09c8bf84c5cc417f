import { hash } from 'node:crypto';
import type { FileProblem } from '@whittle/contract/preview';
import { isModule } from '@whittle/domain/files/file-kinds';
import { type AppFacts, type ModuleOutline, outlineOf, readApp, readSource } from '@whittle/domain/repairs/app-facts';
import { onceEach, problemsOfApp, problemsOfFile } from '@whittle/domain/repairs/find-problems';
import type { Problem } from '@whittle/domain/repairs/problem';
import { compileApp, compileFilesAhead } from '../../compile/compile-app.ts';
import type { BuiltPlatform, GetPlatform } from '../../compile/load-platform.ts';
import { indexFiles } from '../../compile/modules/resolve.ts';
import { createYielder } from '../../compile/yield-to-server.ts';
import { createLru } from '../../adapters/lru.ts';
import { parseAppCode } from './parse-app-code.ts';
import { type NamesOfPlatform, namesOfPlatform, repairTools } from './repair-tools.ts';

export type FindAppProblems = (files: ReadonlyMap<string, string>) => Promise<Problem[]>;

const keptFiles = 4_000;
/**
 * Everything that is wrong with an app's files: what the detectors see, and what the compiler refuses besides. A file is
 * looked at again when it changed, or what the detectors know of the rest of the app did: a change of one file in a large
 * app costs little, and others are served between one file and the next. What detectors find that the installation has
 * switched off is left out at the end, so that the compiler does not tell it in their place.
 */
export function createFindAppProblems(
  getPlatform: GetPlatform,
  readOff: () => Promise<ReadonlySet<string>> = () => Promise.resolve(new Set()),
): FindAppProblems {
  const outlines = createLru<{ outline: ModuleOutline | null }>({ maxWeight: keptFiles, weigh: () => 1 });
  const found = createLru<Problem[]>({ maxWeight: keptFiles, weigh: () => 1 });
  let names: NamesOfPlatform | undefined;

  const outlineFor = (path: string, code: string): ModuleOutline | null => {
    const key = digest([path, code]);
    const known = outlines.get(key);
    if (known) return known.outline;
    const { module } = readSource(path, code, parseAppCode);
    const outline = module && outlineOf(module, code);
    outlines.set(key, { outline });
    return outline;
  };

  const problemsOf = (path: string, code: string, facts: AppFacts, surroundings: string): Problem[] => {
    const key = digest([surroundings, path, code]);
    const known = found.get(key);
    if (known) return known;
    const problems = problemsOfFile(readSource(path, code, parseAppCode), facts);
    found.set(key, problems);
    return problems;
  };

  return async (files) => {
    const platform = getPlatform();
    names ??= namesOfPlatform(platform);
    const letOthersWork = createYielder();
    const sources = [...files].filter(([path]) => isModule(path));
    const modules = new Map<string, ModuleOutline | null>();
    for (const [path, code] of sources) {
      modules.set(path, outlineFor(path, code));
      await letOthersWork();
    }
    const facts = readApp(files, modules, repairTools(indexFiles(files.keys()), platform, names));
    const surroundings = surroundingsOf(facts);
    const problems: Problem[] = [];
    for (const [path, code] of sources) {
      problems.push(...problemsOf(path, code, facts, surroundings));
      await letOthersWork();
    }
    problems.push(...problemsOfApp(facts));
    const all = onceEach([...problems, ...(await refusedByCompiler(files, platform, problems))]);
    const off = await readOff();
    return all.filter(({ kind }) => !off.has(kind));
  };
}

/** Everything besides a file's own text that its problems depend on. */
function surroundingsOf({ files, modules }: AppFacts): string {
  const exported = [...modules].map(([path, one]) => [path, one && [...one.exports, one.exportsOthers, ...one.needs]]);
  const entities = [...files].filter(([path]) => path.startsWith('entities/'));
  return digest([JSON.stringify([[...files.keys()], exported, entities])]);
}

const digest = (parts: readonly string[]) => hash('sha256', parts.join('\n'), 'base64url');

async function refusedByCompiler(
  files: ReadonlyMap<string, string>,
  platform: BuiltPlatform,
  found: readonly Problem[],
): Promise<Problem[]> {
  await compileFilesAhead(files);
  const compiled = compileApp(files, platform).problems.filter(({ severity }) => severity === 'error');
  return compiled.filter((problem) => !isTold(problem, found)).map(toProblem);
}

/** The detectors say it better: they know what kind of problem it is and what helps. */
const isTold = ({ file, line, message }: FileProblem, found: readonly Problem[]) =>
  found.some(
    (one) =>
      one.file === file &&
      (one.message === message || one.kind === 'syntax' || (one.severity === 'error' && one.line === line)),
  ) || found.some((one) => one.file === file && refusals.has(one.kind));

/** Problems because of which the compiler gives a file up at the first error. */
const refusals = new Set<Problem['kind']>(['duplicate-name', 'outside-async']);

function toProblem({ file, line, message }: FileProblem): Problem {
  const kind = /^The app has no entity|^entities\/.+ cannot be used/.test(message) ? 'entity' : 'other';
  return { kind, severity: 'error', file, line, message };
}
