import { isValidElement, type ReactNode } from 'react';
import { toast as show } from 'sonner';

export interface ToastRequest {
  title?: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive' | 'success' | 'warning' | null;
  action?: ReactNode;
  /** In milliseconds. */
  duration?: number;
}

type Options = NonNullable<Parameters<typeof show>[1]>;

function present({ title, description, variant, action, duration }: ToastRequest, id?: string | number) {
  const options: Options = {
    id,
    duration,
    description: title === undefined ? undefined : description,
    action: isValidElement(action) ? action : undefined,
  };
  const message = title ?? description ?? '';
  if (variant === 'destructive') return show.error(message, options);
  if (variant === 'success') return show.success(message, options);
  if (variant === 'warning') return show.warning(message, options);
  return show(message, options);
}

/** `toast({title, description, variant, action})`, shown by the Toaster; the answer can change or remove it. */
export function toast(request: ToastRequest) {
  const id = present(request);
  return {
    id: String(id),
    dismiss: () => void show.dismiss(id),
    update: (next: ToastRequest) => void present({ ...request, ...next }, id),
  };
}

const toaster = {
  toast,
  dismiss: (id?: string | number) => void show.dismiss(id),
  toasts: [] as (ToastRequest & { id: string })[],
};

export function useToast() {
  return toaster;
}

type Toasts = { toasts: { id: string; open?: boolean }[] };
type ToastAction = { type: string; toast?: { id?: string }; toastId?: string };

/** Keeps a list of messages, for code with a store of its own; `toast()` above does not need it. */
export function reducer(state: Toasts, { type, toast: one, toastId }: ToastAction): Toasts {
  const isMeant = (id: string) => toastId === undefined || id === toastId;
  if (type === 'ADD_TOAST') return { ...state, toasts: [one as Toasts['toasts'][number], ...state.toasts] };
  if (type === 'UPDATE_TOAST')
    return { ...state, toasts: state.toasts.map((known) => (known.id === one?.id ? { ...known, ...one } : known)) };
  if (type === 'DISMISS_TOAST')
    return { ...state, toasts: state.toasts.map((known) => (isMeant(known.id) ? { ...known, open: false } : known)) };
  if (type === 'REMOVE_TOAST') return { ...state, toasts: state.toasts.filter(({ id }) => !isMeant(id)) };
  return state;
}
