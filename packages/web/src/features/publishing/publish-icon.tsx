import type { AppSummary } from '@whittle/contract/apps';
import type { VersionFile } from '@whittle/contract/versions';
import { appSettingsPath, readAppSettings } from '@whittle/domain/apps/app-settings';
import { useState } from 'react';
import { imageStore } from '../../core/uploads/image-store.ts';
import { ImageField } from '../../ui/image-field.tsx';
import { publishingTexts } from './publishing.texts.ts';

const texts = publishingTexts.icon;

/** The app's own; empty where it is its initial. */
export function iconOf(files: readonly VersionFile[] | null | undefined): string {
  const settings = files?.find(({ path }) => path === appSettingsPath);
  return (settings && readAppSettings(new Map([[settings.path, settings.content]])).icon) || '';
}

type PublishIconProps = {
  app: Pick<AppSummary, 'id' | 'accentColor'>;
  /** As it is written in the form. */
  name: string;
  value: string;
  onChange: (address: string) => void;
  filesOrigin: string;
};

/** The picture of the app in tabs and on home screens, as it will be after the publish. */
export function PublishIcon({ app, name, value, onChange, filesOrigin }: PublishIconProps) {
  return (
    <section aria-labelledby="publish-icon" className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <AppIcon key={value} {...{ app, name, filesOrigin }} address={value} />
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-2">
        <div>
          <h3 id="publish-icon" className="type-heading">
            {texts.title}
          </h3>
          <p className="text-ink-2">{value === '' ? texts.initial : texts.own}</p>
        </div>
        <ImageField
          hasImage={value !== ''}
          store={imageStore(app.id)}
          onChange={(address) => onChange(address ?? '')}
        />
      </div>
    </section>
  );
}

type AppIconProps = Pick<PublishIconProps, 'app' | 'name' | 'filesOrigin'> & { address: string };

/** A picture of another site is not loaded here, so the initial stands for it. */
function AppIcon({ app, name, filesOrigin, address }: AppIconProps) {
  const [isMissing, setIsMissing] = useState(false);
  const initial = [...name.trim()][0]?.toUpperCase() ?? 'A';
  if (address === '' || isMissing)
    return (
      <svg role="img" aria-label={texts.alt} viewBox="0 0 32 32" className="size-14 shrink-0">
        <rect width="32" height="32" rx="6" style={{ fill: app.accentColor ?? '#4f4d45' }} />
        <text x="16" y="22" fontSize="18" fontWeight="600" textAnchor="middle" fill="#fff">
          {initial}
        </text>
      </svg>
    );
  return (
    <img
      src={address.startsWith('/') ? filesOrigin + address : address}
      alt={texts.alt}
      onError={() => setIsMissing(true)}
      className="size-14 shrink-0 rounded-control object-contain"
    />
  );
}
