import { speak } from './languages/speak.ts';
import { wantedLanguage } from './lib/language.ts';
import './ui/base.css';

/** The language comes first: texts are fixed when the modules that hold them are loaded. */
void speak(wantedLanguage())
  .then(() => import('./start.tsx'))
  .then(({ start }) => start(document.getElementById('root')!));
