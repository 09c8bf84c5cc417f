import type { EntitySchema } from '@whittle/contract/entities';
import { comparePaths } from '@whittle/domain/files/paths';
import { cutToTokens, tokenBudget } from './tokens.ts';
import { asData } from './untrusted.ts';

type AppPart = {
  name: string;
  files: ReadonlyMap<string, string>;
  schemas: Readonly<Record<string, EntitySchema>>;
  /** Digest of the conversation before the messages that are sent whole. */
  earlier: string;
};

/** The second part of the system prompt: the app as it is. Changes with each version, so it follows what never does. */
export function appPart({ name, files, schemas, earlier }: AppPart): string {
  const isNew = files.size === 0;
  const sections = [
    `# The app\n\nName: ${JSON.stringify(name)}. ${isNew ? 'It is empty: this is its first request.' : `It has ${files.size} files.`}`,
  ];
  if (!isNew) sections.push(asData('app', fileTree(files)));
  if (Object.keys(schemas).length > 0) sections.push(`## Entities\n\n${asData('app', schemaList(schemas))}`);
  if (earlier) sections.push(`## Earlier in this conversation\n\n${asData('earlier', earlier)}`);
  return sections.join('\n\n');
}

function fileTree(files: ReadonlyMap<string, string>): string {
  const lines = [...files.keys()]
    .toSorted(comparePaths)
    .map((path) => `${path} (${lineCount(files.get(path)!)} lines)`);
  return cutToTokens(lines.join('\n'), tokenBudget.fileTree);
}

const lineCount = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

function schemaList(schemas: Readonly<Record<string, EntitySchema>>): string {
  const list = Object.entries(schemas).map(([name, schema]) => JSON.stringify({ ...schema, name }));
  return cutToTokens(list.join('\n'), tokenBudget.schemas);
}
