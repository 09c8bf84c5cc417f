import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { english } from '@whittle/domain/languages/languages';
import type { ToolPageData } from '@whittle/contract/tools/tool-page-data';
import { runtimeFolder } from '../../../compile/load-platform.ts';

type Drawing = { drawToolPage(data: ToolPageData): string };

/**
 * The page of a tool as HTML, drawn by the code that goes on with it in the browser, in the first language that this asks
 * for (TOOL-50).
 */
export async function drawPage(data: ToolPageData, [wanted = '']: readonly string[]) {
  const language = /^de\b/i.test(wanted) ? 'de' : english.tag;
  const file = join(runtimeFolder, 'dist/drawings', `${language}.js`);
  const { drawToolPage } = (await import(pathToFileURL(file).href)) as Drawing;
  return { language, html: drawToolPage(data) };
}

export type DrawnPage = Awaited<ReturnType<typeof drawPage>>;
