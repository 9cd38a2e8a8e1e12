// The languages of the realm, each by its native name.
import { getNativeLanguageName, LANGUAGE_PARAM } from '@matinee/rules';
import { Menu, MenuItem } from '@matinee/ui';
import { useLocation } from 'react-router';
import { onPlainClick } from '../../../shared/browser/plain-click.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeLanguage, preloadLocalisedPaths } from '../state/change-language.ts';
import styles from './language-menu.module.css';

export function LanguageMenu() {
  const { label, language } = useEnvironment();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only preload what the button opens
    <div className={styles.language} onPointerEnter={preloadLocalisedPaths} onFocus={preloadLocalisedPaths}>
      <Menu label={label('language')} text={language.toUpperCase()} icon="globe">
        <LanguageLinks />
      </Menu>
    </div>
  );
}

/**
 * One link per language to the current page. Without scripts it opens the default path, which works in every
 * language, with the language parameter; with scripts it opens the localised path.
 */
export function LanguageLinks() {
  const { realm, language, paths } = useEnvironment();
  const { pathname, search } = useLocation();
  const href = paths.toDefaultPath(pathname + search);
  const selectLanguage = (code: string) =>
    void changeLanguage({ realmKey: realm.key, from: language, to: code, currentPath: pathname + search });
  return realm.languages.map((code) => {
    return (
      <MenuItem key={code}>
        <a
          href={`${href}${href.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${code}`}
          lang={code}
          hrefLang={code}
          className={styles.nativeName}
          aria-current={code === language ? 'true' : undefined}
          data-skip-router
          data-focus-item
          onClick={onPlainClick(() => selectLanguage(code))}
        >
          {getNativeLanguageName(code)}
        </a>
      </MenuItem>
    );
  });
}
