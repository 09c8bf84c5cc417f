import { mainPageOf } from '@whittle/domain/publishing/resolve-page';
import { useEffect } from 'react';
import type { Preview } from '../../features/preview/use-preview.ts';

/**
 * Keeps the address of the builder at the page that the preview shows; the main page has the app's own address. Which page
 * is the main one may become known after the app has shown it, so it is decided again with the pages. Rule: ROUTE-08.
 */
export function useFollowPreview(
  place: Preview['place'],
  pages: readonly string[],
  followPage: (page: string | null) => void,
): void {
  const mainPage = mainPageOf({ pages, mainPage: null });
  useEffect(() => {
    if (!place) return;
    const isMain = place.pageName === mainPage || /^\/([?#]|$)/.test(place.path);
    followPage(isMain ? null : place.pageName);
  }, [place, mainPage, followPage]);
}
