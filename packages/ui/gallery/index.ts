// The gallery of components; apps/viewer/gallery shows it.
export { applyPageParams, ComponentStates } from './component-states.tsx';
export { entries } from './entries/index.ts';
export type { GalleryEntry, GalleryGroup, GalleryLanguage, GalleryState } from './entry.ts';
export { default as galleryStyles } from './gallery.module.css';
export { Gallery } from './gallery.tsx';
export { brokenImage, createImageWithHue, landscape, portrait, poster, titleImage } from './sample-images.ts';
