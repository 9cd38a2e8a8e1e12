import type { Bucket } from '@matinee/contract';
import { StageButtons } from './stage-buttons.tsx';

/** What a row invites to, beside its cards. */
export function RowCalls({ bucket: { rowTypeData, contentList } }: { bucket: Bucket }) {
  const { primaryCta, secondaryCta } = rowTypeData;
  return <StageButtons primary={primaryCta} secondary={secondaryCta} known={contentList} />;
}
