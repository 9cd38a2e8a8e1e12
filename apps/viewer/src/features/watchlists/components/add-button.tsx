// Opens the panel by which a title gets into a list, for whom the table of actions shows it.
import type { Card } from '@matinee/contract';
import { shownActions } from '@matinee/rules';
import { Button } from '@matinee/ui';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { useSession } from '../../../environment/session.ts';

const load = () => import('./add-panel.tsx');
const AddPanel = lazy(load);

export function AddToWatchlist({ title }: { title: Pick<Card, 'id' | 'type' | 'title' | 'accessLevel'> }) {
  const { label, realm } = useEnvironment();
  const { isGuest } = useSession();
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const close = useCallback(() => setState('closed'), []);
  if (shownActions(['watchlist'], { isGuest, features: realm.features, title }).length === 0) return null;
  const prepare = () => void load().catch(() => {});
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setState('open')}
      >
        {label('watchlistAdd')}
      </Button>
      {state !== 'unopened' && (
        <Suspense fallback={null}>
          <AddPanel title={title} open={state === 'open'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
