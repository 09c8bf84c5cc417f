export { reducer, toast, useToast } from '../ui/use-toast.tsx';
