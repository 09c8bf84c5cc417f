import { appIcon, themeColor } from '../../core/publications/app-icon.ts';

export const iconPath = '/_whittle/icon.svg';

type Look = {
  title: string;
  description: string;
  accentColor: string | null;
  /** What the window shows before the app does, where a publish said it. */
  background?: string | null;
  /** The app's own picture; without one there is its initial alone. */
  icon?: string | null | undefined;
};

/** What a phone or a computer needs to put a published app among its own: name, colours and icon of the app's look. */
export function webManifest({ title, description, accentColor, background, icon: own }: Look): string {
  const icon = { src: iconPath, type: 'image/svg+xml', sizes: 'any' };
  return JSON.stringify({
    id: '/',
    name: title,
    short_name: title.length <= 12 ? title : title.split(/\s+/)[0]!.slice(0, 12),
    ...(description && { description }),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: background ? themeColor(background) : '#ffffff',
    theme_color: themeColor(accentColor),
    icons: [
      ...(own ? [{ src: own, sizes: 'any', purpose: 'any' }] : []),
      { ...icon, purpose: 'any' },
      { ...icon, src: `${iconPath}?maskable`, purpose: 'maskable' },
    ],
  });
}

/** The app's initial; a maskable one fills its square, because each system cuts a shape of its own out of it. */
export const iconFile = ({ title, accentColor }: Pick<Look, 'title' | 'accentColor'>, isMaskable: boolean): string =>
  appIcon(title, themeColor(accentColor), isMaskable ? 0 : undefined);
