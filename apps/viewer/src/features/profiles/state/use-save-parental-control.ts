import type { CallArguments, Calls, ParentalControl } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { parentalControlKey } from '../api/parental-control-query.ts';
import { profilesKey } from '../api/profiles-query.ts';

export type ParentalControlInput = CallArguments<Calls['putParentalControl']>['body'];

export function useSaveParentalControl() {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ParentalControlInput): Promise<ParentalControl> =>
      caller.call('putParentalControl', { body }),
    onSuccess: async (parentalControl) => {
      queryClient.setQueryData(parentalControlKey, parentalControl);
      // Profiles say whether they need the PIN.
      await queryClient.invalidateQueries({ queryKey: profilesKey });
    },
  });
}
