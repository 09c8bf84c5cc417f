import { useCallback } from 'react';
import { matchPath, useNavigate, useParams, useSearchParams } from 'react-router';
import { type Viewport, viewports } from '../../features/preview/viewports.ts';
import { drawerTabs, type DrawerTab } from '../../features/console/drawer-tabs.ts';
import { asPanelName, type PanelName } from '../../features/app-settings/panel-names.ts';
import { wantedPath } from '../../lib/wanted-path.ts';
import { paths } from '../../paths.ts';

const builderViews = ['chat', 'preview', 'database', 'code'] as const;
export type BuilderView = (typeof builderViews)[number];
export type StageView = Exclude<BuilderView, 'chat'>;
export type BuilderAddress = ReturnType<typeof useBuilderAddress>;

/** Not when somebody has left for another screen, which may take a moment to be drawn. */
function isStillIn(appId: string): boolean {
  const path = wantedPath();
  return matchPath(paths.app.pattern, path)?.params.appId === appId && path !== paths.tools.to(appId);
}

/** What the address of the builder says, and how it is changed: the view, the open file or entity, the viewport and the page. */
export function useBuilderAddress() {
  const { appId = '', pageName = null } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();

  const change = useCallback(
    (changes: Record<string, string | null>) => {
      if (!isStillIn(appId)) return;
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      );
    },
    [appId, setParameters],
  );

  /** ROUTE-08: the address follows the page that the preview shows; the main page has the app's own address. */
  const followPage = useCallback(
    (page: string | null) => {
      if (!isStillIn(appId)) return;
      const { search } = location;
      const next = paths.app.to(appId, page);
      if (location.pathname !== next) void navigate(next + search, { replace: true });
    },
    [appId, navigate],
  );

  return {
    pageName,
    view: builderViews.find((view) => view === parameters.get('view')) ?? null,
    file: parameters.get('file'),
    line: Number(parameters.get('line')) || null,
    drawer: drawerTabs.find((tab) => tab === parameters.get('drawer')) ?? null,
    entity: parameters.get('entity'),
    /** The panel of the app's settings that stands in place of the chat, and the setting in it that has the focus. */
    panel: asPanelName(parameters.get('panel')),
    setting: parameters.get('setting'),
    viewport: viewports.find((viewport) => viewport === parameters.get('viewport')) ?? ('desktop' as Viewport),
    setView: useCallback((view: BuilderView | null) => change({ view }), [change]),
    openFile: useCallback((file: string | null) => change({ file, line: null }), [change]),
    /** The code view with a file at a line. */
    openPlace: useCallback(
      ({ file, line }: { file: string; line: number | null }) =>
        change({ view: 'code', file, line: line === null ? null : String(line) }),
      [change],
    ),
    openPanel: useCallback(
      (panel: PanelName | null, setting: string | null = null) => change({ panel, setting }),
      [change],
    ),
    /** The panels from their list on, beside the preview, where their changes show. */
    openSettings: useCallback(() => change({ panel: 'main', setting: null, view: null }), [change]),
    openChat: useCallback(() => change({ panel: null, setting: null, view: null }), [change]),
    setDrawer: useCallback((drawer: DrawerTab | null) => change({ drawer }), [change]),
    openEntity: useCallback((entity: string) => change({ entity }), [change]),
    setViewport: useCallback(
      (viewport: Viewport) => change({ viewport: viewport === 'desktop' ? null : viewport }),
      [change],
    ),
    followPage,
  };
}
