import type { EntitySchema } from '@whittle/contract/entities';
import { comparePaths, normalisePath } from '@whittle/domain/files/paths';
import type { ModelTool } from '../../../adapters/language-model/language-model.ts';
import { cutToTokens, tokenBudget } from './tokens.ts';

type App = {
  files: ReadonlyMap<string, string>;
  schemas: Readonly<Record<string, EntitySchema>>;
  /** Number of stored records; models never read what is in them. */
  countRecords: (entity: string) => Promise<number>;
};

const maxMatches = 60;
const maxLineChars = 200;

const stringArgument = (name: string, description: string) => ({
  type: 'object',
  properties: { [name]: { type: 'string', description } },
  required: [name],
  additionalProperties: false,
});

/** What a model may look up in the app while it answers. Every answer is a text, also when nothing was found. */
export function appTools(app: App): ModelTool[] {
  return [
    {
      name: 'read_file',
      description: 'The whole content of one file of the app. Use it before you edit a file that is not shown.',
      parameters: stringArgument('path', 'Path of the file, such as pages/Home.jsx'),
      run: async ({ path }) => readFile(app, String(path ?? '')),
    },
    {
      name: 'list_files',
      description: 'The paths of all files of the app, or of one folder.',
      parameters: {
        type: 'object',
        properties: { folder: { type: 'string', description: 'A folder, such as components; leave it out for all' } },
        additionalProperties: false,
      },
      run: async ({ folder }) => listFiles(app, String(folder ?? '')),
    },
    {
      name: 'search_code',
      description:
        'The lines of code of the app that contain a text, with file and line number. Capitals do not count.',
      parameters: stringArgument('text', 'The text to look for; no pattern'),
      run: async ({ text }) => searchCode(app, String(text ?? '')),
    },
    {
      name: 'describe_entity',
      description: 'The schema of one entity and how many records it has. The records themselves stay private.',
      parameters: stringArgument('name', 'Name of the entity, such as Book'),
      run: ({ name }) => describeEntity(app, String(name ?? '')),
    },
  ];
}

function readFile({ files }: App, written: string): string {
  const path = normalisePath(written);
  const content = files.get(written) ?? (path.ok ? files.get(path.path) : undefined);
  if (content === undefined) return `There is no file ${written}. The files are:\n${listFiles({ files }, '')}`;
  return cutToTokens(content, tokenBudget.toolAnswer);
}

function listFiles({ files }: Pick<App, 'files'>, folder: string): string {
  const prefix = folder.replace(/^[./]+|\/+$/g, '');
  const paths = [...files.keys()]
    .filter((path) => prefix === '' || path.startsWith(`${prefix}/`))
    .toSorted(comparePaths);
  return paths.length > 0 ? cutToTokens(paths.join('\n'), tokenBudget.toolAnswer) : 'There are no files here.';
}

function searchCode({ files }: App, text: string): string {
  const wanted = text.toLowerCase();
  if (wanted.trim() === '') return 'Say which text to look for.';
  const matches: string[] = [];
  for (const path of [...files.keys()].toSorted(comparePaths)) {
    for (const [index, line] of files.get(path)!.split('\n').entries()) {
      if (!line.toLowerCase().includes(wanted)) continue;
      if (matches.length === maxMatches) return `${matches.join('\n')}\nThere are more; look for something narrower.`;
      matches.push(`${path}:${index + 1}: ${line.trim().slice(0, maxLineChars)}`);
    }
  }
  return matches.length > 0 ? matches.join('\n') : `“${text}” does not occur in the code.`;
}

async function describeEntity({ schemas, countRecords }: App, name: string): Promise<string> {
  if (!Object.hasOwn(schemas, name)) {
    const names = Object.keys(schemas).join(', ') || 'none';
    return `There is no entity “${name}”. The entities are: ${names}.`;
  }
  const count = await countRecords(name);
  return `${JSON.stringify(schemas[name], null, 2)}\n\nIt has ${count} records.`;
}
