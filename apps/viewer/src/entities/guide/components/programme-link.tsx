// A programme of the guide: a link to the channel. With scripts it opens the programme's details if access allows.
import type { Card, Programme } from '@matinee/contract';
import { canOpenProgramme } from '@matinee/rules';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { onPlainClick } from '../../../shared/browser/plain-click.ts';
import { preloadableChunk } from '../../../shared/chunks/lazy-chunk.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useCardLinks } from '../../../shared/navigation/card-links.ts';

export interface ProgrammeLinkProps {
  programme: Programme;
  channel: Card;
  zone: string;
  className?: string | undefined;
  style?: CSSProperties;
  state: 'past' | 'now' | 'later';
  /** Further attributes of the link. */
  attributes?: { readonly tabIndex?: number; readonly [name: `data-${string}`]: string | number };
  children: ReactNode;
}

export const ProgrammeDialog = preloadableChunk(async () => ({
  default: (await import('./programme-dialog.tsx')).ProgrammeDialog,
}));

const preloadDialog = () => void ProgrammeDialog.preload().catch(() => {});

export function ProgrammeLink(props: ProgrammeLinkProps) {
  const { programme, channel, zone, className, style, state, attributes, children } = props;
  const { realm } = useEnvironment();
  const { getTitleLink } = useCardLinks();
  const [isOpen, setOpen] = useState(false);
  const target = getTitleLink(channel);
  const { epgPlayback } = realm.features;
  const opensDialog = canOpenProgramme({ accessLevel: channel.accessLevel, epgPlayback });
  return (
    <>
      <a
        className={className}
        style={style}
        {...attributes}
        href={target.href}
        aria-current={state === 'now' ? 'time' : undefined}
        data-state={state}
        data-focus-item
        data-granted-on-sign-in={target.isGrantedOnSignIn || undefined}
        {...(opensDialog && {
          'aria-haspopup': 'dialog',
          'data-skip-router': '',
          onClick: onPlainClick(() => setOpen(true)),
          onPointerEnter: preloadDialog,
          onFocus: preloadDialog,
        })}
      >
        {children}
      </a>
      {isOpen && (
        <ProgrammeDialog programme={programme} channel={channel} zone={zone} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
