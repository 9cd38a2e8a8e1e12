// Leaves out a part of the page whose chunk failed to load, or reloads if the build is outdated.
import { Component, type ReactNode } from 'react';
import { isMissingChunk, reloadForNewBuild } from './stale-build.ts';

export class ChunkErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (!isMissingChunk(error) || !reloadForNewBuild())
      console.warn('A part of the page could not be loaded', error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
