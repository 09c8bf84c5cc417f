import { Navigate, type RouteObject, createBrowserRouter } from 'react-router';
import { RequireAdmin } from './features/accounts/require-admin.tsx';
import { RequireAccount } from './features/accounts/require-account.tsx';
import { paths } from './paths.ts';
import { CrashedScreen } from './screens/crashed-screen.tsx';
import { LogoutScreen } from './screens/logout-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { RootLayout } from './screens/root-layout.tsx';
import { SignedInLayout } from './screens/signed-in-layout.tsx';
import { UnauthorizedScreen } from './screens/unauthorized-screen.tsx';

/** Every address and its screen; the larger ones load when they are needed. Rules: ROUTE-01, ROUTE-02. */
const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <CrashedScreen />,
    hydrateFallbackElement: <></>,
    children: [
      { path: paths.root.pattern, element: <Navigate replace to={paths.home.to()} /> },
      {
        path: paths.login.pattern,
        lazy: async () => ({ Component: (await import('./screens/login-screen.tsx')).LoginScreen }),
      },
      {
        path: paths.verifyEmail.pattern,
        lazy: async () => ({ Component: (await import('./screens/verify-email-screen.tsx')).VerifyEmailScreen }),
      },
      {
        path: paths.authHandler.pattern,
        lazy: async () => ({ Component: (await import('./screens/auth-handler-screen.tsx')).AuthHandlerScreen }),
      },
      { path: paths.logout.pattern, element: <LogoutScreen /> },
      { path: paths.unauthorized.pattern, element: <UnauthorizedScreen /> },
      {
        element: <RequireAccount />,
        children: [
          {
            path: paths.openApp.pattern,
            lazy: async () => ({ Component: (await import('./screens/open-app-screen.tsx')).OpenAppScreen }),
          },
          {
            element: <SignedInLayout />,
            children: [
              {
                path: paths.home.pattern,
                lazy: async () => ({ Component: (await import('./screens/home-screen.tsx')).HomeScreen }),
              },
              {
                path: paths.sample.pattern,
                lazy: async () => ({ Component: (await import('./screens/sample-screen.tsx')).SampleScreen }),
              },
              {
                path: paths.template.pattern,
                lazy: async () => ({ Component: (await import('./screens/template-screen.tsx')).TemplateScreen }),
              },
              {
                path: paths.claim.pattern,
                lazy: async () => ({ Component: (await import('./screens/claim-screen.tsx')).ClaimScreen }),
              },
              {
                path: paths.import.pattern,
                lazy: async () => ({ Component: (await import('./screens/import-screen.tsx')).ImportScreen }),
              },
              {
                path: paths.settings.pattern,
                lazy: async () => ({ Component: (await import('./screens/settings-screen.tsx')).SettingsScreen }),
              },
              {
                path: paths.joinPlan.pattern,
                lazy: async () => ({ Component: (await import('./screens/join-plan-screen.tsx')).JoinPlanScreen }),
              },
              {
                path: paths.spending.pattern,
                lazy: async () => ({ Component: (await import('./screens/spending-screen.tsx')).SpendingScreen }),
              },
              {
                element: <RequireAdmin />,
                children: [
                  {
                    path: paths.adminOverview.pattern,
                    lazy: async () => ({
                      Component: (await import('./screens/admin-overview-screen.tsx')).AdminOverviewScreen,
                    }),
                  },
                  {
                    path: paths.adminChecks.pattern,
                    lazy: async () => ({
                      Component: (await import('./screens/admin-checks-screen.tsx')).AdminChecksScreen,
                    }),
                  },
                  {
                    path: paths.adminLab.pattern,
                    lazy: async () => ({ Component: (await import('./screens/admin-lab-screen.tsx')).AdminLabScreen }),
                  },
                  {
                    path: paths.adminBatches.pattern,
                    lazy: async () => ({
                      Component: (await import('./screens/admin-batches-screen.tsx')).AdminBatchesScreen,
                    }),
                  },
                  {
                    path: paths.adminMail.pattern,
                    lazy: async () => ({
                      Component: (await import('./screens/admin-mail-screen.tsx')).AdminMailScreen,
                    }),
                  },
                  {
                    path: paths.adminPlans.pattern,
                    lazy: async () => ({
                      Component: (await import('./screens/admin-plans-screen.tsx')).AdminPlansScreen,
                    }),
                  },
                  {
                    path: paths.adminAudit.pattern,
                    lazy: async () => ({
                      Component: (await import('./screens/admin-audit-screen.tsx')).AdminAuditScreen,
                    }),
                  },
                ],
              },
              {
                path: paths.help.pattern,
                lazy: async () => ({ Component: (await import('./screens/help-screen.tsx')).HelpScreen }),
              },
              {
                path: paths.tools.pattern,
                caseSensitive: true,
                lazy: async () => ({ Component: (await import('./screens/builder/tools-screen.tsx')).ToolsScreen }),
              },
              {
                path: paths.tool.pattern,
                caseSensitive: true,
                lazy: async () => ({ Component: (await import('./screens/builder/tool-screen.tsx')).ToolScreen }),
              },
              {
                path: paths.analytics.pattern,
                lazy: async () => ({ Component: (await import('./screens/analytics-screen.tsx')).AnalyticsScreen }),
              },
              {
                path: paths.app.pattern,
                lazy: async () => ({ Component: (await import('./screens/builder/builder-screen.tsx')).BuilderScreen }),
              },
            ],
          },
        ],
      },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
