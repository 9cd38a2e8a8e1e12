// Downloads the data of the account, and deletes the account.
import type { AccountExport } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';

/** Saves the data of the account as a file. */
export function useExportAccount() {
  const { caller } = useEnvironment();
  return useMutation({
    mutationFn: () => caller.call('exportAccount'),
    onSuccess: saveFile,
  });
}

function saveFile(data: AccountExport): void {
  const blob = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${data.realm.key}-${data.exportedAt.slice(0, 10)}.json`;
  link.click();
  // The browser has opened the URL by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function useConfirmIdentity() {
  const { caller } = useEnvironment();
  return useMutation({
    mutationFn: (secret: string) => caller.call('confirmIdentity', { body: { secret } }),
  });
}

/** Deletes the account, and opens the home page as a guest. */
export function useDeleteAccount() {
  const { caller, client, paths } = useEnvironment();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (confirmation: string) => {
      await caller.call('deleteAccount', { body: { confirmation } });
      // The session has ended: this only removes its tokens from the browser.
      await client?.signOut().catch(() => {});
    },
    onSuccess: async () => {
      await navigate(paths.buildPath('HOME'));
      await changeUser(queryClient, null);
    },
  });
}
