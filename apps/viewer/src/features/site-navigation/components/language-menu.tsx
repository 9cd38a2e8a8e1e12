// The languages of the realm, each in its own words.
import { languageName, languageParam } from '@matinee/rules';
import { Menu, MenuItem } from '@matinee/ui';
import { useLocation } from 'react-router';
import { onPlainClick } from '../../../shared/browser/plain-click.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeLanguage, prepareLanguages } from '../state/language.ts';
import styles from './language-menu.module.css';

export function LanguageMenu() {
  const { label, language } = useEnvironment();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only gets ready for what its button opens
    <div className={styles.language} onPointerEnter={prepareLanguages} onFocus={prepareLanguages}>
      <Menu label={label('language')} text={language.toUpperCase()} icon="globe">
        <LanguageLinks />
      </Menu>
    </div>
  );
}

/**
 * One link a language, to this very page. Its address is the default one, which is known in every language, until the
 * words of the other language are there; the language itself is for where no script runs.
 */
export function LanguageLinks() {
  const { realm, language, paths } = useEnvironment();
  const { pathname, search } = useLocation();
  const href = paths.defaultPath(pathname + search);
  const choose = (code: string) =>
    void changeLanguage({ realm: realm.key, from: language, to: code, address: pathname + search });
  return realm.languages.map((code) => {
    return (
      <MenuItem key={code}>
        <a
          href={`${href}${href.includes('?') ? '&' : '?'}${languageParam}=${code}`}
          lang={code}
          hrefLang={code}
          className={styles.nativeName}
          aria-current={code === language ? 'true' : undefined}
          data-reload
          data-focus-item
          onClick={onPlainClick(() => choose(code))}
        >
          {languageName(code)}
        </a>
      </MenuItem>
    );
  });
}
