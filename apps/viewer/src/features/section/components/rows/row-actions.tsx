import type { Bucket } from '@matinee/contract';
import { StageButtons } from '../hero/hero-buttons.tsx';

/** What a row invites to, beside its cards. */
export function RowCalls({ bucket: { rowTypeData } }: { bucket: Bucket }) {
  return <StageButtons primary={rowTypeData.primaryCta} secondary={rowTypeData.secondaryCta} />;
}
