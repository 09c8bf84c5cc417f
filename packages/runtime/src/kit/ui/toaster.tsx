export { Toaster } from './sonner.tsx';
