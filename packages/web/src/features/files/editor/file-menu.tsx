import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { fileTexts as texts } from '../files.texts.ts';
import { DeleteFileDialog } from './delete-file-dialog.tsx';
import { RenameFileDialog } from './rename-file-dialog.tsx';

type FileMenuProps = {
  appId: string;
  path: string;
  /** Some of its text is not saved, so it would stay behind under the old path. */
  isUnsaved: boolean;
  onOpen: () => void;
  /** The file has another path now, or none. */
  onMoved: (path: string | null) => void;
};

export function FileMenu({ appId, path, isUnsaved, onOpen, onMoved }: FileMenuProps) {
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const shared = { appId, path, onMoved, onClose: () => setDialog(null) };
  const open = (next: 'rename' | 'delete') => () => {
    onOpen();
    setDialog(next);
  };
  return (
    <>
      <Menu trigger={<IconButton label={texts.fileMenu} icon={<Ellipsis size={16} aria-hidden />} />}>
        <MenuItem onSelect={open('rename')}>{texts.rename}</MenuItem>
        <MenuItem isDanger onSelect={open('delete')}>
          {texts.delete}
        </MenuItem>
      </Menu>
      {dialog === 'rename' && <RenameFileDialog {...shared} isUnsaved={isUnsaved} />}
      {dialog === 'delete' && <DeleteFileDialog {...shared} />}
    </>
  );
}
