import { Icon, Menu, MenuItem, MenuText } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { ProfileAvatar } from '../../../shared/profile-avatar/profile-avatar.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { AccountPageLinks } from './account-page-links.tsx';

/** The signed-in account, its pages, and signing out. */
export function AccountMenu() {
  const { label, paths } = useEnvironment();
  const { user } = useSession();
  const name = user?.pro.name ?? user?.name;
  return (
    <Menu
      label={label('account')}
      text={name ? <bdi>{name}</bdi> : label('account')}
      image={<ProfileAvatar avatar={user?.pro.avatar} size="s" />}
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
