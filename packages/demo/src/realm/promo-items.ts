// The promo items of the demo realm. Their images are hero artwork without lettering.

import type { RealmFileInput } from '@matinee/contract';
import { localise } from '../localise.ts';

export const demoPromoItems = [
  {
    id: 'which-film',
    title: localise(
      'Cannot decide? Two questions, one film',
      '¿No te decides? Dos preguntas y una película',
      'Não te decides? Duas perguntas, um filme',
      'محتار؟ سؤالان وفيلم واحد',
    ),
    text: localise(
      'Say how much time you have and what you are in the mood for. We do the rest.',
      'Di cuánto tiempo tienes y qué te apetece. Del resto nos encargamos.',
      'Diz quanto tempo tens e o que te apetece. O resto é connosco.',
      'أخبرنا كم لديك من الوقت وما مزاجك الليلة، ودع الباقي لنا.',
    ),
    buttonText: localise('Find my film', 'Buscar mi película', 'Encontrar o meu filme', 'اعثر على فيلمي'),
    link: { route: 'PLUGIN', params: { id: 'which-film' } },
  },
  {
    id: 'free-account',
    title: localise(
      'Start on the sofa, finish on the train',
      'Empieza en el sofá, termina en el tren',
      'Começa no sofá, acaba no comboio',
      'ابدأ على الأريكة وأكمل في القطار',
    ),
    text: localise(
      'A free account remembers where you stopped and keeps your lists on every screen.',
      'Una cuenta gratuita recuerda por dónde ibas y guarda tus listas en todas tus pantallas.',
      'Uma conta gratuita lembra-se de onde paraste e guarda as tuas listas em todos os ecrãs.',
      'يتذكر حسابك المجاني أين توقفت ويحفظ قوائمك على كل شاشاتك.',
    ),
    buttonText: localise('Create an account', 'Crear una cuenta', 'Criar uma conta', 'أنشئ حسابًا'),
    link: { route: 'SIGNUP' },
    audience: 'guests',
  },
  {
    id: 'premium-titles',
    title: localise(
      'What Lanterna Premium opens',
      'Lo que abre Lanterna Premium',
      'O que a Lanterna Premium abre',
      'ما الذي يفتحه لانتيرنا بريميوم',
    ),
    text: localise(
      'Look around first: every title that comes with the licence, on one page.',
      'Echa un vistazo antes: todos los títulos de la licencia, en una sola página.',
      'Espreita primeiro: todos os títulos da licença, numa só página.',
      'ألقِ نظرة أولًا: كل العناوين المشمولة بالترخيص في صفحة واحدة.',
    ),
    buttonText: localise('See the titles', 'Ver los títulos', 'Ver os títulos', 'شاهد العناوين'),
    link: { route: 'GRID', query: { id: 'premium' } },
    placements: ['accessDenied'],
    withoutLicence: 'premium',
  },
] satisfies RealmFileInput['promoItems'];

/** The keys of the entities whose hero artwork the items show, by the id of the item. */
export const promoArtworkKeys: Readonly<Record<string, string>> = {
  'which-film': 'pure-form',
  'free-account': 'signal-hill',
  'premium-titles': 'the-day-the-moon-stayed',
};
