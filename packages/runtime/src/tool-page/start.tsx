import { createRoot } from 'react-dom/client';
import { readPageData } from './page-data.ts';
import { ToolPage } from './tool-page.tsx';

createRoot(document.getElementById('root')!).render(<ToolPage data={readPageData()} />);
