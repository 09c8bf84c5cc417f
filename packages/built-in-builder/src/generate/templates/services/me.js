import { useQuery } from '@tanstack/react-query';
import { User } from '@/entities/User';

/** The signed-in person, or null for a visitor; pending until that is known. */
export function useWho() {
  const { data: me = null, isPending } = useQuery({
    queryKey: ['me'],
    queryFn: () => User.me().catch(() => null),
    staleTime: 60_000,
  });
  return { me, isPending };
}

/** The signed-in person, or null for a visitor. */
export const useMe = () => useWho().me;
