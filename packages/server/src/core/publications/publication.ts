import type { OpenData } from '@whittle/contract/access-check';
import type { AccessMode } from '@whittle/contract/people';
import type { PublicationTexts } from '@whittle/contract/publishing';
import type { PageDocument } from '@whittle/contract/page-document';
import type { App } from '../apps/apps.service.ts';

/**
 * What the page of a published version needs to know of its files; names lie under `/assets/`. What the app says of its
 * pages is absent in publications made before it was kept.
 */
export type Outline = {
  entry: string;
  css: string;
  pages: string[];
  mainPage: string | null;
  /** Loaded by the entry before it runs. */
  preload: string[];
  /** Page name to what the page loads beyond that. */
  pagePreload: Record<string, string[]>;
  /** Its own page stands at `/login`; absent in publications made before that was asked. */
  hasOwnSignIn?: boolean;
  /** The app's own code turns text into code; absent in publications made before it was asked. */
  makesCode?: boolean;
  viewport?: string | null;
  icon?: string | null;
  socialImage?: string;
} & Partial<PageDocument>;

export type PublishedAbout = Pick<PublicationTexts, 'gptPrompt' | 'background' | 'features'>;

/** What is stored beside the assets of a published version; never served as it is. */
export type Publication = Outline & {
  title: string;
  description: string;
  /** What the main page is called in search results, tabs and links; absent where it goes by the app's name. */
  seoTitle?: string;
  /** The asset with the picture that links to the app show; absent where the app names one, and in older publications. */
  card?: string;
  /** What the sign-in page says to people before they sign in. */
  welcome?: string;
  /** PUB-01, where a publish said other than the app itself. */
  about?: Partial<PublishedAbout>;
  requiresSignIn: boolean;
  /** As the owner agreed to it; absent in publications made before it was asked for. */
  openData?: OpenData;
};

/** What is published of an app, for those who serve it or let people in. */
export interface Publications {
  /** Null before the first publish. */
  publicationOf(app: App): Promise<Publication | null>;
  /** Who may open the published app, with the answer for an app whose owner has not chosen. */
  accessOf(app: App): Promise<AccessMode>;
}
