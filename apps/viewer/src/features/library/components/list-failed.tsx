import { Button, Panel } from '@matinee/ui';
import { useEnvironment } from '../../../environment/environment.ts';
import { faultText } from '../../../environment/fault-text.ts';

/** In the place of a list that could not be asked for. */
export function ListFailed({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
}) {
  const { label } = useEnvironment();
  const { text, detail } = faultText(error, label);
  return (
    <Panel
      icon="alert"
      title={title}
      text={text}
      detail={detail}
      announce
      actions={
        <Button look="call" icon="restart" onClick={onRetry}>
          {label('retry')}
        </Button>
      }
    />
  );
}
