import type { ChatMode, PickedElement } from '@whittle/contract/chat';
import type { EntitySchema } from '@whittle/contract/entities';
import { limits } from '@whittle/contract/limits';
import { parseReply, replyActions } from '@whittle/domain/chat/action-stream';
import { normalisePath } from '@whittle/domain/files/paths';
import { findTools } from '@whittle/domain/tools/find-tools';
import type { ModelPicture, ModelRequest, Payer } from '../../../adapters/language-model/language-model.ts';
import { appPart, type CallableConnector } from './app-part.ts';
import { cutActionOf, type PastMessage, problemsLeft, splitHistory } from './history.ts';
import { schemasOf } from './schemas-of.ts';
import { requestText } from './request-text.ts';
import { selectFiles } from './select-files.ts';
import { systemPrompt, toolDocuments, toolSystemPrompt } from './system-prompt.ts';
import { tokenBudget } from './tokens.ts';
import { appTools } from './tools.ts';

export type TurnContext = {
  app: { id: string; name: string; isTool?: boolean };
  /** The newest version, path to content. */
  files: ReadonlyMap<string, string>;
  schemas: Readonly<Record<string, EntitySchema>>;
  /** The conversation before `message`, oldest first; contents as stored, with action tags. */
  history: readonly PastMessage[];
  message: string;
  /** The words are the running app's; the person let them pass. */
  isFromApp?: boolean;
  currentPath?: string | null;
  /** The element of the running app that the message is about. */
  element?: PickedElement | null;
  mode?: ChatMode;
  /** What the builder wants heeded in every request. */
  rules?: string;
  attachments?: { pictures: readonly ModelPicture[]; texts: readonly string[] };
  packages?: readonly CallableConnector[];
  today: Date;
  /** Number of stored records of an entity. */
  countRecords?: (entity: string) => Promise<number>;
  payer: Payer;
};

/** `of` puts the app as it is by then, after a part of the reply was applied, into a further request of the same turn. */
export type TurnRequest = ModelRequest & {
  /** What the person asked, without the files around it. */
  asked: string;
  of(files: ReadonlyMap<string, string>): Pick<ModelRequest, 'system' | 'tools' | 'context'>;
};

/**
 * What a model is asked in one turn: rules and kit (the same for ever), the app as it is, the recent conversation, and
 * last the files that matter with the person's message. Each part keeps to its own budget (tokens.ts).
 */
export function buildRequest({
  app,
  files,
  schemas,
  history,
  message,
  isFromApp = false,
  currentPath = null,
  element = null,
  mode = 'build',
  rules = '',
  attachments = { pictures: [], texts: [] },
  packages = [],
  today,
  countRecords = async () => 0,
  payer,
}: TurnContext): TurnRequest {
  const isFix = message.startsWith('Fix this error: ');
  const { recent, earlier } = splitHistory(history, {
    recentTokens: isFix ? tokenBudget.turnsOfFix : tokenBudget.recentTurns,
    earlierTokens: tokenBudget.earlier,
  });
  const named = element ? `${message}\n${element.file}` : message;
  const interest = { message: named, currentPath, recentlyChanged: filesOfLastReply(history) };
  const planned = plannedBefore(history);
  const chosen = isFix
    ? selectFiles(files, interest, tokenBudget.filesOfFix, { rest: 0 })
    : selectFiles(files, interest, tokenBudget.files, {
        rest: tokenBudget.filesNotNamed,
        restFound: tokenBudget.filesNotNamedButFound,
      });
  const words = {
    message,
    isFromApp,
    currentPath,
    refused: history.at(-1)?.refused ?? [],
    problems: problemsLeft(history),
    cutAction: recent.at(-1)?.role === 'assistant' ? null : cutActionOf(history.slice(-1)),
    attachments: attachments.texts,
    element,
    mode,
    follows: planned.length > 0 ? ('plan' as const) : ('build' as const),
  };
  const text = requestText({ ...words, files: chosen.map((path) => [path, files.get(path)!] as const) });
  const aboutApp = (now: Pick<TurnContext, 'files' | 'schemas'>): ReturnType<TurnRequest['of']> => ({
    system: [
      app.isTool ? toolSystemPrompt() : systemPrompt(),
      appPart({
        ...{ name: app.name, today, ...now, packages, earlier, rules },
        tools: !app.isTool && isAboutTools(message, now.files) ? toolDocuments() : '',
      }),
    ],
    tools: appTools({ ...now, countRecords }),
    context: {
      ...now,
      appId: app.id,
      appName: app.name,
      message,
      earlier: history.filter(({ role }) => role === 'user').map(({ content }) => content),
      isPlan: mode === 'plan',
      planned,
      isTool: app.isTool === true,
    },
  });
  return {
    ...aboutApp({ files, schemas }),
    asked: requestText({ ...words, files: [] }),
    messages: [...recent, { role: 'user', content: text }],
    pictures: attachments.pictures,
    maxSteps: limits.chatMaxSteps,
    payer,
    of: (now) => aboutApp({ files: now, schemas: schemasOf(now) }),
  };
}

/** An app with AI tools, or a request for one. Every other request does without what the model would have to know. */
const isAboutTools = (message: string, files: ReadonlyMap<string, string>): boolean =>
  /\bAI[ -]tools?\b|\bKI-(?:Tools?|Werkzeuge?)\b/i.test(message) || findTools(files).tools.length > 0;

/** What the person asked since the last turn that was no plan. */
function plannedBefore(history: readonly PastMessage[]): string[] {
  const lastBuild = history.findLastIndex(({ role, mode }) => role === 'user' && mode !== 'plan');
  return history.slice(lastBuild + 1).flatMap(({ role, content }) => (role === 'user' ? [content] : []));
}

function filesOfLastReply(history: readonly PastMessage[]): string[] {
  const last = history.findLast(({ role }) => role === 'assistant');
  if (!last) return [];
  return replyActions(parseReply(last.content, { ended: true })).flatMap(({ file }) => {
    const path = normalisePath(file);
    return path.ok ? [path.path] : [];
  });
}
