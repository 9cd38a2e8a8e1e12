import { Button, MessagePanel } from '@matinee/ui';
import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import type { Location } from 'react-router';
import { isChunkLoadError, waitForServer } from '../../shared/chunks/load-chunk.ts';
import { reloadForNewBuild } from '../../shared/chunks/stale-build.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';

const reload = () => window.location.reload();

interface ErrorProps {
  error: unknown;
}

/** The page after an unexpected error or a failed chunk, with a reload button. */
export function RouteError({ error }: ErrorProps) {
  const { label, realm } = useEnvironment();
  const hasChunkFailed = isChunkLoadError(error);
  useEffect(() => {
    if (!hasChunkFailed) {
      console.error(error);
      return;
    }
    console.warn(error);
    const controller = new AbortController();
    reloadWhenServerResponds(controller.signal).catch(() => {});
    return () => controller.abort();
  }, [error, hasChunkFailed]);
  const title = label(hasChunkFailed ? 'pageFailedTitle' : 'crashTitle');
  return (
    <>
      <title>{`${title} · ${realm.name}`}</title>
      <MessagePanel
        level={1}
        size="page"
        icon="alert"
        title={title}
        text={hasChunkFailed ? label('errorNetwork') : undefined}
        actions={
          <Button variant="cta" icon="restart" onClick={reload}>
            {label('reload')}
          </Button>
        }
      />
    </>
  );
}

/** Shows the page after a lost connection, or loads a new build. */
async function reloadWhenServerResponds(signal: AbortSignal): Promise<void> {
  const { wasUnreachable } = await waitForServer(signal);
  if (wasUnreachable) reload();
  else reloadForNewBuild();
}

/** For errors of the layout itself. */
export function RootError({ error }: ErrorProps) {
  return (
    <main id="main">
      <RouteError error={error} />
    </main>
  );
}

interface BoundaryProps {
  location: Location;
  Fallback: ComponentType<ErrorProps>;
  children: ReactNode;
}

interface BoundaryState {
  location: Location;
  failure: ErrorProps | null;
}

/** Shows the fallback after an error while rendering, until the next navigation. */
export class RouteErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return location === state.location ? null : { location, failure: null };
  }

  override render(): ReactNode {
    const { Fallback, children } = this.props;
    const { failure } = this.state;
    return failure ? <Fallback {...failure} /> : children;
  }
}
