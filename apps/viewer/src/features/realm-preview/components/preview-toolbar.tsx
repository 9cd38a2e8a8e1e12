// Selects the width, the language, the direction and the sign-in state of a preview.
import { getNativeLanguageName } from '@matinee/rules';
import { Button, CompactSelect } from '@matinee/ui';
import { useLabel } from '../../../shared/environment/environment.ts';
import styles from './preview-workbench.module.css';

const widths = [390, 820, 1024, 1440, 1920, 2560];
const directions = ['auto', 'ltr', 'rtl'] as const;

export interface PreviewOptions {
  /** CSS pixels. */
  width: number;
  language: string;
  /** `auto` follows the language. */
  direction: (typeof directions)[number];
  isSignedIn: boolean;
}

export interface PreviewToolbarProps {
  options: PreviewOptions;
  languages: readonly string[];
  onChange: (options: PreviewOptions) => void;
}

export function PreviewToolbar({ options, languages, onChange }: PreviewToolbarProps) {
  const label = useLabel();
  const changeOptions = (changes: Partial<PreviewOptions>) => onChange({ ...options, ...changes });
  return (
    <div className={styles.tools}>
      <CompactSelect
        label={label('previewWidth')}
        value={String(options.width)}
        options={widths.map((width) => ({ value: String(width), text: `${width} px` }))}
        onChange={(width) => changeOptions({ width: Number(width) })}
      />
      <CompactSelect
        label={label('language')}
        value={options.language}
        options={languages.map((code) => ({ value: code, text: getNativeLanguageName(code) }))}
        onChange={(language) => changeOptions({ language })}
      />
      <CompactSelect
        label={label('previewDirection')}
        value={options.direction}
        options={directions.map((direction) => ({ value: direction, text: direction }))}
        onChange={(direction) => changeOptions({ direction: direction as PreviewOptions['direction'] })}
      />
      <Button
        aria-pressed={options.isSignedIn}
        onClick={() => changeOptions({ isSignedIn: !options.isSignedIn })}
      >
        {label('previewSignedIn')}
      </Button>
    </div>
  );
}
