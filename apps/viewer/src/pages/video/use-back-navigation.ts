import { useLocation, useNavigate } from 'react-router';

/** Returns a function that goes back in the history, or to `fallback` when the visit started on this page. */
export function useBackNavigation(): (fallback: string) => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (fallback) => void (key === 'default' ? navigate(fallback) : navigate(-1));
}
