// The menu at the side, where there is no room for one in the bar.
import { Drawer } from '@matinee/ui';
import { useLocation } from 'react-router';
import type { OverlayProps } from '../app/later/overlay-host.tsx';
import { useEnvironment } from '../environment/environment.ts';
import { useNavbar } from '../environment/navbar.ts';
import { Brand } from '../features/chrome/components/brand.tsx';
import { MenuBody } from '../features/chrome/drawers/menu-body.tsx';

export default function Menu({ open }: OverlayProps) {
  const { label } = useEnvironment();
  const { close } = useNavbar();
  const { pathname, search } = useLocation();
  return (
    <Drawer open={open} onClose={close} title={label('menu')} closeLabel={label('close')} head={<Brand />}>
      <MenuBody here={pathname + search} onChoose={close} />
    </Drawer>
  );
}
