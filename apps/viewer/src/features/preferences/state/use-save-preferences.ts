import type { Preferences } from '@matinee/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { savePreferences } from '../../../shared/preferences/save-preferences.ts';

/** A mutation that is pending while it saves, and has an error when saving failed. */
export function useSavePreferences() {
  const environment = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (preferences: Preferences) => savePreferences(environment, queryClient, preferences),
  });
}
