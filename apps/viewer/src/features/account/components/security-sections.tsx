import { ActivitySection } from './activity-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PersonalDataSection } from './personal-data-section.tsx';
import { ProvidersSection } from './providers-section.tsx';
import styles from './security-sections.module.css';

/** The devices, passkeys, sign-in providers, recent activity and data of the account. They load after the rest of the page. */
export default function SecuritySections() {
  return (
    <div className={styles.sections}>
      <DevicesSection />
      <ActivitySection />
      <PasskeysSection />
      <ProvidersSection />
      <PersonalDataSection />
    </div>
  );
}
