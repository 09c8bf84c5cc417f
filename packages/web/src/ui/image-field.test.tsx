// @vitest-environment happy-dom
import { limits } from '@whittle/contract/limits';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Toasts } from '../lib/toasts.tsx';
import { ImageField } from './image-field.tsx';

afterEach(cleanup);

const picture = (bytes = 3) =>
  Object.defineProperty(new File(['abc'], 'a.png', { type: 'image/png' }), 'size', { value: bytes });

/** A field in a form; uploads are answered by hand. */
function field({ mode, value = null }: { mode: 'buttons' | 'preview'; value?: string | null }) {
  const uploads: { progress: (part: number) => void; answer: (address: string | null) => void; fail: () => void }[] =
    [];
  const remove = vi.fn(async () => {});
  const upload = (_file: File, progress: (part: number) => void) =>
    new Promise<string | null>((answer, reject) => uploads.push({ progress, answer, fail: () => reject(new Error()) }));
  function Form() {
    const [address, setAddress] = useState(value);
    return (
      <>
        <output>{address ?? 'none'}</output>
        <ImageField
          hasImage={address !== null}
          store={{ upload, remove }}
          onChange={setAddress}
          preview={mode === 'preview' ? <img src={address ?? ''} alt="logo" /> : undefined}
        />
        <Toasts />
      </>
    );
  }
  render(<Form />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const user = userEvent.setup();
  return { uploads, remove, user, choose: (file: File) => user.upload(input, file) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('[SHELL-07] [SHELL-08] [SHELL-10] a picture is uploaded with progress, replaced and removed by buttons, and what nothing keeps is deleted', async () => {
  const { uploads, remove, user, choose } = field({ mode: 'buttons' });
  expect(screen.queryByRole('button', { name: 'Remove file' })).toBeNull();
  expect(button('Upload file')).toBeDefined();
  await choose(picture());
  uploads[0]!.progress(0.5);
  await vi.waitFor(() => expect(button(/^Uploading 50%/).getAttribute('aria-busy')).toBe('true'));
  uploads[0]!.answer('/files/1/a.png');
  expect(await screen.findByText('Image uploaded successfully!')).toBeDefined();
  expect(screen.getByText('/files/1/a.png')).toBeDefined();

  await choose(picture());
  uploads[1]!.answer('/files/2/a.png');
  expect(await screen.findByText('/files/2/a.png')).toBeDefined();
  expect(remove.mock.calls).toEqual([['/files/1/a.png']]);
  await vi.waitFor(() => expect(screen.getAllByText('Image uploaded successfully!')).toHaveLength(1));

  await user.click(button('Remove file'));
  expect(screen.getByText('none')).toBeDefined();
  expect(remove.mock.calls.at(-1)).toEqual(['/files/2/a.png']);
});

test('[SHELL-07] the preview mode shows the picture, or that there is none', async () => {
  const { user, remove } = field({ mode: 'preview', value: '/files/1/a.png' });
  expect(screen.getByRole('img', { name: 'logo' })).toBeDefined();
  expect(button('Replace file')).toBeDefined();
  await user.click(button('Remove file'));
  expect(screen.getByRole('img', { name: 'No image' })).toBeDefined();
  // It came with the value, whose history still shows it.
  expect(remove).not.toHaveBeenCalled();
});

test('[SHELL-09] a picture that is too large or could not be stored says so, and the old one stays', async () => {
  const { uploads, choose } = field({ mode: 'buttons', value: '/files/1/a.png' });
  await choose(picture(limits.imageMaxBytes));
  expect(screen.getByRole('alert').textContent).toBe('File size to large');
  expect(uploads).toEqual([]);
  await choose(picture());
  uploads[0]!.fail();
  expect(await screen.findByText('Failed to upload image')).toBeDefined();
  expect(screen.getByText('/files/1/a.png')).toBeDefined();
});
