// The offer shown to an account that is about to cancel.
import { Button } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import styles from './cancellation-promo.module.css';

interface CancellationOffer {
  title: string;
  text: string;
  /** Discount in percent, 1 to 100. */
  percentage: number;
  /** Number of discounted months. */
  months: number;
}

export interface CancellationPromoProps {
  offer: CancellationOffer;
  onSelect: (option: 'redeem' | 'refuse') => void;
}

export function CancellationPromo({ offer, onSelect }: CancellationPromoProps) {
  const { label, language } = useEnvironment();
  const { title, text, percentage, months } = offer;
  const discount = new Intl.NumberFormat(language, { style: 'percent' }).format(percentage / 100);
  return (
    <section className={styles.promo} aria-labelledby="promo-title">
      <p className={styles.discount}>{label('promoOff', { discount, months })}</p>
      <h2 id="promo-title">{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>
        <Button variant="cta" onClick={() => onSelect('redeem')}>
          {label('promoRedeem')}
        </Button>
        <Button onClick={() => onSelect('refuse')}>{label('promoDecline')}</Button>
      </div>
    </section>
  );
}
