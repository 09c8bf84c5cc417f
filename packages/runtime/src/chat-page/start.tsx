import { createRoot } from 'react-dom/client';
import { ChatPage } from './chat-page.tsx';
import { readPageData } from './page-data.ts';
import { isGerman, texts } from './texts.ts';

const data = readPageData();
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => {
  document.documentElement.dataset['style'] = dark.matches ? 'dark' : 'light';
};
follow();
dark.addEventListener('change', follow);
document.documentElement.lang = isGerman ? 'de' : 'en';
document.title = texts.heading(data.appName);
createRoot(document.getElementById('root')!).render(<ChatPage data={data} />);
