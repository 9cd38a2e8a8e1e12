export {
  Artwork,
  type ArtworkImage,
  type ArtworkProps,
  buildResizedImageUrl,
  buildSrcSet,
  getObjectPosition,
} from './artwork/artwork.tsx';
export { isFirstPageHydrated, markFirstPageHydrated } from './artwork/first-page-hydration.ts';
export { getImageLoading } from './artwork/image-loading.ts';
export { buildPlaceholderGradient } from './artwork/placeholder.ts';
export { useImageError } from './artwork/use-image-error.ts';
export { Badge } from './badge/badge.tsx';
export { Button, ButtonLink, type ButtonVariant, IconButton } from './button/button.tsx';
export { ButtonRow } from './button/button-row.tsx';
export { Card, type CardProps, type CardTextVariant } from './card/card.tsx';
export { OutlinedNumeral } from './card/outlined-numeral.tsx';
export { WatchProgress } from './card/watch-progress.tsx';
export { ConfirmDialog } from './dialog/confirm-dialog.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { Drawer } from './dialog/drawer.tsx';
export { Checkbox } from './field/checkbox.tsx';
export { CompactSelect } from './field/compact-select.tsx';
export { DateField } from './field/date-field.tsx';
export { DropdownField } from './field/dropdown-field.tsx';
export { MaskedField } from './field/masked-field.tsx';
export { PasswordField } from './field/password-field.tsx';
export { PhoneField } from './field/phone-field.tsx';
export { TextArea } from './field/text-area.tsx';
export { TextField, type TextFieldProps } from './field/text-field.tsx';
export { Grid, GridGap, GridItem, GridPlaceholders, gridImageSizes } from './grid/grid.tsx';
export { Hero, type HeroProps } from './hero/hero.tsx';
export { listHeroPreloads } from './hero/hero-backdrop.tsx';
export { DeferredIcon } from './icon/deferred-icon.tsx';
export { Icon, type IconName } from './icon/icon.tsx';
export { Menu, MenuItem, MenuText } from './menu/menu.tsx';
export { MessagePanel } from './message-panel/message-panel.tsx';
export { Notice } from './notice/notice.tsx';
export { SidePanel } from './panel/side-panel.tsx';
export { type DismissReason, useDismiss } from './panel/use-dismiss.ts';
export { isListOnPhones, Rail, type RailProps } from './rail/rail.tsx';
export { ScrollArrows } from './scroll-arrows/scroll-arrows.tsx';
export { observeSize } from './size/observe-size.ts';
export { Skeleton } from './skeleton/skeleton.tsx';
export { joinClassNames } from './styles/class-names.ts';
export { VisuallyHidden } from './styles/visually-hidden.tsx';
