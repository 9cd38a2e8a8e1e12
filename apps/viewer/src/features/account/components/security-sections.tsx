import { ActivitySection } from './activity-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PersonalDataSection } from './personal-data-section.tsx';
import { ProvidersSection } from './providers-section.tsx';
import styles from './security-sections.module.css';
import { TotpSection } from './totp/totp-section.tsx';

/** The devices, authenticator app, passkeys, sign-in providers, recent activity and data of the account. They load after the rest of the page. */
export default function SecuritySections() {
  return (
    <div className={styles.sections}>
      <DevicesSection />
      <ActivitySection />
      <TotpSection />
      <PasskeysSection />
      <ProvidersSection />
      <PersonalDataSection />
    </div>
  );
}
