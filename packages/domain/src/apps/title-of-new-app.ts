import { readToolRequest } from '../tools/tool-request.ts';
import { titleFromPrompt } from './app-title.ts';

/** What an app is called at first, by its first message: an app that is one AI tool after what comes out of it. */
export const titleOfNewApp = (appType: string, prompt: string): string =>
  (appType === 'tool' && readToolRequest(prompt).output) || titleFromPrompt(prompt);
