// The menu of the top bar as a drawer, for the layout `hamburger` and for windows that are too narrow to show its links.
import { Drawer } from '@matinee/ui';
import { useLocation } from 'react-router';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useNavigationPanels } from '../../state/navigation-panels.ts';
import { Brand } from '../brand.tsx';
import { MenuBody } from './menu-body.tsx';

export default function MenuDrawer({ open }: { open: boolean }) {
  const { label } = useEnvironment();
  const { close } = useNavigationPanels();
  const { pathname, search } = useLocation();
  return (
    <Drawer
      open={open}
      onClose={close}
      title={label('menu')}
      closeLabel={label('close')}
      visibleTitle={<Brand />}
    >
      <MenuBody currentPath={pathname + search} onNavigate={close} />
    </Drawer>
  );
}
