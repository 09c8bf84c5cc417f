import { useQuery } from '@tanstack/react-query';
import { User } from '@/entities/User';

/** The signed-in person, or null for a visitor. */
export function useMe() {
  const { data = null } = useQuery({
    queryKey: ['me'],
    queryFn: () => User.me().catch(() => null),
    staleTime: 60_000,
  });
  return data;
}
