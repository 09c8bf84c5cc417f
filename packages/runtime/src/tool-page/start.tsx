import { createRoot } from 'react-dom/client';
import { createVisits } from '../published/visits.ts';
import { tellHeight } from './embedded-height.ts';
import { readPageData } from './page-data.ts';
import { ToolPage } from './tool-page.tsx';

const data = readPageData();
createRoot(document.getElementById('root')!).render(<ToolPage data={data} />);
tellHeight();
if (!data.isPreview) createVisits()(window.location.pathname);
