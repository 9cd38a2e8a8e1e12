import { type PlayerLabels, playerLabelsEnglish } from '../../src/index.ts';

/** Enough of Arabic to see the layout; the rest stays English. */
export const arabic: PlayerLabels = {
  ...playerLabelsEnglish,
  back: 'رجوع',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  quality: 'الجودة',
  qualityAuto: 'تلقائي',
  subtitles: 'الترجمة',
  subtitlesOff: 'إيقاف',
  audio: 'الصوت',
  speed: 'السرعة',
  speedNormal: 'عادية',
  skipIntro: 'تخطي المقدمة',
  skipCredits: 'تخطي شارة النهاية',
  tapToUnmute: 'تشغيل الصوت',
  retry: 'حاول مرة أخرى',
  requestId: 'الطلب {id}',
  playerForbidden: 'لا يمكنك مشاهدة هذا العنوان.',
};
