import { CallError } from '@matinee/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type NoticeName, showNotice } from '../../../shared/notices/notices.ts';

/** Errors after which the viewer stays on the page: it has its own text for them, or another try may succeed. */
const codesToStay: ReadonlySet<string> = new Set([
  'notFound',
  'notReady',
  'playbackUnavailable',
  'network',
  'overloaded',
  'tooManyRequests',
]);

/**
 * Navigates back to the previous page and shows the error there as a notice. Returns true during the navigation; false
 * when the viewer stays, also because the visit began on this page.
 */
export function useReturnAfterError(error: unknown): boolean {
  const { key } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const notice = key === 'default' ? null : getNotice(error);
  useEffect(() => {
    if (!notice) return;
    showNotice(queryClient, notice);
    void navigate(-1);
  }, [notice, navigate, queryClient]);
  return notice !== null;
}

function getNotice(error: unknown): NoticeName | null {
  if (!(error instanceof CallError) || codesToStay.has(error.code)) return null;
  return error.code === 'accessDenied' ? 'videoForbidden' : 'videoFailed';
}
