import type { Bucket } from '@matinee/contract';
import { HeroButtons } from '../hero/hero-buttons.tsx';

/** What a row invites to, beside its cards. */
export function RowActions({ bucket: { rowTypeData } }: { bucket: Bucket }) {
  return <HeroButtons primary={rowTypeData.primaryCta} secondary={rowTypeData.secondaryCta} />;
}
