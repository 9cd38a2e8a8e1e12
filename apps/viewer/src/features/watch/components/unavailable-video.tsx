import type { Video } from '@matinee/contract';
import { MessagePanel } from '@matinee/ui';
import type { ReactNode } from 'react';
import { useLabel } from '../../../shared/environment/environment.ts';
import { Backdrop } from './backdrop.tsx';

/** Shown in place of the player when there is nothing to play. `children` are buttons that lead elsewhere. */
export function UnavailableVideo({ video, children }: { video: Video; children: ReactNode }) {
  const label = useLabel();
  return (
    <Backdrop video={video}>
      <MessagePanel
        icon="film"
        title={label('videoUnavailableTitle')}
        text={label('videoUnavailableText')}
        actions={children}
      />
    </Backdrop>
  );
}
