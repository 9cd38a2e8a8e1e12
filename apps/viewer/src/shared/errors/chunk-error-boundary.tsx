// Leaves out a part of the page whose chunk failed to load, or reloads if the build is outdated.
import { Component, type ReactNode } from 'react';
import { isMissingChunk, reloadForNewBuild } from './stale-build.ts';

export class ChunkErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (!isMissingChunk(error) || !reloadForNewBuild())
      console.warn('A part of the page could not be loaded', error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
