import { Button, ConfirmDialog } from '@matinee/ui';
import { useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

export function ClearHistoryButton({ onClear, isBusy }: { onClear: () => void; isBusy: boolean }) {
  const { label } = useEnvironment();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <div>
      <Button isBusy={isBusy} onClick={() => setConfirming(true)}>
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
