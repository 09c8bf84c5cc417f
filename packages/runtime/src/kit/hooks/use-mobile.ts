import { useMediaQuery } from '../lib/use-media-query.ts';

/** True while the window is narrower than 768 px. */
export function useIsMobile(): boolean {
  return useMediaQuery('(max-width: 767px)');
}
