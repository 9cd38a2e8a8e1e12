import { useLocation, useNavigate } from 'react-router';

/** Goes back in the history, or to `home` when the viewer came from outside. */
export function useBackNavigation(): (home: string) => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (home) => void (key === 'default' ? navigate(home) : navigate(-1));
}
