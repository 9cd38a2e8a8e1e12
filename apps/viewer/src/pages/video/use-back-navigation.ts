import { useLocation, useNavigate } from 'react-router';

/** Back to where the viewer came from; to `home` when they came from outside. */
export function useBackNavigation(): (home: string) => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (home) => void (key === 'default' ? navigate(home) : navigate(-1));
}
