// A programme of the guide that can be pressed: it opens its details here, or leads to where the channel is watched.
import type { Card, Programme } from '@matinee/contract';
import { opensProgramme } from '@matinee/rules';
import { type CSSProperties, lazy, type ReactNode, Suspense, useState } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { useTargets } from '../titles/title-link.ts';

export interface ProgrammeButtonProps {
  programme: Programme;
  channel: Card;
  zone: string;
  className?: string | undefined;
  style?: CSSProperties;
  state: 'past' | 'now' | 'later';
  /** What else is written on the button or link. */
  data?: { readonly tabIndex?: number; readonly [name: `data-${string}`]: string | number };
  children: ReactNode;
}

const ProgrammePanel = lazy(() =>
  import('./programme-panel.tsx').then((code) => ({ default: code.ProgrammePanel })),
);

export function ProgrammeButton(props: ProgrammeButtonProps) {
  const { programme, channel, zone, className, style, state, data, children } = props;
  const { realm } = useEnvironment();
  const { ofTitle } = useTargets();
  const [isOpen, setOpen] = useState(false);
  const look = { className, style, ...data, 'data-state': state, 'data-focus-item': '' };
  const current = { 'aria-current': state === 'now' ? ('time' as const) : undefined };
  const { epgPlayback } = realm.features;
  if (!opensProgramme({ accessLevel: channel.accessLevel, epgPlayback })) {
    const target = ofTitle(channel);
    return (
      <a
        {...look}
        {...current}
        href={target.href}
        data-granted-on-sign-in={target.grantedOnSignIn || undefined}
      >
        {children}
      </a>
    );
  }
  return (
    <>
      <button {...look} {...current} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <ProgrammePanel
            programme={programme}
            channel={channel}
            zone={zone}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
