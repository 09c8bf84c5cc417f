import type {
  CardValue,
  ChartValue,
  FiguresValue,
  FileBlockValue,
  ImageValue,
  TableValue,
} from '@whittle/contract/tools/block-values';
import type { BlockType } from '@whittle/contract/tools/tool-document';
import { lazy, Suspense } from 'react';
import { Line } from './line.tsx';
import { texts } from './texts.ts';

const shownChars = 2_000;

const Drawing = lazy(async () => ({ default: (await import('./chart.tsx')).Drawing }));
const Markdown = lazy(() => import('../answers/markdown.tsx'));

/** A value as its block; what a model has not written yet is left out. Nothing of it is ever run. */
export function BlockView({ type, value }: { type: BlockType; value: unknown }) {
  switch (type) {
    case 'rich_text':
      return (
        <Suspense fallback={<p className="plain-text">{String(value)}</p>}>
          <Markdown text={String(value)} />
        </Suspense>
      );
    case 'list':
      return (
        <ul>
          {listOf(value).map((item, at) => (
            <li key={at}>
              <Line text={textOf(item)} />
            </li>
          ))}
        </ul>
      );
    case 'key_figures':
      return (
        <dl className="figures">
          {(listOf(value) as FiguresValue).map((figure, at) => (
            <div key={at}>
              <dt>{textOf(figure?.label)}</dt>
              <dd>{textOf(figure?.value)}</dd>
            </div>
          ))}
        </dl>
      );
    case 'image': {
      const { url, alt } = value as Partial<ImageValue>;
      return url ? <img className="drawn" src={url} alt={alt ?? ''} /> : null;
    }
    case 'cards':
      return <Cards value={listOf(value) as Partial<CardValue>[]} />;
    case 'file':
      return <FileBlock value={value as Partial<FileBlockValue>} />;
    case 'table':
      return <Table value={value as Partial<TableValue>} />;
    case 'chart':
      return <Chart value={value as Partial<ChartValue>} />;
    default:
      return <pre>{JSON.stringify(value, null, 2)}</pre>;
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

function Cards({ value }: { value: Partial<CardValue>[] }) {
  return (
    <ul className="cards">
      {value.map(({ id, title, text, imageUrl, link }, at) => (
        <li key={id ?? at}>
          {imageUrl && <img src={imageUrl} alt="" loading="lazy" />}
          <h3>
            {link ? (
              <a href={link} target="_blank" rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The beginning of a file, and the file to keep. It is made in the browser: nothing of it lies on a server. */
function FileBlock({ value: { name, content = '' } }: { value: Partial<FileBlockValue> }) {
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
    link.download = name || 'result.txt';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return (
    <>
      <pre className="file-text">{content.slice(0, shownChars)}</pre>
      {name && (
        <button type="button" className="plain" onClick={save}>
          {texts.download(name)}
        </button>
      )}
    </>
  );
}

function Table({ value }: { value: Partial<TableValue> }) {
  return (
    <div className="scroll" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {listOf(value.columns).map((column, at) => (
              <th key={at} scope="col">
                {textOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listOf(value.rows).map((row, at) => (
            <tr key={at}>
              {listOf(row).map((cell, column) => (
                <td key={column}>
                  <Line text={textOf(cell)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Bars of every series beside each label, with the figures in words: readable without seeing, and on paper. */
function Chart({ value: { kind, ...value } }: { value: Partial<ChartValue> }) {
  const labels = listOf(value.labels).map(textOf);
  const series = listOf(value.series) as Partial<ChartValue['series'][number]>[];
  const numbers = series.flatMap(({ values }) => listOf(values).filter((one) => typeof one === 'number'));
  const max = Math.max(...numbers.map(Math.abs), 0) || 1;
  const isDrawn = kind === 'line' || kind === 'pie';
  const total = kind === 'pie' ? numbers.reduce((sum, one) => sum + Math.max(0, one), 0) : 0;
  return (
    <>
      {isDrawn && (
        <Suspense fallback={null}>
          <Drawing {...{ kind, labels, series }} />
        </Suspense>
      )}
      <div className="scroll" tabIndex={0} role="group">
        <table className="chart">
          <thead>
            <tr>
              <td>{'\u00a0'}</td>
              {series.map(({ name }, at) => (
                <th key={at} scope="col">
                  {textOf(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, row) => (
              <tr key={row}>
                <th scope="row">{label}</th>
                {series.map(({ values }, at) => (
                  <td key={at}>{figure(listOf(values)[row])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );

  function figure(number: unknown) {
    if (typeof number !== 'number') return textOf(number);
    const share = total > 0 ? ` (${Math.round((Math.max(0, number) / total) * 100)} %)` : '';
    return (
      <>
        {!isDrawn && (
          <span
            className={number < 0 ? 'bar below' : 'bar'}
            style={{ inlineSize: `${(Math.abs(number) / max) * 100}%` }}
            aria-hidden
          />
        )}
        {number.toLocaleString() + share}
      </>
    );
  }
}
