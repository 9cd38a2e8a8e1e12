// Applies a changed realm to the open page: colours, labels and feature settings.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { createLabelFunction } from '../../shared/i18n/labels.ts';
import { SetEnvironmentContext } from '../app-contexts.ts';

/** Returns null, so that the page keeps its current labels, as it does when the server returns no labels. */
function handleLabelError(error: unknown): null {
  console.warn('The labels could not be fetched', error);
  return null;
}

export function useRealmUpdate(): (version: number) => void {
  const { client, language, realm } = useEnvironment();
  const setEnvironment = useContext(SetEnvironmentContext);
  const queryClient = useQueryClient();
  return useCallback(
    (version) => {
      if (!client || version <= realm.version) return;
      const updateRealm = async () => {
        const [{ tokens, consents: _, theme: __, ...pageRealm }, labels, { compileMessages }] =
          await Promise.all([
            client.call('getRealm'),
            client.call('getLabels', { query: { language } }).catch(handleLabelError),
            import('../../shared/i18n/compile-messages.ts'),
          ]);
        for (const [name, value] of Object.entries(tokens))
          document.documentElement.style.setProperty(name, value);
        const hasLabels = labels && Object.keys(labels.translations).length > 0;
        const label = hasLabels ? createLabelFunction(language, compileMessages(labels.translations)) : null;
        setEnvironment((current) => ({ ...current, realm: pageRealm, label: label ?? current.label }));
        await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'stream' });
      };
      updateRealm().catch((error: unknown) => console.warn('The new settings could not be fetched', error));
    },
    [client, language, realm.version, setEnvironment, queryClient],
  );
}
