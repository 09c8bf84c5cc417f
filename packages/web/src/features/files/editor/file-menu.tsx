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
  /** The file has another path now, or none. */
  onMoved: (path: string | null) => void;
};

export function FileMenu({ appId, path, onMoved }: FileMenuProps) {
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const shared = { appId, path, onMoved, onClose: () => setDialog(null) };
  return (
    <>
      <Menu trigger={<IconButton label={texts.fileMenu} icon={<Ellipsis size={16} aria-hidden />} />}>
        <MenuItem onSelect={() => setDialog('rename')}>{texts.rename}</MenuItem>
        <MenuItem isDanger onSelect={() => setDialog('delete')}>
          {texts.delete}
        </MenuItem>
      </Menu>
      {dialog === 'rename' && <RenameFileDialog {...shared} />}
      {dialog === 'delete' && <DeleteFileDialog {...shared} />}
    </>
  );
}
