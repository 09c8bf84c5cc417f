import { type AppSettings, readAppSettings } from '@whittle/domain/apps/app-settings';
import { readAppDocuments } from '@whittle/domain/app-settings/app-documents';
import { pageFoot } from '@whittle/domain/app-settings/page-foot';
import type { PageDocument } from '@whittle/contract/page-document';
import { extensionRank } from '@whittle/domain/files/file-formats';
import { isAppRoot, isLayout, pageNameOf } from '@whittle/domain/files/paths';
import { mainPageOf } from '@whittle/domain/publishing/resolve-page';

/** What an app is made of. `root` is its own root component, which then stands in place of layout and pages. */
export type AppOutline = {
  /** Page name to file. */
  pages: Record<string, string>;
  layout: string | null;
  root: string | null;
  mainPage: string | null;
  /** What links to the app show beside its name; empty where it says none. */
  socialImage: string;
} & Pick<PageDocument, 'theme' | 'foot'> &
  Pick<AppSettings, 'language' | 'direction' | 'viewport' | 'icon'>;

export function outlineOf(files: ReadonlyMap<string, string>): AppOutline {
  const pages: Record<string, string> = {};
  let layout: string | null = null;
  let root: string | null = null;
  for (const path of files.keys()) {
    const page = pageNameOf(path);
    if (page !== null && extensionRank(path) < extensionRank(pages[page] ?? '')) pages[page] = path;
    if (isLayout(path) && (layout === null || !path.startsWith('pages/'))) layout = path;
    if (isAppRoot(path)) root ??= path;
  }
  const { mainPage, language, direction, viewport, icon } = readAppSettings(files);
  const main = mainPageOf({ pages: Object.keys(pages), mainPage });
  const { details, style, texts } = readAppDocuments(files);
  const theme = style.styleName === 'light' || style.styleName === 'dark' ? style.styleName : null;
  const { socialImage } = details;
  return {
    ...{ pages, layout, root, mainPage: main, language, direction, viewport, icon },
    ...{ theme, foot: pageFoot(texts, style, language ?? 'en'), socialImage },
  };
}
