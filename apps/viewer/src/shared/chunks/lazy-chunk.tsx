// React's `lazy` and `Suspense` for parts of a page. A part that fails leaves the rest of the page as it is.
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadChunk } from './load-chunk.ts';

/** Like `lazy`, but repeats the import after a lost connection. */
export const lazyChunk: typeof lazy = (importComponent) => lazy(() => loadChunk(importComponent));

interface ChunkSuspenseProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows the fallback until the chunk of its children has loaded, and nothing if that fails. */
export function ChunkSuspense({ fallback, children }: ChunkSuspenseProps) {
  return (
    <ChunkErrorBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ChunkErrorBoundary>
  );
}

export type PreloadableChunk<Props> = ComponentType<Props> & { preload: () => Promise<void> };

/**
 * For parts that open over the page: renders nothing until its chunk has loaded, and at once if it was preloaded.
 * React shows every fallback of `Suspense` for at least 300 ms, even if the chunk was preloaded.
 */
export function preloadableChunk<Props extends object>(
  importComponent: () => Promise<{ default: ComponentType<Props> }>,
): PreloadableChunk<Props> {
  let Content: ComponentType<Props> | undefined;
  const preload = async () => {
    Content ??= (await loadChunk(importComponent)).default;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per chunk, when its module runs
  function Preloadable(props: Props) {
    const [isLoaded, setLoaded] = useState(Content !== undefined);
    useEffect(() => {
      if (!isLoaded) preload().then(() => setLoaded(true), warnAboutFailedPart);
    }, [isLoaded]);
    return (
      isLoaded &&
      Content && (
        <ChunkErrorBoundary>
          <Content {...props} />
        </ChunkErrorBoundary>
      )
    );
  }
  return Object.assign(Preloadable, { preload });
}

class ChunkErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    warnAboutFailedPart(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function warnAboutFailedPart(error: unknown): void {
  console.warn('A part of the page could not be shown', error);
}
