import { useEffect, useState } from 'react';

/**
 * Whether backgrounds may move: not with reduced motion or reduced data. False on the server, which knows
 * neither.
 */
export function useMotionAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const update = () => setAllowed(!reducedMotion.matches && !connection?.saveData);
    update();
    reducedMotion.addEventListener('change', update);
    return () => reducedMotion.removeEventListener('change', update);
  }, []);
  return isAllowed;
}
