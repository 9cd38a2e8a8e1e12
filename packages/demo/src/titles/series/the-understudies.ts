import { createArtDirection } from '../define-film.ts';
import { defineSeries } from './define-series.ts';

export const theUnderstudies = defineSeries({
  key: 'the-understudies',
  genre: 'comedy',
  year: 2023,
  rating: '7',
  credits:
    'Bette Farraday | Cass Mboya as Winnie | Leo Strand as Percival | Sunita Rao as Stage Manager | Alf Dunning as The Ghost',
  tags: ['family-night'],
  audio: ['en'],
  subtitles: ['en', 'es', 'pt', 'ar'],
  art: createArtDirection('object chair', 'tomato', 'righteous steps shadow', 'left'),
  en: [
    'The Understudies',
    'Always ready. Never on.',
    'Four actors have spent nine years in the wings of the longest-running play in town, word-perfect and unseen. They share one dressing room, one kettle and a firm agreement never to wish the cast ill, out loud.',
  ],
  es: [
    'Los suplentes',
    'Siempre listos. Nunca en escena.',
    'Cuatro actores llevan nueve años entre bambalinas en la obra más longeva de la ciudad, con el texto perfecto y sin que nadie los vea. Comparten camerino, tetera y el pacto de no desear nunca ningún mal al reparto, en voz alta.',
  ],
  pt: [
    'Os substitutos',
    'Sempre prontos. Nunca em cena.',
    'Quatro atores passam há nove anos nos bastidores da peça há mais tempo em cena na cidade, com o texto na ponta da língua e sem que ninguém os veja. Partilham um camarim, uma chaleira e o acordo de nunca desejar mal ao elenco, em voz alta.',
  ],
  ar: [
    'البدلاء',
    'دائماً مستعدون. وأبداً خارج المشهد.',
    'أربعة ممثلين أمضوا تسع سنوات خلف كواليس أطول مسرحيات المدينة عمراً، يحفظون كل كلمة ولا يراهم أحد. يتقاسمون غرفة واحدة وإبريق شاي واحداً، واتفاقاً ألّا يتمنوا للممثلين سوءاً، بصوت مسموع.',
  ],
  seasons: [
    {
      year: 2023,
      scene: 'object chair',
      palette: 'tomato',
      descriptions: [
        'Nine years of waiting end in a single sneeze.',
        'Nueve años de espera terminan con un estornudo.',
        'Nove anos de espera acabam num espirro.',
        'تسع سنوات من الانتظار تنتهي بعطسة واحدة.',
      ],
      episodes: [
        {
          scene: 'object chair',
          seconds: 32,
          en: ['Beginners, Please', 'The lead sneezes in Act One. In the wings, four people stop breathing.'],
          es: [
            'Prevenidos',
            'La protagonista estornuda en el primer acto. Entre bambalinas, cuatro personas dejan de respirar.',
          ],
          pt: [
            'Atores a postos',
            'A protagonista espirra no primeiro ato. Nos bastidores, quatro pessoas deixam de respirar.',
          ],
          ar: ['استعدّوا', 'تعطس البطلة في الفصل الأول، فيحبس أربعة أشخاص أنفاسهم خلف الستار.'],
        },
        {
          scene: 'object phone',
          palette: 'poster',
          seconds: 30,
          en: ['The Agent Calls', 'The phone rings for the first time in a year. It is for the kettle.'],
          es: ['Llama el agente', 'El teléfono suena por primera vez en un año. Es por la tetera.'],
          pt: ['O agente ligou', 'O telefone toca pela primeira vez num ano. É por causa da chaleira.'],
          ar: ['الوكيل على الخط', 'يرنّ الهاتف لأول مرة منذ عام. المكالمة تخصّ الإبريق.'],
        },
        {
          scene: 'object umbrella',
          palette: 'mustard',
          seconds: 30,
          access: 'sign-in',
          en: [
            'It Never Rains Indoors',
            'A burst pipe turns the second act into a sea play. The critics adore it.',
          ],
          es: [
            'Dentro nunca llueve',
            'Una tubería rota convierte el segundo acto en drama marino. La crítica, encantada.',
          ],
          pt: [
            'Cá dentro nunca chove',
            'Um cano roto transforma o segundo ato numa peça de mar. A crítica adora.',
          ],
          ar: ['لا تمطر في الداخل', 'ماسورة منفجرة تحوّل الفصل الثاني إلى مسرحية بحرية. والنقاد مفتونون.'],
        },
        {
          scene: 'object vinyl',
          palette: 'plum',
          seconds: 32,
          access: 'sign-in',
          en: ['The Overture', 'Percival mimes to the wrong record in front of the minister of culture.'],
          es: [
            'La obertura',
            'Percival hace playback con el disco equivocado delante del ministro de Cultura.',
          ],
          pt: ['A abertura', 'Percival faz playback com o disco errado diante do ministro da Cultura.'],
          ar: ['الافتتاحية', 'يحرّك بيرسيفال شفتيه على الأسطوانة الخطأ أمام وزير الثقافة.'],
        },
      ],
    },
    {
      year: 2025,
      scene: 'object key',
      palette: 'lagoon',
      descriptions: [
        'The theatre has a new owner, the play has a new ending, and nobody has told the cast.',
        'El teatro tiene nuevo dueño, la obra nuevo final, y nadie ha avisado al reparto.',
        'O teatro tem novo dono, a peça tem novo final, e ninguém avisou o elenco.',
        'للمسرح مالك جديد، وللمسرحية نهاية جديدة، ولم يخبر أحدٌ الممثلين.',
      ],
      episodes: [
        {
          scene: 'object key',
          palette: 'lagoon',
          seconds: 30,
          en: ['Dark Mondays', 'They have the building to themselves for one night, and only one key.'],
          es: ['Lunes sin función', 'Tienen el edificio para ellos solos una noche, y una única llave.'],
          pt: ['Segunda sem espetáculo', 'Têm o edifício só para eles uma noite, e uma única chave.'],
          ar: ['اثنين بلا عرض', 'لهم المبنى وحدهم ليلة كاملة، ومفتاح واحد فقط.'],
        },
        {
          scene: 'object balloonDog',
          palette: 'sky',
          seconds: 30,
          access: 'sign-in',
          en: [
            'The Children’s Matinee',
            'Winnie is asked to be funny for eight hundred six-year-olds. She has prepared a monologue.',
          ],
          es: [
            'La función infantil',
            'A Winnie le piden que haga reír a ochocientos niños de seis años. Ha preparado un monólogo.',
          ],
          pt: [
            'A matiné infantil',
            'Pedem a Winnie que faça rir oitocentas crianças de seis anos. Ela preparou um monólogo.',
          ],
          ar: ['عرض الأطفال', 'يُطلب من ويني أن تُضحك ثمانمئة طفل في السادسة. وقد أعدّت مونولوغاً.'],
        },
        {
          scene: 'object cat',
          palette: 'tomato',
          seconds: 30,
          access: 'premium',
          en: ['Never Work with Animals', 'The theatre cat walks on. It gets the only ovation of the run.'],
          es: [
            'Nunca trabajes con animales',
            'El gato del teatro sale a escena. Se lleva la única ovación de la temporada.',
          ],
          pt: [
            'Nunca trabalhes com animais',
            'O gato do teatro entra em cena. Recebe a única ovação da temporada.',
          ],
          ar: ['لا تعمل مع الحيوانات', 'يدخل قط المسرح الخشبة، فينال التصفيق الوحيد في الموسم كله.'],
        },
        {
          scene: 'skyline dancing',
          palette: 'rose',
          seconds: 36,
          access: 'premium',
          en: ['Curtain', 'All four are on at once. Somebody has to hold the kettle.'],
          es: ['Telón', 'Salen los cuatro a la vez. Alguien tiene que sujetar la tetera.'],
          pt: ['Pano', 'Entram os quatro ao mesmo tempo. Alguém tem de segurar a chaleira.'],
          ar: ['الستار', 'الأربعة على الخشبة معاً. لا بدّ أن يحمل أحدهم الإبريق.'],
        },
      ],
    },
  ],
});
