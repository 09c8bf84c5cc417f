import type { AppId } from '@whittle/contract/ids';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/database.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import type { CallableConnector } from './context/app-part.ts';
import type { createReadAttachments } from './attachments/read-attachments.ts';
import type { ModelRequest } from '../../adapters/language-model/language-model.ts';
import { buildRequest } from './context/build-request.ts';
import { quoteApp } from './context/quote-app.ts';
import { schemasOf } from './context/schemas-of.ts';
import type { PastMessage } from './context/history.ts';
import type { MessageRow } from './message.ts';
import { listMessagesTogether } from './messages.store.ts';
import { askedAgain } from './turn/ask-again.ts';
import type { PrepareRequest } from './turn/run-turn.ts';

type Deps = {
  db: Database;
  clock: Clock;
  apps: Pick<AppsService, 'find'>;
  countRecords(appId: AppId, entity: string): Promise<number>;
  listConnectors(appId: AppId): Promise<CallableConnector[]>;
  readRules(appId: AppId): Promise<string>;
  readAttachments: ReturnType<typeof createReadAttachments>;
};

/** Gathers what the context builder chooses from: the app's files and schemas, and the conversation before the message. */
export function createPrepareRequest(deps: Deps): PrepareRequest {
  const { db, readAttachments } = deps;
  return async ({ appId, id, accountId, userMessageId, request, currentPath, mode }, readingBase, findingModel) => {
    // All at once: where many turns begin, each reading after another waits as long as all of them take.
    const [rows, around, { files }, model] = await Promise.all([
      listMessagesTogether(db, appId),
      aroundMessage(deps, appId),
      readingBase,
      findingModel,
    ]);
    const asked = rows.findIndex((row) => row.id === userMessageId);
    const { attachments, annotation } = rows[asked]!.body;
    const seesPictures = model.seesPictures ?? true;
    const built = buildRequest({
      ...around,
      files,
      schemas: schemasOf(files),
      history: rows.slice(0, asked).map(toPast),
      message: request,
      isFromApp: annotation.fromApp === true,
      currentPath,
      mode,
      element: annotation.element,
      attachments: await readAttachments(appId, attachments, { seesPictures }),
      payer: { kind: 'turn', appId, accountId, turnId: id },
    });
    return { request: built, lastChecks: rows.slice(-maxChecked).map(({ body }) => body.annotation.checks) };
  };
}

/** The request that a message of so many characters would make now, to know its size. */
export const createPrepareEstimate =
  (deps: Deps) =>
  async (appId: AppId, files: ReadonlyMap<string, string>, chars: number): Promise<ModelRequest> =>
    buildRequest({
      ...(await aroundMessage(deps, appId)),
      files,
      schemas: schemasOf(files),
      history: (await listMessagesTogether(deps.db, appId)).map(toPast),
      message: 'x'.repeat(chars),
      payer: { kind: 'turn', appId },
    });

async function aroundMessage({ clock, apps, countRecords, listConnectors, readRules }: Deps, appId: AppId) {
  const [app, rules, packages] = await Promise.all([apps.find(appId), readRules(appId), listConnectors(appId)]);
  return {
    app: { id: appId, name: app?.name ?? '', isTool: app?.appType === 'tool' },
    today: clock.now(),
    rules,
    packages,
    countRecords: (entity: string) => countRecords(appId, entity),
  };
}

const maxProblems = 10;
/** Messages of which it counts what their checks found. */
const maxChecked = 12;

/** Files of earlier messages are named with their addresses; what stood in them went to the model once. */
function toPast({ role, content, body: { attachments, annotation } }: MessageRow): PastMessage {
  const files = attachments.map(({ name, url }) => `(attached: ${JSON.stringify(name)}, ${url})`);
  const refused = annotation.actions
    .filter(({ ok, problem }) => !ok && problem !== askedAgain && problem !== 'truncated')
    .map(({ file, message }) => `${file}: ${message ?? 'refused'}`);
  const problems = annotation.checks?.problems
    .slice(0, maxProblems)
    .map(({ file, line, message }) => `${file}${line === null ? '' : `, line ${line}`}: ${message}`);
  const said = role === 'user' ? quoteApp(content, annotation.fromApp === true) : content;
  return { role, content: [said, ...files].join('\n'), mode: annotation.mode, refused, problems };
}
