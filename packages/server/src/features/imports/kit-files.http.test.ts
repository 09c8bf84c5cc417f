import { type Browser, expect as expectIn } from '@playwright/test';
import type { Import, ImportAppAnswer } from '@whittle/contract/imports';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { zipBytes } from '@whittle/testing/zip-bytes';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openBrowser, openPreview } from '@whittle/testing/preview-window';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let server: TestServer;
let browser: Browser;
let builder: TestBuilder;
beforeAll(async () => {
  server = await startTestServer();
  browser = await openBrowser();
  builder = await signUp(server);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Messages as exports carry them: a store with a reducer, a list of what it holds, and the parts of one message. */
const store = `import { useEffect, useState } from 'react';
let state = { toasts: [] };
const listeners = [];
export const reducer = (before, action) =>
  action.type === 'ADD_TOAST' ? { toasts: [action.toast, ...before.toasts] } : before;
function dispatch(action) { state = reducer(state, action); listeners.forEach((listener) => listener(state)); }
let count = 0;
function toast(props) { dispatch({ type: 'ADD_TOAST', toast: { ...props, id: String(++count), open: true, onOpenChange: () => {} } }); }
function useToast() {
  const [shown, setShown] = useState(state);
  useEffect(() => { listeners.push(setShown); return () => void listeners.splice(listeners.indexOf(setShown), 1); }, []);
  return { ...shown, toast };
}
export { useToast, toast };`;
const list = (className: string) => `import { useToast } from "@/components/ui/use-toast";
import { Toast, ToastClose, ToastDescription, ToastProvider, ToastTitle, ToastViewport } from "@/components/ui/toast";
export function Toaster() {
  const { toasts } = useToast();
  return <ToastProvider>{toasts.map(({ id, title, description, action, ...props }) => <Toast key={id} ${className} {...props}>
    <div className="grid gap-1">{title && <ToastTitle>{title}</ToastTitle>}{description && <ToastDescription>{description}</ToastDescription>}</div>{action}<ToastClose />
  </Toast>)}<ToastViewport /></ToastProvider>;
}`;
const part = (name: string, element: string, className: string) =>
  `const ${name} = React.forwardRef(({ className, ...props }, ref) => <${element} ref={ref} className={cn("${className}", className)} {...props} />);`;
const parts = `import * as React from "react";
import { X } from "lucide-react";
import { cn } from "@/lib/utils";
const ToastViewport = React.forwardRef((props, ref) => <div ref={ref} {...props} />);
${part('ToastProvider', 'div', 'fixed top-0 z-[100] flex max-h-screen w-full flex-col-reverse p-4 sm:bottom-0 sm:right-0 sm:top-auto sm:flex-col md:max-w-[420px]')}
const Toast = React.forwardRef(({ className, open, onOpenChange, ...props }, ref) => <div ref={ref} className={cn("relative flex w-full items-center rounded-md border p-6 shadow-lg", className)} {...props} />);
${part('ToastAction', 'button', 'inline-flex h-8 rounded-md border px-3 text-sm')}
${part('ToastTitle', 'div', 'text-sm font-semibold')}
${part('ToastDescription', 'div', 'text-sm opacity-90')}
const ToastClose = React.forwardRef((props, ref) => <button ref={ref} {...props}><X className="h-4 w-4" /></button>);
export { ToastProvider, ToastViewport, Toast, ToastTitle, ToastDescription, ToastClose, ToastAction };`;

const app = (kit: Record<string, string>) => ({
  'package.json': '{"dependencies":{"@base44/sdk":"^0.8.3"}}',
  'src/pages.config.js':
    "import Home from './pages/Home';\nexport const PAGES = { Home };\nexport const pagesConfig = { mainPage: 'Home', Pages: PAGES };",
  'src/App.jsx': `import { Toaster } from "@/components/ui/toaster"
import { pagesConfig } from './pages.config'
import { BrowserRouter as Router, Route, Routes } from 'react-router-dom';
const { Pages, mainPage } = pagesConfig;
const MainPage = Pages[mainPage];
export default function App() { return <><Router><Routes><Route path="/" element={<MainPage />} />{Object.entries(Pages).map(([path, Page]) => <Route key={path} path={'/' + path} element={<Page />} />)}</Routes></Router><Toaster /></> }`,
  'src/pages/Home.jsx': `import { useToast } from "@/components/ui/use-toast";
export default function Home() { const { toast } = useToast(); return <button onClick={() => toast({ title: 'Saved for you', description: 'All of it' })}>Save</button> }`,
  ...Object.fromEntries(Object.entries(kit).map(([name, source]) => [`src/components/ui/${name}.jsx`, source])),
});

it.each([
  ['as the vendor has them', { 'use-toast': store, toaster: list(''), toast: parts }, []],
  [
    'with colours of its own',
    { 'use-toast': store, toaster: list('className="bg-emerald-600"'), toast: parts },
    ['components/ui/toast.jsx', 'components/ui/toaster.jsx', 'components/ui/use-toast.jsx'],
  ],
  [
    'without the parts of a message',
    { 'use-toast': store, toaster: list('className="bg-emerald-600"') },
    ['components/ui/toaster.jsx', 'components/ui/use-toast.jsx'],
  ],
])('[IMPORT-14] an app that brings its short messages %s shows one at the edge of the window', async (_, kit, kept) => {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(zipBytes(app(kit)))], 'app.zip'));
  const asked = await builder.request('/api/imports', { method: 'POST', body });
  const { importId } = (await asked.json()) as Import;
  const { appId } = await builder.json<ImportAppAnswer>(`/api/imports/${importId}/apps`, { json: { entities: {} } });
  const { files } = await builder.json<{ files: { path: string }[] }>(`/api/apps/${appId}/versions/latest/files`);
  expect(files.map(({ path }) => path).filter((path) => path.startsWith('components/'))).toEqual(kept);

  const window = await openPreview(browser, server, builder, appId);
  await window.next('painted');
  await window.frame.getByRole('button', { name: 'Save' }).click();
  const message = window.frame.getByText('Saved for you');
  await expectIn(message).toBeVisible();
  const height = Number(await window.frame.evaluate('innerHeight'));
  const fromBottom = () => message.evaluate((element, below) => below - element.getBoundingClientRect().bottom, height);
  await expect.poll(fromBottom).toBeLessThan(100);
  expect(window.consoleErrors.filter((text) => !text.includes('404'))).toEqual([]);
  await window.close();
});
