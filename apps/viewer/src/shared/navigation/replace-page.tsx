import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Replaces the page by another. */
export function ReplacePage({ path }: { path: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(path, { replace: true }), [navigate, path]);
  return null;
}
