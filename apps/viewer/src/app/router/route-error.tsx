import { Button, Panel } from '@matinee/ui';
import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import type { Location } from 'react-router';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { isMissingChunk, reloadForNewBuild } from '../../shared/errors/stale-build.ts';

const reload = () => window.location.reload();

interface ErrorProps {
  error: unknown;
}

/** The page after an unexpected error or a failed chunk, with a reload button. */
export function RouteError({ error }: ErrorProps) {
  const { label, realm } = useEnvironment();
  const isChunkMissing = isMissingChunk(error);
  useEffect(() => {
    if (!isChunkMissing) {
      console.error(error);
      return;
    }
    if (reloadForNewBuild()) return;
    console.warn(error);
    // Reloads automatically when the network is back.
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error, isChunkMissing]);
  const title = label(isChunkMissing ? 'pageFailedTitle' : 'crashTitle');
  return (
    <>
      <title>{`${title} · ${realm.name}`}</title>
      <Panel
        level={1}
        size="page"
        icon="alert"
        title={title}
        text={isChunkMissing ? label('errorNetwork') : undefined}
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
