import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { FrameData, PreviewEvent, PreviewPayload } from '@whittle/contract/preview';
import { librariesAt } from '@whittle/domain/preview/page-libraries';
import { retryBoundaries } from '../boundaries/error-boundary.tsx';
import { stopGuarding } from '../boundaries/own-components.ts';
import { setErrorSink } from '../errors/reporter.ts';
import { failOnAbsent } from '../sdk/absent.ts';
import { appVariables, provideProcess } from '../sdk/env.ts';
import { startSession } from '../sdk/session.ts';
import { AppShell, type ShellEvents } from '../shell/app-shell.tsx';
import { blockBrowserApis } from '../shell/blocked-browser-apis.ts';
import { applyDocument } from '../shell/page-document.ts';
import { showStyle } from './app-style.ts';
import { createBridge } from './bridge.ts';
import { createElementTools } from './element-tools.ts';
import { createErrorLog } from './error-log.ts';
import { openAppWindows } from './guards/app-windows.ts';
import { limitDialogs } from './guards/dialogs.ts';
import { handOverDownloads } from './guards/downloads.ts';
import { noticeEffectLoops } from './guards/effect-loops.ts';
import { byBuilder } from './guards/history-entries.ts';
import { guardPage } from './guards/page-guards.ts';
import { takePicture } from './picture/take-picture.ts';
import { createUrlReports } from './url-reports.ts';
import { followHead } from './live.ts';
import { afterPaint, nextTask } from './painted.ts';
import { previewSession } from './preview-session.ts';
import { refreshComponents } from './refresh.ts';
import { createRunningApp } from './running-app.tsx';
import { applyTheme, rememberedTheme } from './theme.ts';
import { loadVendors, setVendorAddresses } from './vendors.ts';
import { watchApp } from './watch-app.ts';
import { createWriteLock } from './page-check/write-lock.ts';
import { watchSettling } from './settling.ts';

type Update = Extract<PreviewEvent, { type: 'update' }>;

