import { Button } from '@matinee/ui';
import { useState } from 'react';
import { useLabel } from '../../../shared/environment/environment.ts';
import type { Draft } from '../state/use-draft.ts';
import styles from './preview-workbench.module.css';

/** Edits the whole draft as text. */
export function JsonEditor({ draft, name }: { draft: Draft; name: string }) {
  const label = useLabel();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(draft.text);
    setCopied(true);
  };
  return (
    <div className={styles.json}>
      <textarea
        dir="ltr"
        spellCheck={false}
        aria-label={name}
        aria-invalid={draft.value === undefined || undefined}
        value={draft.text}
        onChange={({ target }) => {
          setCopied(false);
          draft.write(target.value);
        }}
      />
      {draft.value === undefined && <p className={styles.invalid}>{label('previewNotJson')}</p>}
      <div className={styles.tools}>
        <Button onClick={() => void copy()}>{label(isCopied ? 'previewCopied' : 'previewCopy')}</Button>
        <Button onClick={draft.reset}>{label('previewReset')}</Button>
      </div>
    </div>
  );
}
