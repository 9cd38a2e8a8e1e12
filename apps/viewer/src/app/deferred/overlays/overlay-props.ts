/** What the host passes to each overlay. */
export interface OverlayProps {
  open: boolean;
}
