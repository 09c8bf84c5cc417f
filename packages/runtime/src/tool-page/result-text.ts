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

/** The result as Markdown, for the clipboard. */
export const resultText = ({ blocks: shown }: ToolPage, { blocks }: Pick<ToolRun, 'blocks'>): string =>
  shown
    .flatMap(({ id, type, title }) => {
      const result = blocks.find(({ blockId, state }) => blockId === id && state === 'validated');
      if (!result || result.value === null) return [];
      return [`${title ? `## ${title}\n\n` : ''}${valueText(type, result.value)}`];
    })
    .join('\n\n');

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
