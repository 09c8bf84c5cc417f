import { renderToString } from 'react-dom/server';
import type { ToolPageData } from '@whittle/contract/tools/tool-page-data';
import { ToolPage } from './tool-page.tsx';

/** The page of a tool as HTML, before any script: what the server puts into its first answer (TOOL-50). */
export const drawToolPage = (data: ToolPageData): string => renderToString(<ToolPage data={data} typed={{}} />);
