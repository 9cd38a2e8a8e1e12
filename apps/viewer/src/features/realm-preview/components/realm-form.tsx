// The settings that operators change most often. The JSON editor has the others.
import { bundledFonts, defaultRealmSettings, seasonPickerVariants } from '@matinee/rules';
import { Checkbox, CompactSelect, TextField } from '@matinee/ui';
import { useLabel } from '../../../shared/environment/environment.ts';
import type { Draft } from '../state/use-draft.ts';
import styles from './preview-workbench.module.css';

const colourNames = ['primary', 'secondary', 'tertiary', 'background', 'alert', 'callToAction'] as const;
const topBarLayouts = ['top', 'top-left', 'hamburger', 'sidebar'];
const featureNames = Object.keys(
  defaultRealmSettings.features,
) as (keyof typeof defaultRealmSettings.features)[];

export function RealmForm({ draft }: { draft: Draft }) {
  const label = useLabel();
  const { value = {}, setValue } = draft;
  const getFieldLabel = (name: string) => label('previewField', { name });
  const getOptionText = (field: string, option: string) =>
    `${getFieldLabel(field)}: ${label('previewOption', { name: option === 'top-left' ? 'topLeft' : option })}`;
  const readSettings = (name: string): Readonly<Record<string, unknown>> => {
    const settings = value[name];
    return typeof settings === 'object' && settings !== null ? (settings as Record<string, unknown>) : {};
  };
  return (
    <div className={styles.form}>
      <TextField
        label={getFieldLabel('name')}
        dir="auto"
        value={String(value.name ?? '')}
        maxLength={60}
        onChange={({ target }) => setValue(['name'], target.value)}
      />
      <CompactSelect
        label={getFieldLabel('topBarLayout')}
        value={String(value.topBarLayout ?? 'top')}
        options={topBarLayouts.map((layout) => ({
          value: layout,
          text: getOptionText('topBarLayout', layout),
        }))}
        onChange={(layout) => setValue(['topBarLayout'], layout)}
      />
      <CompactSelect
        label={getFieldLabel('seasonPicker')}
        value={String(value.seasonPicker ?? 'tabs')}
        options={seasonPickerVariants.map((picker) => ({
          value: picker,
          text: getOptionText('seasonPicker', picker),
        }))}
        onChange={(picker) => setValue(['seasonPicker'], picker)}
      />
      <fieldset className={styles.colours}>
        <legend>{getFieldLabel('theme')}</legend>
        {colourNames.map((name) => (
          <label key={name}>
            <input
              type="color"
              value={toHexColour(readSettings('theme')[name])}
              onChange={({ target }) => setValue(['theme', name], target.value)}
            />
            {getFieldLabel(name)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{getFieldLabel('fonts')}</legend>
        {(['display', 'text'] as const).map((fontUse) => (
          <CompactSelect
            key={fontUse}
            label={getFieldLabel(fontUse)}
            value={String(readSettings('fonts')[fontUse] ?? defaultRealmSettings.fonts[fontUse])}
            options={bundledFonts.map((family) => ({
              value: family,
              text: `${getFieldLabel(fontUse)}: ${family}`,
            }))}
            onChange={(family) =>
              setValue(['fonts'], {
                ...defaultRealmSettings.fonts,
                ...readSettings('fonts'),
                [fontUse]: family,
              })
            }
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{getFieldLabel('features')}</legend>
        {featureNames.map((name) => (
          <Checkbox
            key={name}
            checked={Boolean(readSettings('features')[name] ?? defaultRealmSettings.features[name])}
            onChange={({ target }) => setValue(['features', name], target.checked)}
          >
            {getFieldLabel(name)}
          </Checkbox>
        ))}
      </fieldset>
    </div>
  );
}

function toHexColour(value: unknown): string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : '#000000';
}
