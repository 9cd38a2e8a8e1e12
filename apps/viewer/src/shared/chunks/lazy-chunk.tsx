// React's `lazy` and `Suspense` for parts of a page. A part that fails leaves the rest of the page as it is.
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from './load-chunk.ts';

/** Like `lazy`. After a lost connection the import is repeated. */
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

class ChunkErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('A part of the page could not be shown', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
