export interface OverlayProps {
  open: boolean;
}
