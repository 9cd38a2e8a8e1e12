/** The props that OverlayHost passes to each overlay. */
export interface OverlayProps {
  open: boolean;
}
