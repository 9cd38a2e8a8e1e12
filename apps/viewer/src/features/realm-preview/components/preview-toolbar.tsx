// For whom, and on how wide a screen, a draft is shown.
import { getLanguageName } from '@matinee/rules';
import { Button, SelectField } from '@matinee/ui';
import { useLabel } from '../../../shared/environment/environment.ts';
import styles from './preview-workbench.module.css';

const widths = [390, 820, 1024, 1440, 1920, 2560];
const directions = ['auto', 'ltr', 'rtl'] as const;

export interface PreviewOptions {
  /** CSS pixels. */
  width: number;
  language: string;
  /** `auto`: that of the language. */
  direction: (typeof directions)[number];
  isSignedIn: boolean;
}

export interface PreviewToolbarProps {
  look: PreviewOptions;
  languages: readonly string[];
  onChange: (look: PreviewOptions) => void;
}

export function PreviewToolbar({ look, languages, onChange }: PreviewToolbarProps) {
  const label = useLabel();
  const change = (part: Partial<PreviewOptions>) => onChange({ ...look, ...part });
  return (
    <div className={styles.tools}>
      <SelectField
        label={label('previewWidth')}
        value={String(look.width)}
        options={widths.map((width) => ({ value: String(width), text: `${width} px` }))}
        onChange={(width) => change({ width: Number(width) })}
      />
      <SelectField
        label={label('language')}
        value={look.language}
        options={languages.map((code) => ({ value: code, text: getLanguageName(code) }))}
        onChange={(language) => change({ language })}
      />
      <SelectField
        label={label('previewDirection')}
        value={look.direction}
        options={directions.map((direction) => ({ value: direction, text: direction }))}
        onChange={(direction) => change({ direction: direction as PreviewOptions['direction'] })}
      />
      <Button aria-pressed={look.isSignedIn} onClick={() => change({ isSignedIn: !look.isSignedIn })}>
        {label('previewSignedIn')}
      </Button>
    </div>
  );
}
