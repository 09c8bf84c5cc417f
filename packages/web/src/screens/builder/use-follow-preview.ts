import { mainPageOf } from '@whittle/domain/publishing/resolve-page';
import { useEffect } from 'react';
import type { Preview } from '../../features/preview/use-preview.ts';

/**
 * Keeps the address of the builder at the page that the preview shows; the main page has the app's own address. Which page
 * is the main one may become known after the app has shown it, so it is decided again with the pages. Rule: ROUTE-08.
 * Answers whether it is the main page.
 */
export function useFollowPreview(
  place: Preview['place'],
  pages: readonly string[],
  followPage: (page: string | null) => void,
): boolean {
  const mainPage = mainPageOf({ pages, mainPage: null });
  const isMain = place !== null && (place.pageName === mainPage || /^\/([?#]|$)/.test(place.path));
  useEffect(() => {
    if (place) followPage(isMain ? null : place.pageName);
  }, [place, isMain, followPage]);
  return isMain;
}
