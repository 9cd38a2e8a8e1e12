// Edits and previews a draft: editors at the side, the preview in a frame of the selected width.
import type { Preview, PreviewDefaults } from '@matinee/contract';
import { getDirection, getFontTokens } from '@matinee/rules';
import { Button, SelectField } from '@matinee/ui';
import { type ReactNode, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useDraft, useSectionDraft } from '../state/use-draft.ts';
import { usePreview } from '../state/use-preview.ts';
import { DeviceFrame } from './device-frame.tsx';
import { IssueList } from './issue-list.tsx';
import { JsonEditor } from './json-editor.tsx';
import { PreviewEnvironment } from './preview-environment.tsx';
import { type PreviewOptions, PreviewToolbar } from './preview-toolbar.tsx';
import styles from './preview-workbench.module.css';
import { RealmForm } from './realm-form.tsx';

export interface PreviewWorkbenchProps {
  title: string;
  defaults: PreviewDefaults;
  /** The edited settings; others keep their saved value. */
  editedSettings: readonly ('realm' | 'page')[];
  /** Renders the preview in the page itself, because plugins could not reach the page from within a device frame. */
  isUnframed?: boolean;
  /** Further fields beside the editors. */
  fields?: ReactNode;
  /** The preview of the draft. */
  scene: (preview: Preview, isSignedIn: boolean) => ReactNode;
}

export function PreviewWorkbench({
  title,
  defaults,
  editedSettings,
  isUnframed,
  fields,
  scene,
}: PreviewWorkbenchProps) {
  const { label, realm, language: viewerLanguage } = useEnvironment();
  const [options, setOptions] = useState<PreviewOptions>({
    width: 1440,
    language: viewerLanguage,
    direction: 'auto',
    isSignedIn: false,
  });
  const { language, isSignedIn } = options;
  const [editor, setEditor] = useState<'form' | 'realm' | 'page' | null>(
    editedSettings.includes('realm') ? 'form' : editedSettings.includes('page') ? 'page' : null,
  );
  const [section, setSection] = useState(defaults.sections[0] ?? 'HOME');
  const realmDraft = useDraft(realm.key, 'realm', defaults.realmFile);
  const savedSection = useSectionDraft(section);
  const pageDraft = useDraft(realm.key, `page.${section}`, savedSection);
  const isDraftValid = editedSettings.includes('realm') ? realmDraft.value !== undefined : true;
  const { data: preview, isFetching } = usePreview({
    realmFile: editedSettings.includes('realm') ? realmDraft.value : defaults.realmFile,
    section: editedSettings.includes('page') ? pageDraft.value : savedSection,
    language,
    isSignedIn,
  });
  const languages = readLanguages(realmDraft.value) ?? realm.languages;
  const issues = [...(preview?.issues.realmFile ?? []), ...(preview?.issues.section ?? [])];
  const tabs = [
    ...(editedSettings.includes('realm') ? (['form', 'realm'] as const) : []),
    ...(editedSettings.includes('page') ? (['page'] as const) : []),
  ];
  const previewLanguage = preview?.labels?.selected_locale ?? language;
  const previewRealm = isDraftValid ? preview?.realm : undefined;
  const scenePreview = preview && previewRealm && (
    <PreviewEnvironment draft={preview} isSignedIn={isSignedIn}>
      {scene(preview, isSignedIn)}
    </PreviewEnvironment>
  );
  return (
    <div className={styles.workbench}>
      <title>{`${title} · ${realm.name}`}</title>
      <aside className={styles.side}>
        <h1>{title}</h1>
        <p className={styles.hint}>{label('previewNote')}</p>
        <nav className={styles.tools} aria-label={label('previewEditor')}>
          {tabs.map((tab) => (
            <Button key={tab} aria-pressed={editor === tab} onClick={() => setEditor(tab)}>
              {label(tabLabels[tab])}
            </Button>
          ))}
        </nav>
        {editedSettings.includes('page') && (
          <SelectField
            label={label('previewPage')}
            value={section}
            options={defaults.sections.map((key) => ({ value: key, text: key }))}
            onChange={setSection}
          />
        )}
        {fields}
        {tabs.length > 0 && <IssueList issues={issues} />}
        {editor === 'form' && <RealmForm draft={realmDraft} />}
        {editor === 'realm' && <JsonEditor draft={realmDraft} name={label('previewRealm')} />}
        {editor === 'page' && <JsonEditor key={section} draft={pageDraft} name={label('previewPage')} />}
      </aside>
      <section className={styles.preview} aria-label={label('previewFrame')} aria-busy={isFetching}>
        <PreviewToolbar options={options} languages={languages} onChange={setOptions} />
        {previewRealm && isUnframed ? (
          <div style={{ inlineSize: `${options.width}px`, maxInlineSize: '100%' }}>{scenePreview}</div>
        ) : previewRealm ? (
          <DeviceFrame
            title={title}
            width={options.width}
            language={previewLanguage}
            direction={options.direction === 'auto' ? getDirection(previewLanguage) : options.direction}
            tokens={{ ...previewRealm.tokens, ...getFontTokens(previewRealm.fonts) }}
          >
            {scenePreview}
          </DeviceFrame>
        ) : (
          <p className={styles.hint}>{label(preview ? 'previewFixErrors' : 'loading')}</p>
        )}
      </section>
    </div>
  );
}

const tabLabels = { form: 'previewForm', realm: 'previewRealm', page: 'previewPage' } as const;

function readLanguages(value: Record<string, unknown> | undefined): string[] | undefined {
  const list = value?.languages;
  const codes = Array.isArray(list) ? list.filter((code) => typeof code === 'string') : [];
  return codes.length > 0 ? codes : undefined;
}
