export { toast, useToast } from '../ui/use-toast.tsx';
