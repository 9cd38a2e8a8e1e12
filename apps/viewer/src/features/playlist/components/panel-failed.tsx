import { Button, ButtonLink, Panel } from '@matinee/ui';
import { useEnvironment } from '../../../environment/environment.ts';
import { faultText } from '../../../environment/fault-text.ts';

export interface PanelFailedProps {
  id: string;
  error: unknown;
  onRetry: () => void;
}

export function PanelFailed({ id, error, onRetry }: PanelFailedProps) {
  const { label, paths } = useEnvironment();
  const { text, detail } = faultText(error, label);
  return (
    <Panel
      icon="alert"
      title={label('playlistFailed')}
      text={text}
      detail={detail}
      announce
      actions={
        <>
          <Button look="call" icon="restart" onClick={onRetry}>
            {label('retry')}
          </Button>
          <ButtonLink href={paths.route('PLAYLIST', { playlistId: id })}>{label('viewAll')}</ButtonLink>
        </>
      }
    />
  );
}
