import type { DemoTitle } from '../model.ts';
import { createArtDirection, defineFilm } from './define-film.ts';

export const family: readonly DemoTitle[] = [
  defineFilm('family', {
    key: 'fig-and-the-borrowed-moon',
    year: 2026,
    rating: '0',
    seconds: 30,
    credits: 'Pilar Oduya | Robin Marsh as Fig | Greta Lund as Grandmother Vix',
    tags: ['new', 'family-night'],
    skipMarkerKinds: ['intro', 'credits'],
    audio: ['en', 'ar'],
    subtitles: ['en', 'es', 'ar'],
    art: createArtDirection('creature fox', 'meadow', 'righteous stack shadow', 'left'),
    en: [
      'Fig and the Borrowed Moon',
      'She promised to bring it back by morning.',
      'A small fox borrows the moon to read under the covers. The tides are puzzled, the owls are furious, and it turns out that putting it back is a two-fox job.',
    ],
    es: [
      'Fig y la luna prestada',
      'Prometió devolverla antes del amanecer.',
      'Una zorrita toma prestada la luna para leer bajo las mantas. Las mareas no entienden nada, los búhos están furiosos y resulta que para colgarla de nuevo hacen falta dos zorros.',
    ],
    pt: [
      'Fig e a lua emprestada',
      'Prometeu devolvê-la antes da manhã.',
      'Uma raposinha pede a lua emprestada para ler debaixo dos cobertores. As marés não percebem nada, as corujas estão furiosas, e afinal pô-la no sítio é trabalho para duas raposas.',
    ],
    ar: [
      'فيغ والقمر المستعار',
      'وعدت أن تعيده قبل الصباح.',
      'ثعلبة صغيرة تستعير القمر لتقرأ تحت الغطاء. المدّ حائر، والبوم غاضب، ويتضح أن إعادته إلى مكانه تحتاج إلى ثعلبين.',
    ],
  }),
  defineFilm('family', {
    key: 'pip-goes-north',
    year: 2024,
    rating: '0',
    seconds: 34,
    credits: 'Anselm Grue | Nico Tran as Pip | Dorothea Klein as Aunt Floe',
    tags: ['family-night'],
    audio: ['en', 'es'],
    subtitles: ['en'],
    art: createArtDirection('creature penguin', 'arctic', 'pacifico stack plain', 'right', {
      tilt: -4,
      weather: 'snow',
    }),
    en: [
      'Pip Goes North',
      'Wrong pole. Right attitude.',
      'Everyone knows penguins live in the south. Pip, who has read only half the map, is already packed. A journey across the whole round world with a scarf, a kettle and no sense of direction.',
    ],
    es: [
      'Pip va al norte',
      'Polo equivocado. Actitud perfecta.',
      'Todos saben que los pingüinos viven en el sur. Pip, que solo ha leído medio mapa, ya ha hecho la maleta. Un viaje por todo el mundo con una bufanda, una tetera y ningún sentido de la orientación.',
    ],
    pt: [
      'Pip vai para norte',
      'Polo errado. Atitude certa.',
      'Toda a gente sabe que os pinguins vivem no sul. Pip, que só leu metade do mapa, já fez a mala. Uma viagem à volta do mundo com um cachecol, uma chaleira e nenhum sentido de orientação.',
    ],
    ar: [
      'بيب يذهب شمالاً',
      'القطب الخطأ. والعزيمة الصحيحة.',
      'يعرف الجميع أن البطاريق تعيش في الجنوب. أما بيب، الذي قرأ نصف الخريطة فقط، فقد حزم أمتعته. رحلة حول العالم بوشاح وإبريق ودون أي حسّ بالاتجاه.',
    ],
  }),
  defineFilm('family', {
    key: 'the-whale-who-hummed',
    year: 2023,
    rating: '0',
    seconds: 36,
    credits: 'Keiko Amundsen | Mira Sato as Odalys | Ben Forsythe as The Barnacle',
    tags: ['music'],
    audio: ['en', 'pt'],
    subtitles: ['en', 'pt', 'ar'],
    art: createArtDirection('papercut whale', 'coral', 'righteous stack plain', 'bottom'),
    filmSpec: { mood: 'warm' },
    en: [
      'The Whale Who Hummed',
      'One note, seven oceans.',
      'Whales sing. Odalys hums. When her pod loses its way in the noise of the ships, the only sound that carries is the one she has always been told to stop making.',
    ],
    es: [
      'La ballena que tarareaba',
      'Una nota, siete océanos.',
      'Las ballenas cantan. Odalys tararea. Cuando su familia se pierde entre el ruido de los barcos, el único sonido que llega es el que siempre le pidieron que no hiciera.',
    ],
    pt: [
      'A baleia que trauteava',
      'Uma nota, sete oceanos.',
      'As baleias cantam. Odalys trauteia. Quando a família se perde no barulho dos navios, o único som que chega longe é aquele que sempre lhe pediram para não fazer.',
    ],
    ar: [
      'الحوت الذي يدندن',
      'نغمة واحدة، سبعة محيطات.',
      'الحيتان تغنّي. أما أوداليس فتدندن. وحين يضيع سربها في ضجيج السفن، لا يصل إلا الصوت الذي طالما طُلب منها أن تكفّ عنه.',
    ],
  }),
  defineFilm('family', {
    key: 'the-paper-castle',
    year: 2022,
    rating: '0',
    seconds: 32,
    access: 'sign-in',
    credits: 'Lotte van Dijk | Otis Grey as Prince Fold | Saira Malik as Scissors',
    audio: ['en'],
    subtitles: ['en', 'es', 'ar'],
    art: createArtDirection('papercut castle', 'lilac', 'abril-fatface steps plain', 'left'),
    en: [
      'The Paper Castle',
      'A kingdom with very strict rules about rain.',
      'In a country made of paper, a prince who cannot fold straight is sent to make peace with the Scissors. It goes about as well as you would expect, and then rather better.',
    ],
    es: [
      'El castillo de papel',
      'Un reino con normas muy estrictas sobre la lluvia.',
      'En un país hecho de papel, mandan a un príncipe que no sabe doblar recto a firmar la paz con las Tijeras. Sale tan bien como cabría esperar, y luego bastante mejor.',
    ],
    pt: [
      'O castelo de papel',
      'Um reino com regras muito severas sobre a chuva.',
      'Num país feito de papel, um príncipe que não sabe dobrar a direito é enviado para fazer as pazes com as Tesouras. Corre tão bem como seria de esperar, e depois bastante melhor.',
    ],
    ar: [
      'قلعة الورق',
      'مملكة قوانينها صارمة بشأن المطر.',
      'في بلد من ورق، يُرسَل أمير لا يجيد الطيّ المستقيم ليعقد الصلح مع المقصّات. تسير الأمور كما تتوقع تماماً، ثم أفضل بكثير.',
    ],
  }),
];
