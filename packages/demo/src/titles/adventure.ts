import type { DemoTitle } from '../model.ts';
import { createArtDirection, defineFilm } from './define-film.ts';

export const adventure: readonly DemoTitle[] = [
  defineFilm('adventure', {
    key: 'the-lantern-wood',
    year: 2026,
    rating: '7',
    seconds: 30,
    credits: 'Maren Thistlewood | Ivy Calder as Tam | Jonas Eck as The Warden',
    tags: ['new', 'family-night'],
    audio: ['en', 'es'],
    subtitles: ['en', 'es', 'ar'],
    skipMarkerKinds: ['intro', 'credits'],
    art: createArtDirection('forest lantern', 'midnight', 'playfair-display steps gradient', 'bottom', {
      weather: 'embers',
    }),
    filmSpec: { mood: 'wonder' },
    en: [
      'The Lantern Wood',
      'Carry the light. Do not look at what it shows you.',
      'Each midwinter one child from the valley walks a lantern through the wood to keep the dark on its side of the river. This year Tam goes in with a flame borrowed from the wrong fire.',
    ],
    es: [
      'El bosque de las linternas',
      'Lleva la luz. No mires lo que te enseña.',
      'Cada solsticio, un niño del valle cruza el bosque con una linterna para que la oscuridad no pase el río. Este año Tam entra con una llama tomada del fuego equivocado.',
    ],
    pt: [
      'O bosque das lanternas',
      'Leva a luz. Não olhes para o que ela mostra.',
      'Em cada solstício, uma criança do vale atravessa o bosque com uma lanterna para que a escuridão não passe o rio. Este ano Tam entra com uma chama tirada do fogo errado.',
    ],
    ar: [
      'غابة الفوانيس',
      'احمل الضوء. ولا تنظر إلى ما يكشفه.',
      'في كل منتصف شتاء يعبر طفل من الوادي الغابة بفانوس كي يبقى الظلام خلف النهر. هذا العام يدخل تام بشعلة استعارها من النار الخطأ.',
    ],
  }),
  defineFilm('adventure', {
    key: 'embercrown',
    year: 2025,
    rating: '12',
    seconds: 48,
    access: 'premium',
    credits: 'Rhys Calloway | Amara Singh as Queen Ysolde | Torben Wulff as Hask',
    tags: ['award'],
    audio: ['en', 'ar'],
    subtitles: ['en', 'es', 'ar'],
    skipMarkerKinds: ['intro', 'credits'],
    chapters: [
      [0, 'The Oath', 'El juramento', 'O juramento', 'القَسَم'],
      [16, 'Ash Country', 'Tierra de ceniza', 'Terra de cinza', 'بلاد الرماد'],
      [32, 'The Crown Wakes', 'La corona despierta', 'A coroa desperta', 'التاج يستيقظ'],
    ],
    art: createArtDirection('castle dragon', 'ember', 'abril-fatface line gradient', 'bottom', {
      weather: 'embers',
    }),
    filmSpec: { height: 1080 },
    en: [
      'Embercrown',
      'A queen may wear it once.',
      'The crown of Varr burns whoever it judges unworthy, which is why nobody has worn it for a century. With a dragon nesting in her keep and three armies at the ford, Ysolde has run out of reasons to leave it in the box.',
    ],
    es: [
      'La corona de brasas',
      'Una reina puede llevarla una sola vez.',
      'La corona de Varr abrasa a quien juzga indigno, y por eso nadie la lleva desde hace un siglo. Con un dragón anidando en su torre y tres ejércitos en el vado, a Ysolde no le quedan razones para dejarla en la caja.',
    ],
    pt: [
      'A coroa de brasas',
      'Uma rainha só a pode usar uma vez.',
      'A coroa de Varr queima quem julga indigno, e por isso ninguém a usa há um século. Com um dragão a fazer ninho na torre e três exércitos no vau, a Ysolde acabaram-se as razões para a deixar na caixa.',
    ],
    ar: [
      'تاج الجمر',
      'لا تضعه الملكة إلا مرة واحدة.',
      'تاج فار يحرق كل من يراه غير جدير، ولهذا لم يلبسه أحد منذ قرن. ومع تنين يعشّش في حصنها وثلاثة جيوش عند المخاضة، لم يعد لدى إيزولد سبب لتتركه في الصندوق.',
    ],
  }),
  defineFilm('adventure', {
    key: 'the-isles-above',
    year: 2024,
    rating: '7',
    seconds: 40,
    credits: 'Noa Belmonte | Teo Marchetti as Rui | Hana Sorel as Captain Dove',
    audio: ['pt', 'en'],
    subtitles: ['en', 'es', 'pt'],
    art: createArtDirection('castle islands', 'lagoon', 'bebas-neue steps plain', 'left'),
    filmSpec: { mood: 'wonder' },
    en: [
      'The Isles Above',
      'Some maps are drawn looking up.',
      'A mapmaker’s apprentice discovers that the smudges on his master’s charts are not mistakes but islands, and that they are sinking. It takes a borrowed airship, a disgraced captain and a very long rope.',
    ],
    es: [
      'Las islas de arriba',
      'Hay mapas que se dibujan mirando al cielo.',
      'Un aprendiz de cartógrafo descubre que los borrones de los mapas de su maestro no son errores sino islas, y que se hunden. Harán falta un dirigible prestado, una capitana caída en desgracia y una cuerda larguísima.',
    ],
    pt: [
      'As ilhas de cima',
      'Há mapas que se desenham a olhar para o céu.',
      'Um aprendiz de cartógrafo descobre que os borrões nos mapas do mestre não são erros mas ilhas, e que estão a afundar-se. Vai ser preciso um dirigível emprestado, uma capitã caída em desgraça e uma corda muito comprida.',
    ],
    ar: [
      'الجزر العالية',
      'بعض الخرائط تُرسم والعين إلى السماء.',
      'يكتشف صبيّ رسّام خرائط أن اللطخات في خرائط معلّمه ليست أخطاء بل جزر، وأنها تهبط. يحتاج الأمر إلى منطاد مستعار وقبطانة منبوذة وحبل طويل جداً.',
    ],
  }),
  defineFilm('adventure', {
    key: 'nine-balloons',
    year: 2021,
    rating: '0',
    seconds: 36,
    credits: 'Celeste Amaro | Bilal Yusuf as Anwar | Wilhelmina Post as Tilly',
    tags: ['classic', 'family-night'],
    audio: ['en'],
    subtitles: ['en', 'ar'],
    art: createArtDirection('ridges balloon', 'apricot', 'pacifico line plain', 'right', { tilt: -4 }),
    filmSpec: { mood: 'warm' },
    en: [
      'Nine Balloons',
      'First over the mountains wins. Last one down is interesting.',
      'Nine crews set off from a market square in a race nobody has ever finished. Anwar and Tilly, who have never met and share a basket by clerical error, are only trying to get a letter to the other side.',
    ],
    es: [
      'Nueve globos',
      'Gana quien cruce primero. Lo bueno es quién baja el último.',
      'Nueve tripulaciones salen de la plaza de un mercado en una carrera que nadie ha terminado jamás. Anwar y Tilly, que comparten cesta por un error administrativo, solo quieren llevar una carta al otro lado.',
    ],
    pt: [
      'Nove balões',
      'Ganha quem atravessar primeiro. Interessante é quem desce por último.',
      'Nove tripulações partem da praça de um mercado numa corrida que nunca ninguém acabou. Anwar e Tilly, que partilham o cesto por erro administrativo, só querem levar uma carta ao outro lado.',
    ],
    ar: [
      'تسعة مناطيد',
      'يفوز أول من يعبر الجبال. والأطرف آخر من يهبط.',
      'تسعة أطقم تنطلق من ساحة سوق في سباق لم يكمله أحد قط. أنور وتيلي، اللذان جمعهما خطأ كتابي في سلّة واحدة، لا يريدان سوى إيصال رسالة إلى الجانب الآخر.',
    ],
  }),
];
