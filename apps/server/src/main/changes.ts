// What makes kept answers and documents stale, told to whoever keeps some.
import type { RealmRegistry } from '../domains/realm/index.ts';
import type { EventHub } from '../platform/events/index.ts';

export interface Change {
  topic: 'realm' | 'stage' | 'content' | 'media';
  realmId: number;
  /** Key of the page, for `stage`. */
  section?: string;
  /** Public id of the title, for `content` and `media`. */
  contentId?: string;
}

export type OnChange = (listener: (change: Change) => void) => () => void;

export function watchChanges(events: EventHub, realms: RealmRegistry): OnChange {
  const listeners = new Set<(change: Change) => void>();
  const tell = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  realms.onChange(({ id }) => tell({ topic: 'realm', realmId: id }));
  events.follow(
    {
      types: [
        'StageChanged',
        'ContentChanged',
        'GenresChanged',
        'PeopleChanged',
        'NewsChanged',
        'MediaChanged',
      ],
    },
    ({ realmId, type, payload }) => {
      if (realmId === null) return;
      if (type === 'StageChanged') tell({ topic: 'stage', realmId, section: payload.section });
      else if (type === 'ContentChanged') tell({ topic: 'content', realmId, contentId: payload.contentId });
      else if (type === 'MediaChanged') tell({ topic: 'media', realmId, contentId: payload.contentId });
      else tell({ topic: 'content', realmId });
    },
  );
  return (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
}
