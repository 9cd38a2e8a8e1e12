// The four linear channels of the demo realm.

import { createTitleTexts, localise, type TitleTextTuple } from '../localise.ts';
import type { ArtworkSubject, GenreKey, PerLanguage } from '../model.ts';
import { createArtDirection } from '../titles/define-film.ts';

/** A programme that only this channel shows. */
interface ChannelShow {
  name: PerLanguage;
  description: PerLanguage;
  minutes: number;
}

export interface DemoChannel extends ArtworkSubject {
  number: number;
  /** The letter in the logo and the logo's colour. */
  logo: { letter: string; colour: string };
  /** Genres of the titles in its guide. */
  genres: readonly GenreKey[];
  /** Possible durations of a film in the guide, including breaks. */
  filmMinutes: readonly number[];
  shows: readonly ChannelShow[];
  /** The guide shows the newest premiere, and the channel plays it. */
  isPremiereChannel?: true;
}

const defineChannel = (
  number: number,
  key: string,
  textTuples: PerLanguage<TitleTextTuple>,
  details: Omit<DemoChannel, 'number' | 'key' | 'text' | 'credits'>,
): DemoChannel => ({ number, key, text: createTitleTexts(textTuples), credits: [], ...details });

export const demoChannels: readonly DemoChannel[] = [
  defineChannel(
    1,
    'lanterna-one',
    {
      en: ['Lanterna One', '', 'The evening channel: series, films, and somebody to say good night.'],
      es: ['Lanterna Uno', '', 'El canal de la noche: series, películas y alguien que da las buenas noches.'],
      pt: ['Lanterna Um', '', 'O canal da noite: séries, filmes e alguém que diz boa noite.'],
      ar: ['لانتيرنا وان', '', 'قناة المساء: مسلسلات وأفلام ومن يقول لك تصبح على خير.'],
    },
    {
      genre: 'drama',
      art: createArtDirection('forest lantern', 'midnight', 'righteous stack plain', 'right', { seed: 41 }),
      logo: { letter: '1', colour: '#f6a93b' },
      genres: ['drama', 'comedy', 'thriller', 'adventure'],
      filmMinutes: [90, 105, 120],
      shows: [
        {
          name: localise('The Lamplighter', 'El farolero', 'O acendedor', 'مُشعِل القناديل'),
          description: localise(
            'The day in half an hour, by lamplight.',
            'El día en media hora, a la luz de una lámpara.',
            'O dia em meia hora, à luz de um candeeiro.',
            'أخبار اليوم في نصف ساعة على ضوء القنديل.',
          ),
          minutes: 30,
        },
        {
          name: localise('One More Thing', 'Una cosa más', 'Mais uma coisa', 'شيء أخير'),
          description: localise(
            'Two guests, one question, no hurry.',
            'Dos invitados, una pregunta y ninguna prisa.',
            'Dois convidados, uma pergunta e nenhuma pressa.',
            'ضيفان وسؤال واحد بلا استعجال.',
          ),
          minutes: 45,
        },
      ],
    },
  ),
  defineChannel(
    2,
    'lanterna-cinema',
    {
      en: ['Lanterna Cinema', '', 'One film after another, with a minute between them to breathe.'],
      es: ['Lanterna Cine', '', 'Una película tras otra, con un minuto para respirar entre ellas.'],
      pt: ['Lanterna Cinema', '', 'Um filme a seguir ao outro, com um minuto para respirar.'],
      ar: ['لانتيرنا سينما', '', 'فيلم بعد فيلم، وبينهما دقيقة لالتقاط الأنفاس.'],
    },
    {
      genre: 'sci-fi',
      art: createArtDirection('cosmos eclipse', 'plum', 'abril-fatface stack plain', 'left', { seed: 42 }),
      logo: { letter: 'C', colour: '#8fb8ff' },
      genres: ['drama', 'thriller', 'sci-fi', 'adventure', 'documentary', 'experimental'],
      filmMinutes: [85, 95, 110, 125, 140],
      isPremiereChannel: true,
      shows: [
        {
          name: localise('Before the Film', 'Antes de la película', 'Antes do filme', 'قبل الفيلم'),
          description: localise(
            'What to look out for, and what not to be told.',
            'En qué fijarse y qué no conviene saber.',
            'Em que reparar, e o que é melhor não saber.',
            'ما يستحق الانتباه وما يحسن ألّا تعرفه.',
          ),
          minutes: 15,
        },
      ],
    },
  ),
  defineChannel(
    3,
    'lanterna-arena',
    {
      en: ['Lanterna Arena', '', 'People who run, ride and climb, and those who wait at the finish.'],
      es: ['Lanterna Arena', '', 'Gente que corre, pedalea y escala, y quienes esperan en la meta.'],
      pt: ['Lanterna Arena', '', 'Gente que corre, pedala e escala, e quem espera na meta.'],
      ar: ['لانتيرنا أرينا', '', 'من يركضون ويركبون ويتسلّقون، ومن ينتظرونهم عند خط النهاية.'],
    },
    {
      genre: 'sport',
      art: createArtDirection('arena running', 'track', 'bebas-neue stack gradient', 'left', { seed: 43 }),
      logo: { letter: 'A', colour: '#7fd6a2' },
      genres: ['sport', 'documentary', 'adventure'],
      filmMinutes: [60, 75, 90],
      shows: [
        {
          name: localise('Final Straight', 'Última recta', 'Reta final', 'الخط المستقيم الأخير'),
          description: localise(
            'Everything that was decided this week.',
            'Todo lo que se decidió esta semana.',
            'Tudo o que se decidiu esta semana.',
            'كل ما حُسم هذا الأسبوع.',
          ),
          minutes: 60,
        },
        {
          name: localise('Warm-up', 'Calentamiento', 'Aquecimento', 'الإحماء'),
          description: localise(
            'Ten minutes of stretching that turn into half an hour.',
            'Diez minutos de estiramientos que acaban siendo media hora.',
            'Dez minutos de alongamentos que acabam em meia hora.',
            'عشر دقائق من التمدّد تصير نصف ساعة.',
          ),
          minutes: 30,
        },
      ],
    },
  ),
  defineChannel(
    4,
    'lanterna-junior',
    {
      en: ['Lanterna Junior', '', 'Small and brave, from breakfast to bedtime.'],
      es: ['Lanterna Júnior', '', 'Pequeños y valientes, del desayuno a la hora de dormir.'],
      pt: ['Lanterna Júnior', '', 'Pequenos e valentes, do pequeno-almoço à hora de dormir.'],
      ar: ['لانتيرنا جونيور', '', 'صغار وشجعان من الفطور إلى وقت النوم.'],
    },
    {
      genre: 'family',
      art: createArtDirection('creature fox', 'meadow', 'righteous stack shadow', 'left', { seed: 44 }),
      logo: { letter: 'J', colour: '#ff9fb0' },
      genres: ['family', 'comedy'],
      filmMinutes: [55, 65, 75],
      shows: [
        {
          name: localise('Draw with Me', 'Dibuja conmigo', 'Desenha comigo', 'ارسم معي'),
          description: localise(
            'One line at a time, until it is a fox.',
            'Línea a línea, hasta que sea un zorro.',
            'Um traço de cada vez, até ser uma raposa.',
            'خطًّا بعد خط حتى يصير ثعلبًا.',
          ),
          minutes: 20,
        },
        {
          name: localise('The Bedtime Lamp', 'La lámpara de dormir', 'O candeeiro de dormir', 'مصباح النوم'),
          description: localise(
            'A story that gets quieter as it goes.',
            'Un cuento cada vez más bajito.',
            'Uma história cada vez mais baixinha.',
            'حكاية يخفت صوتها كلما مضت.',
          ),
          minutes: 25,
        },
      ],
    },
  ),
];
