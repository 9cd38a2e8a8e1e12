import { Button, ConfirmDialog } from '@matinee/ui';
import { useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

export function ClearHistory({ onClear, busy }: { onClear: () => void; busy: boolean }) {
  const { label } = useEnvironment();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div>
      <Button busy={busy} onClick={() => setConfirming(true)}>
        {label('historyClear')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={label('historyClearTitle')}
        closeLabel={label('close')}
        text={label('historyClearText')}
        confirmLabel={label('historyClear')}
        cancelLabel={label('historyClearCancel')}
        onConfirm={onClear}
      />
    </div>
  );
}
