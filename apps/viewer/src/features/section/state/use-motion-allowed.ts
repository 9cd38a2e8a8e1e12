import { useEffect, useState } from 'react';

/** Whether backgrounds may move. Never for people who asked for less motion or less data; nobody knows on the server. */
export function useWantsMotion(): boolean {
  const [wants, setWants] = useState(false);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const look = () => setWants(!calm.matches && !connection?.saveData);
    look();
    calm.addEventListener('change', look);
    return () => calm.removeEventListener('change', look);
  }, []);
  return wants;
}
