import type {
  CardValue,
  ChartValue,
  FiguresValue,
  FileBlockValue,
  ImageValue,
  TableValue,
} from '@whittle/contract/tools/block-values';
import type { ToolPage } from '@whittle/contract/tools/tool-page';
import type { ToolRun } from '@whittle/contract/tools/tool-run';
import { placeOf } from '../answers/passage-sheet.tsx';

/** The result as Markdown with its sources, for the clipboard. */
export const resultText = ({ blocks: shown }: ToolPage, { blocks, sources }: Shown): string => {
  const parts = shown.flatMap(({ id, type, title }) => {
    const result = blocks.find(({ blockId, state }) => blockId === id && state === 'validated');
    if (!result || result.value === null) return [];
    return [`${title ? `## ${title}\n\n` : ''}${valueText(type, result.value)}`];
  });
  const cited = (sources?.citations ?? []).filter(({ number }) => number !== null);
  if (cited.length === 0) return parts.join('\n\n');
  const lines = cited.map((one) => `[${one.number}] ${[one.name, placeOf(one)].filter(Boolean).join(' › ')}`);
  return [...parts, lines.join('\n')].join('\n\n');
};

type Shown = Pick<ToolRun, 'blocks' | 'sources'>;

function valueText(type: ToolPage['blocks'][number]['type'], value: unknown): string {
  switch (type) {
    case 'rich_text':
      return value as string;
    case 'list':
      return (value as string[]).map((item) => `- ${item}`).join('\n');
    case 'key_figures':
      return (value as FiguresValue).map(({ label, value: figure }) => `- ${label}: ${figure}`).join('\n');
    case 'image': {
      const { url, alt } = value as ImageValue;
      return `![${alt.replaceAll(/[[\]]/g, '')}](${new URL(url, location.href)})`;
    }
    case 'cards':
      return (value as CardValue[])
        .map(({ title, text, link }) => `- ${link ? `[${title}](${link})` : title}${text && `: ${text}`}`)
        .join('\n');
    case 'file':
      return (value as FileBlockValue).content;
    case 'table': {
      const { columns, rows } = value as TableValue;
      return tableText([columns, ...rows]);
    }
    case 'chart': {
      const { labels, series } = value as ChartValue;
      const head = ['', ...series.map(({ name }) => name)];
      return tableText([
        head,
        ...labels.map((label, at) => [label, ...series.map(({ values }) => String(values[at] ?? ''))]),
      ]);
    }
    default:
      return JSON.stringify(value, null, 2);
  }
}

const tableText = ([head = [], ...rows]: string[][]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
