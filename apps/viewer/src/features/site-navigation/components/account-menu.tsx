import { Icon, Menu, MenuItem, MenuText } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { useSession } from '../../../shared/session/session.ts';
import { AccountPageLinks } from './account-page-links.tsx';

/** The signed-in account, its pages, and signing out. */
export function AccountMenu() {
  const { label, paths } = useEnvironment();
  const { user } = useSession();
  return (
    <Menu
      label={label('account')}
      text={user?.name ? <bdi>{user.name}</bdi> : label('account')}
      icon="person"
    >
      {user?.email && <MenuText>{label('signedInAs', { email: user.email })}</MenuText>}
      <AccountPageLinks>
        {(href, name) => (
          <MenuItem key={href}>
            <a href={href}>{name}</a>
          </MenuItem>
        )}
      </AccountPageLinks>
      <MenuItem>
        <a href={paths.buildPath('LOGOUT')}>
          <Icon name="signOut" />
          {label('signOut')}
        </a>
      </MenuItem>
    </Menu>
  );
}
