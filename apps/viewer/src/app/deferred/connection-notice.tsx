// A notice while the network is offline. The page keeps its content.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hideNotice, showNotice } from '../../shared/notices/notices.ts';

export function ConnectionNotice() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const look = () =>
      navigator.onLine ? hideNotice(queryClient, 'offline') : showNotice(queryClient, 'offline');
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, [queryClient]);
  return null;
}
