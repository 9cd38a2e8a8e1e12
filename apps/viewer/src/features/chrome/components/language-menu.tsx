// The languages of the realm, each in its own words.
import { languageName } from '@matinee/rules';
import { Menu, MenuItem } from '@matinee/ui';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../../environment/environment.ts';
import { rememberLanguage } from '../state/language.ts';
import styles from './top-bar.module.css';

export function LanguageMenu() {
  const { label, language } = useEnvironment();
  return (
    <div className={styles.language}>
      <Menu label={label('language')} text={language.toUpperCase()} icon="globe">
        <LanguageLinks />
      </Menu>
    </div>
  );
}

/** One link a language, to the same page by its default path: that one is known in every language. */
export function LanguageLinks() {
  const { realm, language, paths } = useEnvironment();
  const { pathname, search } = useLocation();
  const href = paths.defaultPath(pathname + search);
  return realm.languages.map((code) => {
    return (
      <MenuItem key={code}>
        <a
          href={href}
          lang={code}
          hrefLang={code}
          className={styles.nativeName}
          aria-current={code === language ? 'true' : undefined}
          data-reload
          onClick={() => rememberLanguage(realm.key, code)}
        >
          {languageName(code)}
        </a>
      </MenuItem>
    );
  });
}
