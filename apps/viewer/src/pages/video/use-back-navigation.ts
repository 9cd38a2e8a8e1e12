import { useLocation, useNavigate } from 'react-router';

/** Goes back in the history, or to `home` when the viewer came from outside. */
export function useBackNavigation(): (fallback: string) => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (fallback) => void (key === 'default' ? navigate(fallback) : navigate(-1));
}
