import type { ToolPageData } from '@whittle/contract/tools/tool-page-data';

/** Where the tool has a page of its own; without a host where that is the page's own. */
export const pageAddress = ({ serverUrl = '', tool }: Pick<ToolPageData, 'serverUrl' | 'tool'>): string =>
  `${serverUrl}/tool/${tool.path}`;

export function readPageData(): ToolPageData {
  return JSON.parse(document.getElementById('tool-data')!.textContent) as ToolPageData;
}
