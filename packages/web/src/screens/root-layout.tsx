import { Outlet, ScrollRestoration } from 'react-router';
import { Toasts } from '../lib/toasts.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { screenTexts as texts } from './screens.texts.ts';

export function RootLayout() {
  return (
    <TooltipProvider delayDuration={400}>
      <a
        href="#main"
        className="layer-toast sr-only rounded-control bg-raised px-3 py-2 font-medium shadow-pop focus:not-sr-only focus:fixed focus:top-2 focus:start-2"
      >
        {texts.skip}
      </a>
      <Outlet />
      <ScrollRestoration />
      <Toasts />
    </TooltipProvider>
  );
}
