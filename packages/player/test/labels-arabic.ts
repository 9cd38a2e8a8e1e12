import { type PlayerLabels, playerLabelsEnglish } from '../src/index.ts';

/** The labels that the tests read; all others are English. */
export const playerLabelsArabic: PlayerLabels = {
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
