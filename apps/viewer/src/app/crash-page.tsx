import { Button, Panel } from '@matinee/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useEnvironment } from '../environment/environment.ts';
import { isMissingCode, reloadForNewBuild } from './stale-build.ts';

/** A fault of our own, or code that cannot be had: what is left to do is to begin again. */
export function CrashPage() {
  const { label } = useEnvironment();
  const error = useRouteError();
  const lacksCode = isMissingCode(error);
  useEffect(() => {
    if (!lacksCode) console.error(error);
    else if (!reloadForNewBuild()) console.warn(error);
  }, [error, lacksCode]);
  return (
    <main id="main">
      <Panel
        level={1}
        size="page"
        icon="alert"
        title={label(lacksCode ? 'pageFailedTitle' : 'crashTitle')}
        text={label(lacksCode ? 'faultNetwork' : 'faultUnknown')}
        actions={
          <Button look="call" icon="restart" onClick={() => window.location.reload()}>
            {label('reload')}
          </Button>
        }
      />
    </main>
  );
}
