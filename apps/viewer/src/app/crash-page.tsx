import { Button, Panel } from '@matinee/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useEnvironment } from '../environment/environment.ts';

/** A fault of our own: what is left to do is to begin again. */
export function CrashPage() {
  const { label } = useEnvironment();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main id="main">
      <Panel
        level={1}
        size="page"
        icon="alert"
        title={label('crashTitle')}
        text={label('faultUnknown')}
        actions={
          <Button look="call" icon="restart" onClick={() => window.location.reload()}>
            {label('reload')}
          </Button>
        }
      />
    </main>
  );
}
