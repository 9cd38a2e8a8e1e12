// The settings that operators change most often, named as in the realm file. The JSON editor has the others.
import { bundledFonts, defaultRealmSettings, seasonPickerVariants } from '@matinee/rules';
import { Checkbox, SelectField, TextField } from '@matinee/ui';
import type { Draft } from '../state/use-draft.ts';
import styles from './preview-workbench.module.css';

const colours = ['primary', 'secondary', 'tertiary', 'background', 'alert', 'callToAction'] as const;
const layouts = ['top', 'top-left', 'hamburger', 'sidebar'];
const features = Object.keys(defaultRealmSettings.features) as (keyof typeof defaultRealmSettings.features)[];

export function RealmForm({ draft }: { draft: Draft }) {
  const { value = {}, set } = draft;
  const read = (name: string): Readonly<Record<string, unknown>> => {
    const part = value[name];
    return typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {};
  };
  return (
    <div className={styles.form} dir="ltr">
      <TextField
        label="name"
        value={String(value.name ?? '')}
        maxLength={60}
        onChange={({ target }) => set(['name'], target.value)}
      />
      <SelectField
        label="topBarLayout"
        value={String(value.topBarLayout ?? 'top')}
        options={layouts.map((layout) => ({ value: layout, text: `topBarLayout: ${layout}` }))}
        onChange={(layout) => set(['topBarLayout'], layout)}
      />
      <SelectField
        label="seasonPicker"
        value={String(value.seasonPicker ?? 'tabs')}
        options={seasonPickerVariants.map((picker) => ({ value: picker, text: `seasonPicker: ${picker}` }))}
        onChange={(picker) => set(['seasonPicker'], picker)}
      />
      <fieldset className={styles.colours}>
        <legend>theme</legend>
        {colours.map((name) => (
          <label key={name}>
            <input
              type="color"
              value={colourIn(read('theme')[name])}
              onChange={({ target }) => set(['theme', name], target.value)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>fonts</legend>
        {(['display', 'text'] as const).map((use) => (
          <SelectField
            key={use}
            label={use}
            value={String(read('fonts')[use] ?? defaultRealmSettings.fonts[use])}
            options={bundledFonts.map((family) => ({ value: family, text: `${use}: ${family}` }))}
            onChange={(family) =>
              set(['fonts'], { ...defaultRealmSettings.fonts, ...read('fonts'), [use]: family })
            }
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>features</legend>
        {features.map((name) => (
          <Checkbox
            key={name}
            checked={Boolean(read('features')[name] ?? defaultRealmSettings.features[name])}
            onChange={({ target }) => set(['features', name], target.checked)}
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
    </div>
  );
}

function colourIn(value: unknown): string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : '#000000';
}
