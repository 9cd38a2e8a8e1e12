import { entries as designSystemEntries, type GalleryGroup } from '@matinee/ui/gallery';
import { entries } from './entries/index.ts';

export const groups: readonly GalleryGroup[] = [
  { name: 'Design system', entries: designSystemEntries },
  { name: 'Viewer', entries },
];
