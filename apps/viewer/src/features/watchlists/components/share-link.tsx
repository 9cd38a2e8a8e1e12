// Hands out the address of a list: by what the device shares with, else by copying it.
import { timerMs } from '@matinee/rules';
import { Button } from '@matinee/ui';
import { useEffect, useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';

export function ShareLink({ path, title }: { path: string; title: string }) {
  const { label } = useEnvironment();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), timerMs.shareLabelReset);
    return () => clearTimeout(timer);
  }, [outcome]);
  const words = wordsOf[outcome ?? 'ready'];
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    try {
      if (navigator.share) return await navigator.share({ url, title });
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch (error) {
      // Whoever closes the device's panel has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed');
    }
  };
  return (
    <Button aria-live="polite" onClick={() => void share()}>
      {label(words)}
    </Button>
  );
}

const wordsOf = {
  ready: 'watchlistShare',
  copied: 'watchlistShareCopied',
  failed: 'watchlistShareFailed',
} as const;
