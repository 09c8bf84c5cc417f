import { Outlet, ScrollRestoration } from 'react-router';
import { Toasts } from '../lib/toasts.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';

export function RootLayout() {
  return (
    <TooltipProvider delayDuration={400}>
      <a
        href="#main"
        className="layer-toast fixed top-2 left-2 -translate-y-16 rounded-control bg-raised px-3 py-2 font-medium shadow-pop focus:translate-y-0"
      >
        Skip to the content
      </a>
      <Outlet />
      <ScrollRestoration />
      <Toasts />
    </TooltipProvider>
  );
}
