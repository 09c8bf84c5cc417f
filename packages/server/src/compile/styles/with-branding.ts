import { readAppDocuments } from '@whittle/domain/app-settings/app-documents';
import { appSettingsPath } from '@whittle/domain/apps/app-settings';
import { brandingCss } from '@whittle/domain/app-settings/branding-css';
import { pageFootCss } from '@whittle/domain/app-settings/page-foot';

type Files = ReadonlyMap<string, string>;

/** The style of an app with what its builder chose in the branding panel, which counts more. */
export const withBranding = (css: string, files: Files): string => createBranding()(css, files);

/** The same for one app again and again: works out what was chosen when what that is read from changed. */
export function createBranding(): typeof withBranding {
  let readFrom: string[] | null = null;
  let branding = '';
  return (css, files) => {
    const texts = [...files].flatMap(([path, text]) =>
      path === appSettingsPath || path.endsWith('.css') ? [path, text] : [],
    );
    if (readFrom?.length !== texts.length || texts.some((text, index) => text !== readFrom![index])) {
      readFrom = texts;
      branding = brandingCss(readAppDocuments(files).style, files);
    }
    return [css, pageFootCss, branding].filter(Boolean).join('\n');
  };
}
