import { useEffect, useState } from 'react';

/** The current time, updated at an interval; null on the server and during hydration. */
export function useCurrentTime(intervalMs: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now;
}
