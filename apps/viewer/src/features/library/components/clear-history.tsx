// Everything is forgotten only after a second question: there is no way back.
import { Button, Dialog } from '@matinee/ui';
import { useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import styles from './library.module.css';

export function ClearHistory({ onClear, busy }: { onClear: () => void; busy: boolean }) {
  const { label } = useEnvironment();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  return (
    <div>
      <Button busy={busy} onClick={() => setAsks(true)}>
        {label('historyClear')}
      </Button>
      <Dialog open={asks} onClose={close} title={label('historyClearTitle')} closeLabel={label('close')}>
        <p>{label('historyClearText')}</p>
        <div className={styles.confirm}>
          <Button
            look="call"
            onClick={() => {
              close();
              onClear();
            }}
          >
            {label('historyClear')}
          </Button>
          <Button onClick={close}>{label('historyKeep')}</Button>
        </div>
      </Dialog>
    </div>
  );
}
