import { chatAssistantLimits } from '@whittle/contract/chat-assistant/limits';
import type { AppId } from '@whittle/contract/ids';
import { knowledgeLimits } from '@whittle/contract/knowledge/limits';
import type { SourceAnswer } from '@whittle/contract/knowledge/source-calls';
import { mcpLimits, type McpScope } from '@whittle/contract/mcp/calls';
import type { Passage } from '@whittle/contract/knowledge/context-item';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { inputSchemaOf, isCallable } from '@whittle/domain/tools/input-schema';
import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import type { Logger } from 'pino';
import { AppError } from '../../http/app-error.ts';
import type { AppVisitor } from '../../http/app-visitor.ts';

type Deps = {
  log: Pick<Logger, 'error'>;
  /** The tools that somebody may run. */
  toolsOf(visitor: AppVisitor): Promise<readonly { path: string; tool: ToolDocument }[]>;
  /** Runs a tool to its end, within its limits; answers the result as a text. */
  runTool(visitor: AppVisitor, path: string, inputs: Record<string, unknown>): Promise<string>;
  /** Throws `rate-limited` where somebody searches too much. */
  requireSearchShare(visitor: AppVisitor): Promise<void>;
  searchPassages(appId: AppId, question: string): Promise<readonly Passage[]>;
  isAssistantActive(appId: AppId): Promise<boolean>;
  /** What the chat assistant of the app answers; it proposes nothing. Throws what asking it throws. */
  askAssistant(visitor: AppVisitor, question: string, signal: AbortSignal): Promise<SourceAnswer>;
};

/** In whose name an assistant calls, and what its token lets it do. */
export type McpGrant = { tokenId: string; appName: string; visitor: AppVisitor; scopes: readonly McpScope[] };

export type McpServe = ReturnType<typeof createMcpServe>;

const searchName = 'search_sources';
const askName = 'ask_assistant';
const text = (said: string, isError = false) => ({ content: [{ type: 'text' as const, text: said }], isError });

/**
 * The MCP server of an app, made anew for each request, so that any process answers and a revoked token is refused by the
 * next one. Who calls was found out before. Rules: MCP-02, MCP-03.
 */
export function createMcpServe(deps: Deps) {
  const { log, toolsOf, runTool, requireSearchShare, searchPassages, isAssistantActive, askAssistant } = deps;

  const search = async ({ visitor }: McpGrant, question: string) => {
    await requireSearchShare(visitor);
    const passages = await searchPassages(visitor.caller.app.id, question);
    return text(passages.length === 0 ? 'Nothing was found.' : passages.map(passageText).join('\n\n'));
  };

  const ask = async ({ visitor }: McpGrant, question: string, signal: AbortSignal) =>
    text(answerText(await askAssistant(visitor, question, signal)));

  const asking = new Map<string, { scope: McpScope; run: typeof ask; maxChars: number }>([
    [searchName, { scope: 'sources', run: search, maxChars: knowledgeLimits.contextQuestionChars }],
    [askName, { scope: 'assistant', run: ask, maxChars: chatAssistantLimits.questionChars }],
  ]);

  const callTool = async (grant: McpGrant, name: string, given: Record<string, unknown>, signal: AbortSignal) => {
    const asked = asking.get(name);
    if (asked && grant.scopes.includes(asked.scope)) {
      const { question } = given;
      if (typeof question !== 'string' || question.trim() === '') return text('Give a question as a text.', true);
      if (question.length > asked.maxChars)
        return text(`A question has at most ${asked.maxChars} characters. Ask a shorter one.`, true);
      return asked.run(grant, question, signal);
    }
    if (grant.scopes.includes('tools')) return text(await runTool(grant.visitor, name, given));
    return text(`There is no tool “${name.slice(0, 60)}” here.`, true);
  };

  const makeServer = (grant: McpGrant): Server => {
    const server = new Server(
      { name: `Whittle: ${grant.appName}`, version: '1.0.0' },
      {
        capabilities: { tools: {} },
        instructions: `AI tools, data sources and the assistant of the app “${grant.appName}”.`,
      },
    );
    server.setRequestHandler('tools/list', async () => {
      const tools = grant.scopes.includes('tools') ? await toolsOf(grant.visitor) : [];
      const runnable = tools.filter(({ tool }) => isCallable(tool)).map(toolEntry);
      const canAsk = grant.scopes.includes('assistant') && (await isAssistantActive(grant.visitor.caller.app.id));
      const asking = [...(grant.scopes.includes('sources') ? [searchEntry] : []), ...(canAsk ? [askEntry] : [])];
      return { tools: [...runnable, ...asking] };
    });
    server.setRequestHandler('tools/call', async ({ params }, { mcpReq: { signal } }) => {
      try {
        return await callTool(grant, params.name, params.arguments ?? {}, signal);
      } catch (error) {
        if (error instanceof AppError && error.status < 500) return text(sentenceOf(error), true);
        log.error({ err: error }, 'a tool that an assistant called failed');
        return text('This failed on the server. Try again later.', true);
      }
    });
    return server;
  };

  const handler = createMcpHandler(({ authInfo }) => makeServer(authInfo!.extra as McpGrant), {
    maxRequestBodySize: mcpLimits.bodyBytes,
    onerror: () => undefined,
  });
  return (request: Request, grant: McpGrant): Promise<Response> =>
    handler.fetch(request, {
      authInfo: { token: '', clientId: grant.tokenId, scopes: [...grant.scopes], extra: { ...grant } },
    });
}

const toolEntry = ({ path, tool }: { path: string; tool: ToolDocument }) => ({
  name: path,
  title: tool.title,
  description: [tool.texts.header || tool.title, tool.texts.description].filter(Boolean).join('. '),
  inputSchema: inputSchemaOf(tool),
});

const searchEntry = {
  name: searchName,
  title: 'Search the data sources',
  description: 'The passages of the data sources of the app that fit a question best, each with where it stands.',
  inputSchema: {
    type: 'object' as const,
    properties: { question: { type: 'string', description: 'What to look for' } },
    required: ['question'],
  },
  annotations: { readOnlyHint: true },
};

const askEntry = {
  name: askName,
  title: 'Ask the assistant',
  description:
    'What the chat assistant of the app answers from its data sources and records, with the passages that it cites. It changes nothing.',
  inputSchema: {
    type: 'object' as const,
    properties: { question: { type: 'string', description: 'A question in words' } },
    required: ['question'],
  },
  annotations: { readOnlyHint: true },
};

/** The answer, then the passages that it cites by their numbers, and what none of them says. */
function answerText({ text: said, citations, unsupported, isUnanswered }: SourceAnswer): string {
  const cited = citations.filter(({ number }) => number !== null);
  return [
    said,
    ...(isUnanswered ? ['The data sources do not say all that was asked.'] : []),
    ...unsupported.map(({ sentence }) => `No cited passage says: ${sentence}`),
    ...cited.map((passage) => passageText(passage, passage.number! - 1)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

type Placed = Pick<Passage, 'name' | 'titlePath' | 'page' | 'row' | 'address' | 'text'>;

const passageText = ({ name, titlePath, page, row, address, text: said }: Placed, at: number): string => {
  const place = [name, ...titlePath, page && `page ${page}`, row && `row ${row}`, address].filter(Boolean);
  return `[${at + 1}] ${place.join(' › ')}\n${said}`;
};

/** With what is wrong by field, so that an assistant puts it right. */
const sentenceOf = (error: AppError): string =>
  [error.message, ...Object.entries(error.fields ?? {}).map(([field, problem]) => `${field}: ${problem}`)].join('\n');
