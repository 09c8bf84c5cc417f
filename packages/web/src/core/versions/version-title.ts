import type { VersionListItem } from '@whittle/contract/versions';
import { versionTexts as texts } from './versions.texts.ts';

/** What a version is called: by its name, else by what was asked for. */
export const titleOf = ({ bookmark, userRequest, content }: VersionListItem): string =>
  bookmark ?? (userRequest || content || texts.noRequest);
