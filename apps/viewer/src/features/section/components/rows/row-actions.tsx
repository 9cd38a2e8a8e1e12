import type { Bucket } from '@matinee/contract';
import { HeroButtons } from '../hero/hero-buttons.tsx';

/** The call-to-action buttons of a row. */
export function RowActions({ bucket: { rowTypeData } }: { bucket: Bucket }) {
  return <HeroButtons primary={rowTypeData.primaryCta} secondary={rowTypeData.secondaryCta} />;
}
