import type { ComponentProps } from 'react';
import type { Toaster as Sonner } from 'sonner';
import { Toasts } from '../parts/toasts.tsx';

/** Where messages of `use-toast` appear, unless the app shows them in a Toaster of sonner, as newer apps do. */
export function Toaster(props: ComponentProps<typeof Sonner>) {
  return <Toasts isFallback {...props} />;
}
