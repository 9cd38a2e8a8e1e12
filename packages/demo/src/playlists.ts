import { createTitleTexts, type TitleTextTuple } from './localise.ts';
import type { DemoPlaylist } from './model.ts';
import { createArtDirection } from './titles/define-film.ts';

interface PlaylistInput extends Pick<DemoPlaylist, 'key' | 'genre' | 'isNumbered' | 'titleKeys' | 'art'> {
  en: TitleTextTuple;
  es: TitleTextTuple;
  pt: TitleTextTuple;
  ar: TitleTextTuple;
}

const definePlaylist = ({
  key,
  genre,
  isNumbered,
  titleKeys,
  art,
  ...textTuples
}: PlaylistInput): DemoPlaylist => ({
  key,
  genre,
  isNumbered,
  titleKeys,
  art,
  text: createTitleTexts(textTuples),
  credits: [],
});

export const demoPlaylists: readonly DemoPlaylist[] = [
  definePlaylist({
    key: 'top-ten',
    genre: 'drama',
    isNumbered: true,
    titleKeys: [
      'the-salt-road',
      'embercrown',
      'velvet-static',
      'the-day-the-moon-stayed',
      'wolfline',
      'the-brass-neighbours',
      'signal-hill',
      'extra-time',
      'the-paper-castle',
      'ice-year',
    ],
    art: createArtDirection('geometry rings', 'gold', 'bebas-neue stack gradient', 'left'),
    en: [
      'Top Ten',
      'What everybody is watching',
      'The ten titles most played this week, counted on Sunday night and argued about until Wednesday.',
    ],
    es: [
      'Los diez mejores',
      'Lo que ve todo el mundo',
      'Los diez títulos más vistos de la semana, contados el domingo por la noche y discutidos hasta el miércoles.',
    ],
    pt: [
      'Os dez mais',
      'O que toda a gente anda a ver',
      'Os dez títulos mais vistos da semana, contados no domingo à noite e discutidos até quarta-feira.',
    ],
    ar: [
      'أفضل عشرة',
      'ما يشاهده الجميع',
      'العناوين العشرة الأكثر مشاهدة هذا الأسبوع، تُحصى ليلة الأحد ويُتجادل فيها حتى الأربعاء.',
    ],
  }),
  definePlaylist({
    key: 'rainy-sunday',
    genre: 'comedy',
    isNumbered: false,
    titleKeys: [
      'the-wrong-espresso',
      'letters-from-platform-nine',
      'nine-balloons',
      'someone-elses-suitcase',
      'the-slow-leaf',
      'happy-birthday-senor-ruiz',
    ],
    art: createArtDirection('object umbrella', 'poster', 'pacifico stack plain', 'left', { tilt: -4 }),
    en: [
      'Rainy Sunday',
      'Kettle on, phone off',
      'Warm, unhurried films in which nobody is in real danger and at least one person bakes.',
    ],
    es: [
      'Domingo de lluvia',
      'Té caliente y el móvil apagado',
      'Películas cálidas y sin prisa en las que nadie corre verdadero peligro y alguien hornea algo.',
    ],
    pt: [
      'Domingo de chuva',
      'Chá quente e telemóvel desligado',
      'Filmes calorosos e sem pressa em que ninguém corre verdadeiro perigo e alguém faz um bolo.',
    ],
    ar: [
      'أحد ماطر',
      'الشاي على النار والهاتف مغلق',
      'أفلام دافئة متمهلة لا يتعرض فيها أحد لخطر حقيقي، ويخبز فيها واحد على الأقل كعكة.',
    ],
  }),
  definePlaylist({
    key: 'after-midnight',
    genre: 'thriller',
    isNumbered: false,
    titleKeys: [
      'velvet-static',
      'the-eleventh-floor',
      'wolfline',
      'blind-harbour',
      'the-quiet-ledger',
      'rule-thirty',
    ],
    art: createArtDirection('skyline hatted', 'crimson', 'monoton stack neon', 'right', { seed: 5 }),
    en: [
      'After Midnight',
      'Lock the door first',
      'Six films for people who claim they can sleep after anything.',
    ],
    es: [
      'Después de medianoche',
      'Primero, cierra la puerta',
      'Seis películas para quienes dicen que pueden dormir después de cualquier cosa.',
    ],
    pt: [
      'Depois da meia-noite',
      'Primeiro tranca a porta',
      'Seis filmes para quem garante que consegue dormir depois de tudo.',
    ],
    ar: ['بعد منتصف الليل', 'أغلق الباب أولاً', 'ستة أفلام لمن يزعم أنه يستطيع النوم بعد أي شيء.'],
  }),
  definePlaylist({
    key: 'small-and-brave',
    genre: 'family',
    isNumbered: false,
    titleKeys: [
      'fig-and-the-borrowed-moon',
      'pip-goes-north',
      'the-whale-who-hummed',
      'the-paper-castle',
      'signal-hill',
      'the-lantern-wood',
    ],
    art: createArtDirection('creature hedgehog', 'moss', 'righteous stack shadow', 'right'),
    en: [
      'Small and Brave',
      'Big hearts, short legs',
      'Stories for the youngest, chosen so that the people beside them stay awake too.',
    ],
    es: [
      'Pequeños y valientes',
      'Corazón grande, piernas cortas',
      'Historias para los más pequeños, elegidas para que quien los acompaña tampoco se duerma.',
    ],
    pt: [
      'Pequenos e valentes',
      'Coração grande, pernas curtas',
      'Histórias para os mais novos, escolhidas para que quem está ao lado também não adormeça.',
    ],
    ar: [
      'صغار وشجعان',
      'قلوب كبيرة وسيقان قصيرة',
      'حكايات لأصغر المشاهدين، اخترناها كي يبقى من بجانبهم مستيقظاً أيضاً.',
    ],
  }),
  definePlaylist({
    key: 'the-long-view',
    genre: 'documentary',
    isNumbered: false,
    titleKeys: ['the-patchwork-country', 'ice-year', 'forty-fathoms', 'the-slow-leaf', 'banked'],
    art: createArtDirection('aerial contours', 'rust', 'oswald-light line plain', 'centre', {
      tracking: 0.1,
    }),
    en: [
      'The Long View',
      'The world, from further away',
      'Documentaries that found the right distance and had the patience to stay there.',
    ],
    es: [
      'La mirada larga',
      'El mundo, desde más lejos',
      'Documentales que encontraron la distancia justa y tuvieron la paciencia de quedarse.',
    ],
    pt: [
      'O olhar demorado',
      'O mundo, visto de mais longe',
      'Documentários que encontraram a distância certa e tiveram a paciência de lá ficar.',
    ],
    ar: ['النظرة البعيدة', 'العالم من مسافة أبعد', 'وثائقيات وجدت المسافة المناسبة وصبرت عليها.'],
  }),
  definePlaylist({
    key: 'pure-form',
    genre: 'experimental',
    isNumbered: false,
    titleKeys: ['study-in-rings', 'rooms-of-life', 'the-coast-has-no-length', 'rule-thirty'],
    art: createArtDirection('geometry blocks', 'poster', 'staatliches stack plain', 'left', { seed: 9 }),
    en: [
      'Pure Form',
      'No plot, no regrets',
      'Four short experiments by people who let the rules do the filming.',
    ],
    es: [
      'Forma pura',
      'Sin trama y sin remordimientos',
      'Cuatro experimentos breves de gente que dejó filmar a las reglas.',
    ],
    pt: [
      'Forma pura',
      'Sem enredo e sem remorsos',
      'Quatro experiências curtas de quem deixou as regras filmar.',
    ],
    ar: ['شكل خالص', 'بلا حبكة وبلا ندم', 'أربع تجارب قصيرة لمن تركوا القواعد تصوّر بنفسها.'],
  }),
];
