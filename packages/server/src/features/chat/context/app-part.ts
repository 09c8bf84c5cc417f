import type { EntitySchema } from '@whittle/contract/entities';
import { comparePaths } from '@whittle/domain/files/paths';
import { cutToTokens, estimateTokens, tokenBudget } from './tokens.ts';
import { asData } from './untrusted.ts';

export type CallableConnector = {
  name: string;
  operations: readonly {
    name: string;
    summary: string;
    parameters: readonly { name: string; isRequired: boolean }[];
  }[];
};

const packageSummaryChars = 120;

type AppPart = {
  name: string;
  today: Date;
  files: ReadonlyMap<string, string>;
  schemas: Readonly<Record<string, EntitySchema>>;
  /** Services of others that the app may call. */
  packages?: readonly CallableConnector[];
  /** Digest of the conversation before the messages that are sent whole. */
  earlier: string;
  /** What the builder wants heeded in every request. */
  rules?: string;
  /** How AI tools are written, where the request may be about one. */
  tools?: string;
};

/** The second part of the system prompt: the app as it is. Changes with each version, so it follows what never does. */
export function appPart({
  name,
  today,
  files,
  schemas,
  packages = [],
  earlier,
  rules = '',
  tools = '',
}: AppPart): string {
  const isNew = files.size === 0;
  const sections = [
    `# The app\n\nName: ${JSON.stringify(name)}. ${isNew ? 'It is empty: this is its first request.' : `It has ${files.size} files.`} Today is ${dayOf(today)}.`,
  ];
  if (rules)
    sections.push(
      `## Rules of this project\n\nThe owner of the app wrote them; follow them in everything you do here.\n\n${rules}`,
    );
  if (!isNew) sections.push(asData('app', fileTree(files)));
  const entities = entityList(files, schemas);
  if (entities) sections.push(`## Entities\n\n${entities}`);
  if (packages.length > 0) sections.push(packageList(packages));
  if (tools) sections.push(tools);
  if (earlier) sections.push(`## Earlier in this conversation\n\n${asData('earlier', earlier)}`);
  return sections.join('\n\n');
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** A model knows no date; records "around today" and calendars need one. */
const dayOf = (now: Date) => `${weekday.format(now)}, ${now.toISOString().slice(0, 10)}`;

/** Names and arguments; what the service's document says about them is data of somebody else. */
function packageList(packages: readonly CallableConnector[]): string {
  const lines = packages.flatMap(({ name, operations }) =>
    operations.map((operation) => {
      const takes = operation.parameters.map((one) => (one.isRequired ? one.name : `${one.name}?`)).join(', ');
      const summary = operation.summary ? ` // ${operation.summary.slice(0, packageSummaryChars)}` : '';
      return `base44.integrations.${name}.${operation.name}(${takes ? `{ ${takes} }` : '{}'})${summary}`;
    }),
  );
  const intro =
    "The owner installed these. `import { base44 } from '@/api/base44Client'`; each call takes one object of named arguments, answers the service's data and throws when it fails. Call nothing else of them.";
  return `## Packages\n\n${intro}\n\n${asData('packages', cutToTokens(lines.join('\n'), tokenBudget.packages))}`;
}

function fileTree(files: ReadonlyMap<string, string>): string {
  const lines = [...files.keys()]
    .toSorted(comparePaths)
    .map((path) => `${path} (${lineCount(files.get(path)!)} lines)`);
  return cutToTokens(lines.join('\n'), tokenBudget.fileTree);
}

const lineCount = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/**
 * The files of all entities as they stand, because an edit must quote them; of many, the schemas in short, which tell
 * enough to use them.
 */
function entityList(files: ReadonlyMap<string, string>, schemas: AppPart['schemas']): string {
  const paths = [...files.keys()].filter((path) => path.startsWith('entities/')).toSorted(comparePaths);
  const whole = paths.map((path) => asData('file', files.get(path)!, { path })).join('\n');
  if (estimateTokens(whole) <= tokenBudget.schemas) return whole && asData('app', whole);
  const short = Object.entries(schemas).map(([name, schema]) => JSON.stringify({ ...schema, name }));
  return `In short; read an entity's file before you edit it.\n\n${asData('app', cutToTokens(short.join('\n'), tokenBudget.schemas))}`;
}
