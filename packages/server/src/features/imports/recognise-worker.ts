import type { ImportedContent } from '@whittle/domain/imports/import-plan';
import { recogniseExport } from '@whittle/domain/imports/recognise-export';
import { workerData, parentPort } from 'node:worker_threads';
import { compileApp } from '../../compile/compile-app.ts';
import { loadPlatform } from '../../compile/load-platform.ts';
import { parseCode } from './parse-code.ts';
import { planTree } from './plan-tree.ts';
import { platformNames } from './platform-names.ts';

/** Recognises one export in a thread of its own, then compiles the app that it would become: what fails is a warning. */
const platform = loadPlatform();
const { files } = workerData as { files: ReadonlyMap<string, ImportedContent> };
const recognition = recogniseExport(files, { parse: parseCode, platform: platformNames(platform) });
if (recognition.ok) {
  const { plan } = recognition;
  for (const { file, line, message, severity } of compileApp(planTree(plan), platform).problems) {
    if (severity === 'error') plan.warnings.push({ path: file, line, message });
  }
}
parentPort!.postMessage(recognition);
