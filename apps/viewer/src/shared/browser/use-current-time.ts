import { useEffect, useState } from 'react';

/** The time, anew every so often; null on the server and until the page has been taken over. */
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
