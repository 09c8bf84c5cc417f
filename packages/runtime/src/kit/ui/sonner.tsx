import type { ComponentProps } from 'react';
import type { Toaster as Sonner } from 'sonner';
import { Toasts } from '../parts/toasts.tsx';

/** Short messages after an act, one at a time, three seconds; errors belong beside what failed. Mount it once. */
export function Toaster(props: ComponentProps<typeof Sonner>) {
  return <Toasts {...props} />;
}
