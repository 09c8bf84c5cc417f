import type { AccountId, AppId } from '@whittle/contract/ids';
import type { ToolGates } from '@whittle/contract/tools/tool-gates';
import type { BodyOf } from '@whittle/contract/call';
import type { toolCalls, ToolDetails, ToolList, ToolSummary } from '@whittle/contract/tools/calls';
import { toolLimits } from '@whittle/contract/tools/tool-limits';
import { toolDocumentSchema, usualToolModel } from '@whittle/contract/tools/tool-document';
import { activationProblem } from '@whittle/domain/tools/activation';
import { parseEntity } from '@whittle/domain/entities/entity';
import { normalisePath } from '@whittle/domain/files/paths';
import { writeTool } from '@whittle/domain/tools/parse-tool';
import { isToolPath, toolFileOf, uniqueToolPath } from '@whittle/domain/tools/tool-path';
import { lockedChanges, withGates } from '@whittle/domain/tools/tool-gates';
import { toolProblems } from '@whittle/domain/tools/tool-problems';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import type { AppTrees } from '../../core/app-files/app-tree.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import type { ModelChoicesReader } from '../../core/models/model-choices.ts';
import type { Plans } from '../../core/plans/plans.ts';
import { AppError } from '../../http/app-error.ts';
import { activateTool, deactivateTool, listActiveTools } from './active-tools.store.ts';
import { findTools, type FoundTool } from '@whittle/domain/tools/find-tools';

type ToolFileChange = { file: string; before: string | null; after: string | null };

type Deps = Pick<Adapters, 'db' | 'clock'> & {
  apps: Pick<AppsService, 'requireOwned'>;
  trees: Pick<AppTrees, 'head'>;
  /** Makes a version with the changed files. Throws `turn-running`, `file-changed`. */
  changeFiles(app: App, changes: readonly ToolFileChange[], text: string): Promise<unknown>;
  plans: Pick<Plans, 'limitsOf'>;
  modelChoices: Pick<ModelChoicesReader, 'requireChoice'>;
  /** What the app's owner may use. */
  gatesOf(ownerId: AccountId): Promise<ToolGates>;
};
type Caller = { accountId: string };

export type ToolsService = ReturnType<typeof createToolsService>;

/** The AI tools of an app, for who builds it. A tool is a file, so each change is a version like any other. */
export function createToolsService({ db, clock, apps, trees, changeFiles, plans, modelChoices, gatesOf }: Deps) {
  const find = async (appId: AppId) => findTools((await trees.head(appId)).files);

  const require = async (appId: AppId, toolId: string): Promise<FoundTool> => {
    const found = (await find(appId)).tools.find(({ tool }) => tool.id === toolId);
    if (!found) throw new AppError('tool-not-found', { values: { path: toolId.slice(0, 60) } });
    return found;
  };

  const details = async (app: App, toolId: string): Promise<ToolDetails> => {
    const found = await require(app.id, toolId);
    return {
      tool: toSummary(found, await listActiveTools(db, app.id)),
      document: found.tool,
      text: found.text,
      gates: await gatesOf(app.ownerId),
      maySignUp: app.isSignupEnabled,
    };
  };

  /** EDIT-16: under the usual name the connected model answers, whatever it is called. */
  const requireModel = async (model: string): Promise<void> => {
    if (model !== usualToolModel) await modelChoices.requireChoice(model);
  };

  const setStatus = async (app: App, found: FoundTool, status: 'active' | 'draft'): Promise<void> => {
    if (status === 'draft') return deactivateTool(db, app.id, found.tool.id);
    const { liveTools: max } = await plans.limitsOf(app.ownerId);
    const problem = activationProblem(found.tool, { active: 0, max });
    if (problem) throw new AppError(problem);
    const [unfinished] = toolProblems(found.tool);
    if (unfinished) throw new AppError('tool-not-ready', { details: { problems: toolProblems(found.tool) } });
    const present = (await find(app.id)).tools.map(({ tool }) => tool.id);
    const isActive = await db.transaction((tx) =>
      activateTool(tx, app.id, found.tool.id, { present, max, at: clock.now() }),
    );
    if (!isActive) throw new AppError('tool-limit-reached', { values: { max, perApp: toolLimits.perApp } });
  };

  return {
    async list(caller: Caller, appId: AppId): Promise<ToolList> {
      const app = await apps.requireOwned(caller, appId);
      const [{ tools, unreadable }, active, { liveTools }] = await Promise.all([
        find(appId),
        listActiveTools(db, appId),
        plans.limitsOf(app.ownerId),
      ]);
      return {
        items: tools.map((found) => toSummary(found, active)),
        unreadable,
        limits: { tools: toolLimits.perApp, active: liveTools },
        entities: entitiesIn((await trees.head(appId)).files),
      };
    },

    async read(caller: Caller, appId: AppId, toolId: string): Promise<ToolDetails> {
      return details(await apps.requireOwned(caller, appId), toolId);
    },

    async create(caller: Caller, appId: AppId, { title, document }: BodyOf<typeof toolCalls.create>) {
      const app = await apps.requireOwned(caller, appId);
      const { tools } = await find(appId);
      if (tools.length >= toolLimits.perApp) throw new AppError('tool-maximum', { values: { max: toolLimits.perApp } });
      const id = newId();
      // What is locked in a template is left out of the new tool; nobody loses anything by it.
      const given = toolDocumentSchema.parse({ ...(document ?? emptyTool(title)), id, title });
      const tool = withGates(given, await gatesOf(app.ownerId));
      await requireModel(tool.settings.aiModel);
      const path = uniqueToolPath(
        title,
        tools.map((one) => one.path),
      );
      const change = { file: toolFileOf(path), before: null, after: writeTool(tool) };
      await changeFiles(app, [change], `Added the AI tool “${title}”.`);
      return details(app, id);
    },

    /** The document first, then the path, then the status: each stands when a later one is refused. */
    async save(caller: Caller, appId: AppId, toolId: string, change: BodyOf<typeof toolCalls.save>) {
      const app = await apps.requireOwned(caller, appId);
      const found = await require(appId, toolId);
      const locked = change.document
        ? lockedChanges(found.tool, toolDocumentSchema.parse(change.document), await gatesOf(app.ownerId))
        : [];
      if (locked.length > 0) throw new AppError('tool-locked', { values: { parts: locked.join(', ') } });
      const model = change.document?.settings?.aiModel ?? usualToolModel;
      if (model !== found.tool.settings.aiModel) await requireModel(model);
      const files = toFileChanges(found, (await find(appId)).tools, change);
      if (files.length > 0) await changeFiles(app, files, `Changed the AI tool “${found.tool.title}”.`);
      if (change.status) await setStatus(app, await require(appId, toolId), change.status);
      return details(app, toolId);
    },

    async remove(caller: Caller, appId: AppId, toolId: string): Promise<void> {
      const app = await apps.requireOwned(caller, appId);
      const { file, text, tool } = await require(appId, toolId);
      await changeFiles(app, [{ file, before: text, after: null }], `Deleted the AI tool “${tool.title}”.`);
      await deactivateTool(db, appId, toolId);
    },

    /** Names one data source in the place of another in every tool that reads it, as one version. */
    async replaceContextItem(app: App, oldItemId: string, newItemId: string): Promise<void> {
      const reading = (await find(app.id)).tools.filter(({ tool }) => tool.contextItems.includes(oldItemId));
      const changes = reading.map(({ file, text, tool }) => {
        const contextItems = tool.contextItems.map((id) => (id === oldItemId ? newItemId : id));
        return { file, before: text, after: writeTool({ ...tool, contextItems: [...new Set(contextItems)] }) };
      });
      if (changes.length > 0) await changeFiles(app, changes, 'Replaced a data source of AI tools.');
    },

    /** Throws `tool-not-found` unless the app of the caller has the tool. */
    async requireTool(caller: Caller, appId: AppId, toolId: string): Promise<FoundTool> {
      await apps.requireOwned(caller, appId);
      return require(appId, toolId);
    },
  };
}

