import { Button, Panel } from '@matinee/ui';
import { useEnvironment } from '../environment/environment.ts';
import { faultText } from '../environment/fault-text.ts';

/** A page whose list could not be asked for. */
export function FailedList({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
}) {
  const { label, realm } = useEnvironment();
  const { text, detail } = faultText(error, label);
  return (
    <>
      <title>{realm.name}</title>
      <Panel
        level={1}
        size="page"
        icon="alert"
        title={title}
        text={text}
        detail={detail}
        actions={
          <Button look="call" icon="restart" onClick={onRetry}>
            {label('retry')}
          </Button>
        }
      />
    </>
  );
}
