import { parentPort } from 'node:worker_threads';
import { replyTo } from '@whittle/built-in-builder/reply';
import { appFiles } from '@whittle/built-in-builder/generate/app-files';
import { recognise } from '@whittle/built-in-builder/recognise/recognise';

const filesOf = (prompt: string): ReadonlyMap<string, string> => {
  const { plan, samples } = recognise(prompt);
  return new Map(appFiles(plan, { samples }).map(({ path, content }) => [path, content]));
};
const apps = {
  none: new Map<string, string>(),
  english: filesOf('Track customers with name, email, status and their invoices with amount and due date'),
  german: filesOf('Kunden mit Name, E-Mail, Status und ihre Rechnungen mit Betrag und Fälligkeit verwalten'),
};

export type Said = { message: string; app: keyof typeof apps };

parentPort!.on('message', ({ message, app }: Said) => {
  const context = { appId: 'app', appName: 'App', schemas: {}, earlier: [], files: apps[app], message };
  parentPort!.postMessage(replyTo(context, new Date(0)));
});
parentPort!.postMessage('ready');
