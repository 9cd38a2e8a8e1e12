import { Button, Panel } from '@matinee/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { isMissingChunk, reloadForNewBuild } from '../../shared/errors/stale-build.ts';

const reload = () => window.location.reload();

/** The page after an unexpected error or a failed chunk, with a reload button. */
export function RouteError() {
  const { label, realm } = useEnvironment();
  const error = useRouteError();
  const lacksCode = isMissingChunk(error);
  useEffect(() => {
    if (!lacksCode) {
      console.error(error);
      return;
    }
    if (reloadForNewBuild()) return;
    console.warn(error);
    // Reloads automatically when the network is back.
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error, lacksCode]);
  const title = label(lacksCode ? 'pageFailedTitle' : 'crashTitle');
  return (
    <>
      <title>{`${title} · ${realm.name}`}</title>
      <Panel
        level={1}
        size="page"
        icon="alert"
        title={title}
        text={lacksCode ? label('errorNetwork') : undefined}
        actions={
          <Button variant="cta" icon="restart" onClick={reload}>
            {label('reload')}
          </Button>
        }
      />
    </>
  );
}

/** For errors of the layout itself. */
export function RootError() {
  return (
    <main id="main">
      <RouteError />
    </main>
  );
}
