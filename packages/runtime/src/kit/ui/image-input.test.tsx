// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../render-in-app.tsx';
import { Field } from './field.tsx';
import { ImageInput } from './image-input.tsx';

const picture = (name = 'receipt.png', bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
type Upload = Parameters<typeof ImageInput>[0]['onUpload'];

function Receipt({ onUpload, maxBytes }: { onUpload: Upload; maxBytes?: number }) {
  const [url, setUrl] = useState<string | null>(null);
  return (
    <Field label="Receipt" isOptional>
      <ImageInput value={url} onChange={setUrl} onUpload={onUpload} alt="Receipt" maxBytes={maxBytes} />
    </Field>
  );
}
const choose = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } });

describe('ImageInput', () => {
  it('shows the chosen picture at once with its progress, then the stored one', async () => {
    let finish = (_answer: { file_url: string }) => {};
    let report = (_share: number) => {};
    const onUpload: Upload = (_file, { onProgress }) => {
      report = onProgress;
      return new Promise((resolve) => (finish = resolve));
    };
    renderInApp(<Receipt onUpload={onUpload} />);
    choose(picture());
    const bar = await screen.findByRole('progressbar', { name: 'Uploading receipt.png' });
    expect(bar.hasAttribute('aria-valuenow')).toBe(false);
    expect(screen.getByRole('img').getAttribute('src')).toMatch(/^blob:/);
    report(0.4);
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'));
    finish({ file_url: '/files/receipt.png' });
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Receipt' }).getAttribute('src')).toBe('/files/receipt.png'),
    );
  });

  it('removes the picture and goes back to the choice', async () => {
    const { user } = renderInApp(<Receipt onUpload={() => Promise.resolve('/files/a.png')} />);
    choose(picture());
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Choose an image')).toBeTruthy();
  });

  it('says when an upload failed and repeats it on request', async () => {
    const onUpload = vi.fn<Upload>().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('/files/a.png');
    const { user } = renderInApp(<Receipt onUpload={onUpload} />);
    choose(picture());
    expect((await screen.findByRole('alert')).textContent).toContain('receipt.png could not be uploaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toBe('/files/a.png'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('refuses what is no image or too large, without uploading', async () => {
    const onUpload = vi.fn<Upload>();
    renderInApp(<Receipt onUpload={onUpload} maxBytes={1_000_000} />);
    choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect((await screen.findByRole('alert')).textContent).toBe('notes.txt is not an image.');
    choose(picture('big.png', 1_200_000));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('big.png is 1.2 MB. The limit is 1.0 MB.'));
    expect(onUpload).not.toHaveBeenCalled();
  });

  it('takes files where more than pictures are accepted, and shows them by their names', async () => {
    function Contract() {
      const [url, setUrl] = useState<string | null>(null);
      return (
        <Field label="Contract" isOptional>
          <ImageInput
            value={url}
            onChange={setUrl}
            onUpload={() => Promise.resolve('/files/a/Lease%202026.pdf')}
            accept=".pdf,image/*"
          />
        </Field>
      );
    }
    renderInApp(<Contract />);
    expect(screen.getByText('Choose a file')).toBeTruthy();
    choose(new File(['x'], 'page.html', { type: 'text/html' }));
    expect((await screen.findByRole('alert')).textContent).toContain('page.html is not one of the files');
    choose(new File(['x'], 'Lease 2026.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Lease 2026.pdf')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('cancels an upload: its signal is aborted and a late answer changes nothing', async () => {
    let signal = new AbortController().signal;
    let finish = (_answer: string) => {};
    const { user } = renderInApp(
      <Receipt
        onUpload={(_file, options) => {
          signal = options.signal;
          return new Promise((resolve) => (finish = resolve));
        }}
      />,
    );
    choose(picture());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(signal.aborted).toBe(true);
    finish('/files/late.png');
    await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  });
});
