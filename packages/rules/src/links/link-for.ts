import { hrefFor } from '../routes/all-routes.ts';
import { createLinkFor, type LinkFor } from './create-link-for.ts';

/** The link of an item, for a viewer, in a realm; see `createLinkFor`. */
export const linkFor: LinkFor = /* @__PURE__ */ createLinkFor(hrefFor);
