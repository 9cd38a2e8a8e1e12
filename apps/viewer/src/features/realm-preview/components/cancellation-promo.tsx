// What somebody is offered who is about to cancel.
import { Button } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import styles from './cancellation-promo.module.css';

interface CancellationOffer {
  title: string;
  text: string;
  /** Off the price, 1 to 100. */
  percentage: number;
  /** For how many months. */
  months: number;
}

export interface CancellationPromoProps {
  offer: CancellationOffer;
  onChoose: (choice: 'redeem' | 'refuse') => void;
}

export function CancellationPromo({ offer, onChoose }: CancellationPromoProps) {
  const { label, language } = useEnvironment();
  const { title, text, percentage, months } = offer;
  const off = new Intl.NumberFormat(language, { style: 'percent' }).format(percentage / 100);
  return (
    <section className={styles.promo} aria-labelledby="promo-title">
      <p className={styles.off}>{label('promoOff', { off, months })}</p>
      <h2 id="promo-title">{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>
        <Button look="call" onClick={() => onChoose('redeem')}>
          {label('promoRedeem')}
        </Button>
        <Button onClick={() => onChoose('refuse')}>{label('promoDecline')}</Button>
      </div>
    </section>
  );
}
