import { readAppDocuments } from '@whittle/domain/app-settings/app-documents';
import { brandingCss } from '@whittle/domain/app-settings/branding-css';
import { pageFootCss } from '@whittle/domain/app-settings/page-foot';

/** The style of an app with what its builder chose in the branding panel, which counts more. */
export const withBranding = (css: string, files: ReadonlyMap<string, string>): string =>
  [css, pageFootCss, brandingCss(readAppDocuments(files).style, files)].filter(Boolean).join('\n');
