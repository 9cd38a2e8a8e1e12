// A notice while the network is offline. The page keeps its content.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hideNotice, showNotice } from '../../shared/notices/notices.ts';

export function ConnectionNotice() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const updateStatus = () =>
      navigator.onLine ? hideNotice(queryClient, 'offline') : showNotice(queryClient, 'offline');
    updateStatus();
    window.addEventListener('online', updateStatus);
    window.addEventListener('offline', updateStatus);
    return () => {
      window.removeEventListener('online', updateStatus);
      window.removeEventListener('offline', updateStatus);
    };
  }, [queryClient]);
  return null;
}
