import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Navigates to another page and replaces the history entry. */
export function ReplacePage({ path }: { path: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(path, { replace: true }), [navigate, path]);
  return null;
}
