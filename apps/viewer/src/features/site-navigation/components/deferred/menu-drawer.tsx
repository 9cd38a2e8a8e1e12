// The menu of the top bar as a drawer, for windows that are too narrow to show its links.
import { Drawer } from '@matinee/ui';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useNavbar } from '../../state/navbar.ts';
import { Brand } from '../brand.tsx';
import { MenuBody } from './menu-body.tsx';

export default function MenuDrawer({ open }: { open: boolean }) {
  const { label } = useEnvironment();
  const { close } = useNavbar();
  const { pathname, search } = useLocation();
  return (
    <Drawer open={open} onClose={close} title={label('menu')} closeLabel={label('close')} header={<Brand />}>
      <MenuBody currentPath={pathname + search} onNavigate={close} />
    </Drawer>
  );
}