/** Entities with what their records hold. The app's people are no list source. */
const entitiesIn = (files: ReadonlyMap<string, string>): ToolList['entities'] =>
  [...files].flatMap(([path, content]) => {
    const file = normalisePath(path);
    if (!file.ok || file.kind !== 'entity' || file.name === 'User') return [];
    const parse = parseEntity(file.name, content);
    return parse.ok ? [{ name: file.name, properties: [...parse.entity.properties.keys()] }] : [];
  });

const toSummary = ({ path, tool }: FoundTool, active: ReadonlySet<string>): ToolSummary => ({
  toolId: tool.id,
  title: tool.title,
  path,
  status: active.has(tool.id) ? 'active' : 'draft',
  imageUrl: tool.imageUrl,
  problems: toolProblems(tool),
});

function toFileChanges(
  found: FoundTool,
  tools: readonly FoundTool[],
  { document, base, path }: BodyOf<typeof toolCalls.save>,
): ToolFileChange[] {
  if (base !== undefined && base !== found.text) throw new AppError('file-changed');
  const after = document ? writeTool(toolDocumentSchema.parse({ ...document, id: found.tool.id })) : found.text;
  if (path !== undefined && !isToolPath(path))
    throw new AppError('invalid-input', { fields: { path: 'Use letters, numbers and dashes only.' } });
  const others = tools.filter(({ tool }) => tool.id !== found.tool.id).map((one) => one.path);
  const file = path === undefined ? found.file : toolFileOf(uniqueToolPath(path, others));
  if (file === found.file) return after === found.text ? [] : [{ file, before: found.text, after }];
  return [
    { file: found.file, before: found.text, after: null },
    { file, before: null, after },
  ];
}

/** What a new tool begins with: one field, one prompt that uses it, one block that shows the answer. */
const emptyTool = (title: string): Omit<Parameters<typeof toolDocumentSchema.parse>[0] & object, 'id'> => ({
  title,
  texts: { header: title },
  fields: [{ id: 'topic', name: 'Topic', label: 'Topic', type: 'short_text', required: true }],
  stages: [{ id: 'main', title: 'Answer', prompt: `${title}: {{topic}}` }],
  blocks: [{ id: 'answer', type: 'rich_text', title: 'Result' }],
});
