import { createRoot, hydrateRoot } from 'react-dom/client';
import { createVisits } from '../published/visits.ts';
import { tellHeight } from './embedded-height.ts';
import { readPageData } from './page-data.ts';
import { texts } from './texts.ts';
import { ToolPage } from './tool-page.tsx';
import { typedSoFar } from './typed-so-far.ts';

const data = readPageData();
const root = document.getElementById('root')!;
const page = <ToolPage data={data} typed={typedSoFar(data.tool.fields, root)} />;
// What the server drew is taken over, unless it was asked for another language than the browser shows by itself.
if (root.dataset['drawn'] === texts.language) hydrateRoot(root, page);
else createRoot(root).render(page);
tellHeight();
if (!data.isPreview) createVisits()(window.location.pathname);
