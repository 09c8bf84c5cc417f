import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { base44 } from '@/api/base44Client';

/** Tells the app's log which page somebody came to. */
export default function NavigationTracker() {
  const { pathname } = useLocation();
  useEffect(() => {
    const page = pathname.split('/').filter(Boolean).at(-1) ?? 'Home';
    base44.appLogs.logUserInApp(page).catch(() => {});
  }, [pathname]);
  return null;
}
