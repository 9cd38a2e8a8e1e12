// Edits and previews a draft: editors at the side, the preview in a frame of the selected width.
import type { Preview, PreviewDefaults } from '@matinee/contract';
import { getDirection, getFontTokens } from '@matinee/rules';
import { Button, CompactSelect } from '@matinee/ui';
import { type ReactNode, useState } from 'react';
import { useEnvironment, useLabel } from '../../../shared/environment/environment.ts';
import { useDraft, useSavedSection } from '../state/use-draft.ts';
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
  /** The preview of the draft, with the section page that has this key. */
  renderScene: (preview: Preview, sectionKey: string) => ReactNode;
}

export function PreviewWorkbench({
  title,
  defaults,
  editedSettings,
  isUnframed,
  fields,
  renderScene,
}: PreviewWorkbenchProps) {
  const { label, realm, language: viewerLanguage } = useEnvironment();
  const [options, setOptions] = useState<PreviewOptions>({
    width: 1440,
    language: viewerLanguage,
    direction: 'auto',
    isSignedIn: false,
  });
  const { language, isSignedIn } = options;
  const [editor, setEditor] = useState(listTabs(editedSettings)[0] ?? null);
  const [sectionKey, setSectionKey] = useState(defaults.sections[0] ?? 'HOME');
  const realmDraft = useDraft(realm.key, 'realm', defaults.realmFile);
  const savedSection = useSavedSection(sectionKey);
  const sectionDraft = useDraft(realm.key, `page.${sectionKey}`, savedSection);
  const isRealmDraftValid = editedSettings.includes('realm') ? realmDraft.value !== undefined : true;
  const { data: preview, isFetching } = usePreview({
    realmFile: editedSettings.includes('realm') ? realmDraft.value : defaults.realmFile,
    section: editedSettings.includes('page') ? sectionDraft.value : savedSection,
    language,
    isSignedIn,
  });
  const issues = [...(preview?.issues.realmFile ?? []), ...(preview?.issues.section ?? [])];
  const tabs = listTabs(editedSettings);
  return (
    <div className={styles.workbench}>
      <title>{`${title} · ${realm.name}`}</title>
      <aside className={styles.editor}>
        <h1>{title}</h1>
        <p className={styles.hint}>{label('previewNote')}</p>
        <nav className={styles.tools} aria-label={label('previewEditor')}>
          {tabs.map((tab) => (
            <Button key={tab} aria-pressed={editor === tab} onClick={() => setEditor(tab)}>
              {label(tabLabelKeys[tab])}
            </Button>
          ))}
        </nav>
        {editedSettings.includes('page') && (
          <CompactSelect
            label={label('previewPage')}
            value={sectionKey}
            options={defaults.sections.map((key) => ({ value: key, text: key }))}
            onChange={setSectionKey}
          />
        )}
        {fields}
        {tabs.length > 0 && <IssueList issues={issues} />}
        {editor === 'form' && <RealmForm draft={realmDraft} />}
        {editor === 'realm' && <JsonEditor draft={realmDraft} name={label('previewRealm')} />}
        {editor === 'page' && (
          <JsonEditor key={sectionKey} draft={sectionDraft} name={label('previewPage')} />
        )}
      </aside>
      <section className={styles.preview} aria-label={label('previewFrame')} aria-busy={isFetching}>
        <PreviewToolbar
          options={options}
          languages={readLanguages(realmDraft.value) ?? realm.languages}
          onChange={setOptions}
        />
        <PreviewFrame
          title={title}
          options={options}
          isRealmDraftValid={isRealmDraftValid}
          isUnframed={isUnframed}
          preview={preview}
          sectionKey={sectionKey}
          renderScene={renderScene}
        />
      </section>
    </div>
  );
}

const tabLabelKeys = { form: 'previewForm', realm: 'previewRealm', page: 'previewPage' } as const;

type EditorTab = keyof typeof tabLabelKeys;

/** The editors of the edited settings; the first is open at the start. */
function listTabs(editedSettings: PreviewWorkbenchProps['editedSettings']): EditorTab[] {
  return [
    ...(editedSettings.includes('realm') ? (['form', 'realm'] as const) : []),
    ...(editedSettings.includes('page') ? (['page'] as const) : []),
  ];
}

interface PreviewFrameProps extends Pick<PreviewWorkbenchProps, 'title' | 'isUnframed' | 'renderScene'> {
  options: PreviewOptions;
  isRealmDraftValid: boolean;
  preview: Preview | undefined;
  sectionKey: string;
}

/** The preview, in a frame of the selected width; a hint while the realm draft is invalid. */
function PreviewFrame({
  title,
  options,
  isRealmDraftValid,
  isUnframed,
  preview,
  sectionKey,
  renderScene,
}: PreviewFrameProps) {
  const label = useLabel();
  const { width, direction, isSignedIn } = options;
  const realm = isRealmDraftValid ? preview?.realm : undefined;
  if (!preview || !realm) {
    return <p className={styles.hint}>{label(preview ? 'previewFixErrors' : 'loading')}</p>;
  }
  const content = (
    <PreviewEnvironment preview={preview} isSignedIn={isSignedIn}>
      {renderScene(preview, sectionKey)}
    </PreviewEnvironment>
  );
  if (isUnframed) return <div style={{ inlineSize: `${width}px`, maxInlineSize: '100%' }}>{content}</div>;
  const language = preview.labels?.selected_locale ?? options.language;
  return (
    <DeviceFrame
      title={title}
      width={width}
      language={language}
      direction={direction === 'auto' ? getDirection(language) : direction}
      tokens={{ ...realm.tokens, ...getFontTokens(realm.fonts) }}
    >
      {content}
    </DeviceFrame>
  );
}

function readLanguages(value: Record<string, unknown> | undefined): string[] | undefined {
  const list = value?.languages;
  const codes = Array.isArray(list) ? list.filter((code) => typeof code === 'string') : [];
  return codes.length > 0 ? codes : undefined;
}
