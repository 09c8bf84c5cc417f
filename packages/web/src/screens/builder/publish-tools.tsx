import { Globe, History } from 'lucide-react';
import { publishingTexts } from '../../features/publishing/publishing.texts.ts';
import { versionTexts } from '../../core/versions/versions.texts.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

type PublishToolsProps = {
  onPublish: () => void;
  /** Null where the versions are in a menu or have no room. */
  onVersions: (() => void) | null;
  /** The pointer or the focus is on the button already. */
  onNearVersions: () => void;
  /** Something can be published, and nothing else on the screen is the next step. */
  isNextStep: boolean;
  hasIcon: boolean;
};

/** The versions of an app and the button that publishes it: at the end of the stage's bar, on a phone of the header. */
export function PublishTools({ onPublish, onVersions, onNearVersions, isNextStep, hasIcon }: PublishToolsProps) {
  return (
    <>
      {onVersions && (
        <IconButton
          label={versionTexts.versions}
          icon={<History aria-hidden size={16} />}
          onPointerEnter={onNearVersions}
          onFocus={onNearVersions}
          onClick={onVersions}
        />
      )}
      <Button
        variant={isNextStep ? 'filled' : 'outlined'}
        {...(hasIcon && { icon: <Globe aria-hidden size={16} /> })}
        onClick={onPublish}
      >
        {publishingTexts.publish}
      </Button>
    </>
  );
}
