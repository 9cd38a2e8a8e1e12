// A toolbar, and the components in a frame. Breakpoints depend on the width of the window, so each device
// is a frame of its own width.
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { type CSSProperties, useState } from 'react';
import { CompactSelect } from '../src/index.ts';
import type { GalleryGroup } from './entry.ts';
import styles from './gallery.module.css';

const devices = {
  phone: { width: 390, text: 'Phone, 390 px' },
  laptop: { width: 1440, text: 'Laptop, 1440 px' },
  tv: { width: 2560, text: 'TV, 2560 px' },
};
type Device = keyof typeof devices;

const selectOptions = {
  direction: [
    { value: 'ltr', text: 'Left-to-right' },
    { value: 'rtl', text: 'Right-to-left' },
  ],
  realm: [
    { value: 'dark', text: 'Dark realm' },
    { value: 'light', text: 'Light realm' },
  ],
  device: Object.entries(devices).map(([value, { text }]) => ({ value, text })),
};

export function Gallery({ groups }: { groups: readonly GalleryGroup[] }) {
  const [direction, setDirection] = useState('ltr');
  const [realm, setRealm] = useState('dark');
  const [device, setDevice] = useState<Device>('laptop');
  const [groupName, setGroupName] = useState(groups[0]?.name ?? '');
  const entries = groups.find(({ name }) => name === groupName)?.entries ?? [];
  const [selectedComponent, setSelectedComponent] = useState('');
  const component = entries.some(({ name }) => name === selectedComponent)
    ? selectedComponent
    : (entries[0]?.name ?? '');
  const frameUrl = `components.html?${new URLSearchParams({ direction, realm, component })}`;
  return (
    <div className={styles.gallery}>
      <form className={styles.toolbar}>
        <CompactSelect
          label="Group"
          value={groupName}
          options={groups.map(({ name }) => ({ value: name, text: name }))}
          onChange={setGroupName}
        />
        <CompactSelect
          label="Component"
          value={component}
          options={entries.map(({ name }) => ({ value: name, text: name }))}
          onChange={setSelectedComponent}
        />
        <CompactSelect
          label="Direction"
          value={direction}
          options={selectOptions.direction}
          onChange={setDirection}
        />
        <CompactSelect label="Realm" value={realm} options={selectOptions.realm} onChange={setRealm} />
        <CompactSelect
          label="Device"
          value={device}
          options={selectOptions.device}
          onChange={(value) => setDevice(value as Device)}
        />
      </form>
      <div className={styles.viewport}>
        <iframe
          key={frameUrl}
          className={styles.frame}
          title={component}
          src={frameUrl}
          style={{ '--device-width': devices[device].width } as CSSProperties}
        />
      </div>
    </div>
  );
}
