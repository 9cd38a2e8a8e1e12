// The settings that operators change most often, named as in the realm file. The JSON editor has the others.
import { bundledFonts, defaultRealmSettings, seasonPickerVariants } from '@matinee/rules';
import { Checkbox, SelectField, TextField } from '@matinee/ui';
import type { Draft } from '../state/use-draft.ts';
import styles from './preview-workbench.module.css';

const colourNames = ['primary', 'secondary', 'tertiary', 'background', 'alert', 'callToAction'] as const;
const topBarLayouts = ['top', 'top-left', 'hamburger', 'sidebar'];
const featureNames = Object.keys(
  defaultRealmSettings.features,
) as (keyof typeof defaultRealmSettings.features)[];

export function RealmForm({ draft }: { draft: Draft }) {
  const { value = {}, setValue } = draft;
  const readSettings = (name: string): Readonly<Record<string, unknown>> => {
    const settings = value[name];
    return typeof settings === 'object' && settings !== null ? (settings as Record<string, unknown>) : {};
  };
  return (
    <div className={styles.form} dir="ltr">
      <TextField
        label="name"
        value={String(value.name ?? '')}
        maxLength={60}
        onChange={({ target }) => setValue(['name'], target.value)}
      />
      <SelectField
        label="topBarLayout"
        value={String(value.topBarLayout ?? 'top')}
        options={topBarLayouts.map((layout) => ({ value: layout, text: `topBarLayout: ${layout}` }))}
        onChange={(layout) => setValue(['topBarLayout'], layout)}
      />
      <SelectField
        label="seasonPicker"
        value={String(value.seasonPicker ?? 'tabs')}
        options={seasonPickerVariants.map((picker) => ({ value: picker, text: `seasonPicker: ${picker}` }))}
        onChange={(picker) => setValue(['seasonPicker'], picker)}
      />
      <fieldset className={styles.colours}>
        <legend>theme</legend>
        {colourNames.map((name) => (
          <label key={name}>
            <input
              type="color"
              value={toHexColour(readSettings('theme')[name])}
              onChange={({ target }) => setValue(['theme', name], target.value)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>fonts</legend>
        {(['display', 'text'] as const).map((fontUse) => (
          <SelectField
            key={fontUse}
            label={fontUse}
            value={String(readSettings('fonts')[fontUse] ?? defaultRealmSettings.fonts[fontUse])}
            options={bundledFonts.map((family) => ({ value: family, text: `${fontUse}: ${family}` }))}
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
        <legend>features</legend>
        {featureNames.map((name) => (
          <Checkbox
            key={name}
            checked={Boolean(readSettings('features')[name] ?? defaultRealmSettings.features[name])}
            onChange={({ target }) => setValue(['features', name], target.checked)}
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
    </div>
  );
}

function toHexColour(value: unknown): string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : '#000000';
}