/** Runs the app of the page's own data and keeps it equal to the app's head, or to a version that the builder chose. */
export async function startPreview({
  payload,
  token,
  builderOrigin,
  checkedAs,
  vendors,
  env,
}: FrameData): Promise<void> {
  const bridge = createBridge(builderOrigin);
  const errors = createErrorLog(bridge);
  setErrorSink({ showsDetails: true, report: errors.report });
  bridge.send({ type: 'app_loading' });
  const isSent = nextTask();
  watchApp(bridge);
  const settling = watchSettling();
  const writes = checkedAs === null ? null : createWriteLock();
  openAppWindows();
  handOverDownloads(bridge);
  limitDialogs();
  noticeEffectLoops();
  guardPage();
  blockBrowserApis([builderOrigin]);
  startSession(previewSession(payload.appId, token));
  applyTheme(rememberedTheme());
  setVendorAddresses(vendors);

  provideProcess('development');
  failOnAbsent();

  const app = createRunningApp(payload, { ...env, ...appVariables(payload.appId) });
  const root = createRoot(document.getElementById('root')!);
  let outline: Omit<PreviewPayload, 'modules' | 'css'> = payload;
  let mountKey = 0;
  let shownVersion: string | null = null;
  let navigate: ((path: string) => void) | null = null;

  const events: ShellEvents = {
    onNavigated: createUrlReports((url, pageName) => bridge.send({ type: 'app_changed_url', url, pageName })),
    onRouter: (next) => {
      navigate = next;
    },
  };
  const render = () =>
    flushSync(() => root.render(<AppShell key={mountKey} app={app.runnable(outline)} events={events} />));
  const tools = createElementTools(bridge, () => outline.versionId);
  const announce = (after?: () => void) => {
    tools.drawn();
    afterPaint(() => {
      after?.();
      bridge.send({ type: 'painted', revision: outline.revision });
      tools.painted();
    });
  };

  /** `css` is null when the page has the style already. */
  async function show(next: PreviewPayload, css: string | null = next.css) {
    const imports = new Map(next.modules.map((module) => [module.id, module.imports]));
    await loadVendors(librariesAt(next, (id) => imports.get(id), window.location.pathname));
    const finish = errors.beginUpdate();
    const { modules, css: _, ...rest } = next;
    outline = rest;
    mountKey += 1;
    stopGuarding();
    if (css !== null) showStyle(css);
    applyDocument(next.document);
    app.restart(modules);
    errors.reportProblems(next.problems);
    render();
    announce(() => finish('all'));
    // What other pages need comes after the prerendered HTML; a page that is opened sooner waits for its own part of it.
    afterPaint(() => void loadVendors(next.vendors).catch(() => {}));
  }

  async function update(next: Update) {
    await loadVendors(next.vendors);
    const finish = errors.beginUpdate();
    const before = outline;
    const wasBroken = rootsOf(before).some(app.isBroken);
    if (next.css !== null) showStyle(next.css);
    const result = app.update(next);
    outline = { ...before, ...outlineOf(next) };
    // What the running app made of its page stays, as long as the app says the same.
    if (JSON.stringify(before.document) !== JSON.stringify(next.document)) applyDocument(next.document);
    errors.reportProblems(next.problems);
    const isRootNew = wasBroken || rootsOf(outline).some(app.isBroken) || differs(before, outline);
    if (result.kind === 'remount') mountKey += 1;
    if (result.kind === 'refresh') refreshComponents();
    if (result.kind === 'remount' || isRootNew) render();
    if (result.kind !== 'nothing') flushSync(retryBoundaries);
    announce(() => finish(new Set([...result.reran, ...next.removed, ...next.changed.map(({ id }) => id)])));
  }

  const queue = createQueue();
  const fetchPayload = async (versionId: string | null) => {
    const response = await fetch(`/_whittle/payload${versionId === null ? '' : `?versionId=${versionId}`}`);
    if (!response.ok) throw new Error(`The app could not be loaded: ${response.status}`);
    return (await response.json()) as PreviewPayload;
  };
  const showVersion = (versionId: string | null) =>
    queue(async () => {
      const next = await fetchPayload(versionId);
      shownVersion = versionId;
      await show(next);
    });

  let head: ReturnType<typeof followHead> | null = null;
  /** The head comes by the event stream by itself; this is for a page whose stream is cut off. */
  const catchUp = () =>
    queue(async () => {
      if (head?.isLive()) return;
      const next = await fetchPayload(null);
      if (next.revision > outline.revision) await show(next);
    });

  bridge.onMessage((message) => {
    tools.obey(message);
    // An app that is light or dark by itself does not follow the window around it.
    if (message.type === 'preview_state_changed' && outline.document.theme === null) applyTheme(message.state.theme);
    if (message.type === 'navigate') byBuilder(() => navigate?.(message.path));
    if (message.type === 'version_selected' && message.versionId !== shownVersion) showVersion(message.versionId);
    if (message.type === 'take_picture') {
      void settling
        .settled()
        .then(takePicture)
        .then((image) => bridge.send({ type: 'picture_taken', image }));
    }
    if (message.type === 'file_changed' && shownVersion === null) catchUp();
  });

  // Messages leave the page in a task of their own, which the app's first code may never let come.
  await isSent;
  await show(payload, null);
  bridge.send({ type: 'ready_to_receive_messages' });
  if (writes) {
    const refusedCalls = await settling.settled();
    bridge.send({ type: 'page_settled', revision: outline.revision, refusedCalls });
    writes.lock();
    const { tryPage } = await import('./page-check/try-page.ts');
    await tryPage({
      send: bridge.send,
      settled: async (forMs, atMostMs) => (await settling.settled(forMs, atMostMs)) + writes.refused,
      navigate: (path) => navigate?.(path),
      isWhole: checkedAs === 'owner',
    });
    return;
  }
  head = followHead(
    () => outline.revision,
    (event) =>
      queue(async () => {
        if (shownVersion !== null) return;
        if (event.type === 'update' && event.from === outline.revision) return update(event);
        if (event.revision > outline.revision || event.type === 'restart') await show(await fetchPayload(null));
      }),
  );
}

const rootsOf = ({ pages, layout, root }: Pick<PreviewPayload, 'pages' | 'layout' | 'root'>) => [
  ...Object.values(pages),
  layout,
  root,
];

const differs = (a: Omit<PreviewPayload, 'modules' | 'css'>, b: typeof a) =>
  JSON.stringify([a.pages, a.layout, a.root, a.mainPage, a.providers]) !==
  JSON.stringify([b.pages, b.layout, b.root, b.mainPage, b.providers]);

const outlineOf = ({ type: _type, from: _from, changed: _changed, removed: _removed, css: _css, ...outline }: Update) =>
  outline;

/** One change after the other, in the order in which they came; a failed one does not hold up the next. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<void>): void => {
    last = last.then(work).catch((error: unknown) => reportError(error));
  };
}
