import { useEffect, useState } from 'react';

/** The current time, updated at an interval; null on the server and during hydration. */
export function useCurrentTime(everyMs: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
