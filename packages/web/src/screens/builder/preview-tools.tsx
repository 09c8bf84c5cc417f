import {
  Ellipsis,
  ExternalLink,
  History,
  Monitor,
  RotateCw,
  SquareMousePointer,
  SquarePen,
  SquareTerminal,
} from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chatTexts } from '../../features/chat/chat.texts.ts';
import type { ConsoleLog } from '../../features/console/console-log.ts';
import { ConsoleToggle } from '../../features/console/console-toggle.tsx';
import { consoleTexts } from '../../features/console/console.texts.ts';
import { previewTexts } from '../../features/preview/preview.texts.ts';
import { ViewportSwitch } from '../../features/preview/viewport-switch.tsx';
import { type Viewport, viewports } from '../../features/preview/viewports.ts';
import { versionTexts } from '../../core/versions/versions.texts.ts';
import { visualEditTexts } from '../../features/preview/visual-edit/visual-edit.texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuChoices, MenuItem, MenuSeparator, SubMenu } from '../../ui/menu.tsx';
import { builderTexts as texts } from './builder.texts.ts';

type PreviewToolsProps = {
  /** The page runs the app's own code, so its elements can be picked and it has a console. */
  isOwnCode: boolean;
  viewport: Viewport;
  onViewport: (viewport: Viewport) => void;
  isPicking: boolean;
  onPick: () => void;
  isEditing: boolean;
  /** Null where the page shown is not the one that can be changed. */
  onEdit: (() => void) | null;
  onOpenTab: () => void;
  log: ConsoleLog;
  isDrawerOpen: boolean;
  onToggleDrawer: () => void;
  onRefresh: () => void;
  onVersions: (() => void) | null;
};

/** How the preview is looked at and worked on, as icons with their names as tooltips. */
export function PreviewTools(props: PreviewToolsProps & { hasViewports: boolean }) {
  const { isPicking, onPick, isEditing, onEdit, onOpenTab, log, isDrawerOpen, onToggleDrawer } = props;
  return (
    <>
      {props.hasViewports && <ViewportSwitch value={props.viewport} onChange={props.onViewport} />}
      {props.isOwnCode && (
        <IconButton
          label={chatTexts.pickElement}
          isPressed={isPicking}
          icon={<SquareMousePointer aria-hidden size={16} />}
          onClick={onPick}
        />
      )}
      {onEdit && (
        <IconButton
          label={visualEditTexts.edit}
          isPressed={isEditing}
          icon={<SquarePen aria-hidden size={16} />}
          onClick={onEdit}
        />
      )}
      <IconButton label={previewTexts.newTab} icon={<ExternalLink size={16} />} onClick={onOpenTab} />
      {props.isOwnCode && <ConsoleToggle log={log} isOpen={isDrawerOpen} onToggle={onToggleDrawer} />}
    </>
  );
}

/** The same in words, where the bar has no room for a row of icons. */
export function PreviewToolsMenu(props: PreviewToolsProps) {
  const { viewport, onViewport, onPick, onEdit, onOpenTab, log, onToggleDrawer, onRefresh, onVersions } = props;
  const { errors, warnings } = useSyncExternalStore(log.subscribe, log.read);
  const options = viewports.map((value) => ({ value, label: previewTexts.viewports[value] }));
  return (
    <Menu align="start" trigger={<IconButton label={texts.previewTools} icon={<Ellipsis aria-hidden size={16} />} />}>
      <MenuItem icon={<RotateCw aria-hidden size={16} />} onSelect={onRefresh}>
        {previewTexts.refresh}
      </MenuItem>
      <SubMenu icon={<Monitor aria-hidden size={16} />} label={previewTexts.viewport}>
        <MenuChoices value={viewport} onChange={onViewport} options={options} />
      </SubMenu>
      <MenuSeparator />
      {props.isOwnCode && (
        <MenuItem icon={<SquareMousePointer aria-hidden size={16} />} onSelect={onPick}>
          {chatTexts.pickElement}
        </MenuItem>
      )}
      {onEdit && (
        <MenuItem icon={<SquarePen aria-hidden size={16} />} onSelect={onEdit}>
          {props.isEditing ? visualEditTexts.close : visualEditTexts.edit}
        </MenuItem>
      )}
      <MenuItem icon={<ExternalLink aria-hidden size={16} />} onSelect={onOpenTab}>
        {previewTexts.newTab}
      </MenuItem>
      {props.isOwnCode && (
        <MenuItem icon={<SquareTerminal aria-hidden size={16} />} onSelect={onToggleDrawer}>
          {errors + warnings === 0 ? consoleTexts.toggle : consoleTexts.toggleWith(errors, warnings)}
        </MenuItem>
      )}
      {onVersions && (
        <MenuItem icon={<History aria-hidden size={16} />} onSelect={onVersions}>
          {versionTexts.versions}
        </MenuItem>
      )}
    </Menu>
  );
}
