// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { renderInApp } from '../render-in-app.tsx';
import { AlertDialog, AlertDialogCancel, AlertDialogContent, AlertDialogTitle } from './alert-dialog.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from './dialog.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.tsx';
import { Sheet, SheetContent, SheetDescription, SheetTitle } from './sheet.tsx';

type Opened = { open: boolean; onOpenChange: (open: boolean) => void };

/** As generated pages have it: a button or a row of a menu sets a state, and the dialog stands somewhere else. */
function Page({ children }: { children: (opened: Opened) => ReactNode }) {
  const [open, onOpenChange] = useState(false);
  return (
    <>
      <button onClick={() => onOpenChange(true)}>Edit</button>
      <DropdownMenu>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => onOpenChange(true)}>Rename</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {children({ open, onOpenChange })}
    </>
  );
}

const dialogs: Record<string, (opened: Opened) => ReactNode> = {
  'a dialog': (opened) => (
    <Dialog {...opened}>
      <DialogContent>
        <DialogTitle>Book</DialogTitle>
        <DialogDescription>Its name</DialogDescription>
        <input aria-label="Name" />
      </DialogContent>
    </Dialog>
  ),
  'a dialog whose field takes the focus itself': (opened) => (
    <Dialog {...opened}>
      <DialogContent>
        <DialogTitle>Book</DialogTitle>
        <DialogDescription>Its name</DialogDescription>
        <input aria-label="Name" autoFocus />
      </DialogContent>
    </Dialog>
  ),
  'a question': (opened) => (
    <AlertDialog {...opened}>
      <AlertDialogContent aria-describedby={undefined}>
        <AlertDialogTitle>Delete the book?</AlertDialogTitle>
        <AlertDialogCancel>Keep</AlertDialogCancel>
      </AlertDialogContent>
    </AlertDialog>
  ),
  'a sheet': (opened) => (
    <Sheet {...opened}>
      <SheetContent>
        <SheetTitle>Book</SheetTitle>
        <SheetDescription>Its name</SheetDescription>
      </SheetContent>
    </Sheet>
  ),
};

it.each(Object.keys(dialogs))('[RUN-22] %s gives the focus back to what opened it', async (name) => {
  const user = userEvent.setup();
  renderInApp(<Page>{dialogs[name]!}</Page>);
  const isOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;
  const closed = async () => {
    await waitFor(() => expect(isOpen()).toBe(true));
    await waitFor(() => expect(document.activeElement?.closest('[role=dialog], [role=alertdialog]')).not.toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(isOpen()).toBe(false));
  };
  await user.click(screen.getByText('Edit'));
  await closed();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
  await user.click(screen.getByText('More'));
  await user.click(await screen.findByText('Rename'));
  await closed();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('More'));
});
