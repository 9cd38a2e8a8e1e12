import { Icon, Menu, MenuItem, MenuNote } from '@matinee/ui';
import { useEnvironment } from '../../../environment/environment.ts';
import { useSession } from '../../../environment/session.ts';

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const { label, paths } = useEnvironment();
  const { user } = useSession();
  return (
    <Menu label={label('account')} text={user?.name ?? label('account')} icon="person">
      {user?.email && <MenuNote>{label('signedInAs', { email: user.email })}</MenuNote>}
      <MenuItem>
        <a href={paths.route('LOGOUT')}>
          <Icon name="signOut" />
          {label('signOut')}
        </a>
      </MenuItem>
    </Menu>
  );
}
