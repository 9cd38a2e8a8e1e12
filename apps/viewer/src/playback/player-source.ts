import type { StreamMetadata } from '@matinee/contract';
import { type PlayerSource, playerSources } from '@matinee/player';

/** What the player needs of a title. */
export function sourceOf(title: { id: string; title: string }, stream: StreamMetadata): PlayerSource {
  return { id: title.id, title: title.title, type: 'video', ...playerSources(stream) };
}
