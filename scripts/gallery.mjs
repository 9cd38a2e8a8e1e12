// `npm run gallery`: serves the gallery of the design system and prints its address.
import { requireNode } from './setup/node-version.mjs';

if (requireNode()) {
  import('./setup/gallery.mjs').then(({ serveGallery }) => serveGallery());
}
