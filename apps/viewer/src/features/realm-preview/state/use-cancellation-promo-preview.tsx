// The preview of the cancellation promo: the offer, its editable fields, and the request that each button would send.
import { TextField } from '@matinee/ui';
import { type ReactNode, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { CancellationPromo } from '../components/cancellation-promo.tsx';
import styles from '../components/preview-workbench.module.css';
import { useDraft } from './use-draft.ts';

const exampleOffer = {
  title: 'Stay for half the price',
  text: 'Keep every film and series, and pay half for three months.',
  percentage: 50,
  months: 3,
};

export function useCancellationPromoPreview(): { scene: ReactNode; fields: ReactNode } {
  const { label, realm } = useEnvironment();
  const draft = useDraft(realm.key, 'promo', exampleOffer);
  const [selectedOption, setSelectedOption] = useState<string | null>(null);
  const value = { ...exampleOffer, ...draft.value };
  const offer = {
    title: String(value.title),
    text: String(value.text),
    percentage: clampRounded(Number(value.percentage), 1, 100),
    months: clampRounded(Number(value.months), 1, 24),
  };
  const renderField = (name: keyof typeof exampleOffer, isNumeric = false) => (
    <TextField
      key={name}
      label={label('previewOffer', { name })}
      dir={isNumeric ? undefined : 'auto'}
      type={isNumeric ? 'number' : 'text'}
      value={String(value[name])}
      onChange={({ target }) => draft.setValue([name], isNumeric ? Number(target.value) : target.value)}
    />
  );
  const fields = (
    <div className={styles.form}>
      {[
        renderField('title'),
        renderField('text'),
        renderField('percentage', true),
        renderField('months', true),
      ]}
      <p role="status" className={styles.hint} dir="ltr">
        {selectedOption && <code>{`POST cancellation-promo/{id}/${selectedOption}`}</code>}
      </p>
    </div>
  );
  return { scene: <CancellationPromo offer={offer} onSelect={setSelectedOption} />, fields };
}

function clampRounded(value: number, min: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : min;
}
