// `npm run gallery`: serves the gallery of the design system and prints its address.
import { checkNodeVersion } from './setup/node-version.mjs';

if (checkNodeVersion()) {
  import('./setup/gallery.mjs').then(({ serveGallery }) => serveGallery());
}
