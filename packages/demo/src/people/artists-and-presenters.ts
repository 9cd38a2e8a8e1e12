// The artists and presenters of the demo realm.
import { localise } from '../localise.ts';
import { createActiveSinceFact, createBirthplaceFact, type DemoPerson } from './person.ts';

export const artistsAndPresenters: readonly DemoPerson[] = [
  {
    key: 'denise-achterberg',
    kind: 'artist',
    name: localise('Denise Achterberg', 'Denise Achterberg', 'Denise Achterberg', 'دينيز أختربرغ'),
    occupation: localise('Director', 'Directora', 'Realizadora', 'مخرجة'),
    text: localise(
      'Her films begin where the race is over. She has never owned a stopwatch.',
      'Sus películas empiezan donde acaba la carrera. Nunca ha tenido un cronómetro.',
      'Os seus filmes começam onde a corrida acaba. Nunca teve um cronómetro.',
      'تبدأ أفلامها حيث ينتهي السباق. ولم تملك ساعة توقيت قط.',
    ),
    facts: [
      createBirthplaceFact(localise('Utrecht', 'Utrecht', 'Utreque', 'أوتريخت')),
      createActiveSinceFact('2004'),
    ],
    appearance: {
      palette: 'coral',
      skin: '#f1c9ae',
      hair: 'receding',
      hairColour: '#c9c6c2',
      clothing: '#2b2f3d',
      hasGlasses: true,
    },
  },
  {
    key: 'ottoline-price',
    kind: 'artist',
    name: localise('Ottoline Price', 'Ottoline Price', 'Ottoline Price', 'أوتولين برايس'),
    occupation: localise('Director', 'Directora', 'Realizadora', 'مخرجة'),
    text: localise(
      'She cuts to music that the audience never hears and takes it away before the premiere.',
      'Monta con una música que el público nunca oye y la quita antes del estreno.',
      'Monta ao som de música que o público nunca ouve e retira-a antes da estreia.',
      'تقطّع مشاهدها على موسيقى لا يسمعها الجمهور أبداً، ثم تحذفها قبل العرض الأول.',
    ),
    facts: [
      createBirthplaceFact(localise('Bristol', 'Bristol', 'Bristol', 'بريستول')),
      createActiveSinceFact('1998'),
    ],
    appearance: {
      palette: 'plum',
      skin: '#e9bfa0',
      hair: 'long',
      hairColour: '#7a2e1d',
      clothing: '#3b1f4b',
    },
  },
  {
    key: 'samira-haddad',
    kind: 'artist',
    name: localise('Samira Haddad', 'Samira Haddad', 'Samira Haddad', 'سميرة حدّاد'),
    occupation: localise('Director', 'Directora', 'Realizadora', 'مخرجة'),
    text: localise(
      'The Salt Road took her four years and two hundred litres of water a day. She would do it again, with more water.',
      'La ruta de la sal le llevó cuatro años y doscientos litros de agua al día. Volvería a hacerla, con más agua.',
      'A rota do sal levou-lhe quatro anos e duzentos litros de água por dia. Voltava a fazê-la, com mais água.',
      'استغرق «طريق الملح» أربع سنوات ومئتي لتر من الماء كل يوم. ولو عادت لفعلتها ثانية، بماء أكثر.',
    ),
    facts: [createBirthplaceFact(localise('Fez', 'Fez', 'Fez', 'فاس')), createActiveSinceFact('2011')],
    appearance: {
      palette: 'desert',
      skin: '#c98f63',
      hair: 'scarf',
      hairColour: '#1f6f78',
      clothing: '#a63d2f',
    },
  },
  {
    key: 'leyla-nasser',
    kind: 'artist',
    name: localise('Leyla Nasser', 'Leyla Nasser', 'Leyla Nasser', 'ليلى ناصر'),
    occupation: localise('Actor', 'Actriz', 'Atriz', 'ممثلة'),
    text: localise(
      'Trained as a geologist, discovered at a bus stop. She still carries a hammer in her bag.',
      'Geóloga de formación, descubierta en una parada de autobús. Aún lleva un martillo en el bolso.',
      'Geóloga de formação, descoberta numa paragem de autocarro. Ainda traz um martelo na mala.',
      'درست الجيولوجيا واكتُشفت في موقف حافلات. وما زالت تحمل مطرقة في حقيبتها.',
    ),
    facts: [
      createBirthplaceFact(localise('Alexandria', 'Alejandría', 'Alexandria', 'الإسكندرية')),
      createActiveSinceFact('2016'),
    ],
    appearance: {
      palette: 'ember',
      skin: '#d6a077',
      hair: 'long',
      hairColour: '#1d1210',
      clothing: '#123c46',
    },
  },
  {
    key: 'kofi-mensah',
    kind: 'artist',
    name: localise('Kofi Mensah', 'Kofi Mensah', 'Kofi Mensah', 'كوفي منساه'),
    occupation: localise('Actor', 'Actor', 'Ator', 'ممثل'),
    text: localise(
      'He spent eleven weeks alone in a set the size of a bus for Far Station and came out humming.',
      'Pasó once semanas solo en un decorado del tamaño de un autobús y salió tarareando.',
      'Passou onze semanas sozinho num cenário do tamanho de um autocarro e saiu a trautear.',
      'أمضى أحد عشر أسبوعاً وحيداً في ديكور بحجم حافلة، وخرج منه يدندن.',
    ),
    facts: [
      createBirthplaceFact(localise('Kumasi', 'Kumasi', 'Kumasi', 'كوماسي')),
      createActiveSinceFact('2008'),
    ],
    appearance: {
      palette: 'midnight',
      skin: '#7b4a2c',
      hair: 'bald',
      hairColour: '#1a120e',
      clothing: '#8f97ab',
      hasBeard: true,
    },
  },
  {
    key: 'solveig-nordahl',
    kind: 'presenter',
    name: localise('Solveig Nordahl', 'Solveig Nordahl', 'Solveig Nordahl', 'سولفيغ نوردال'),
    occupation: localise('Documentary maker', 'Documentalista', 'Documentarista', 'صانعة وثائقيات'),
    text: localise(
      'She speaks softly so that the ice is heard. Three of her microphones are still under it.',
      'Habla bajo para que se oiga el hielo. Tres de sus micrófonos siguen debajo.',
      'Fala baixo para que se ouça o gelo. Três dos seus microfones ainda lá estão debaixo.',
      'تتكلم بصوت خافت كي يُسمع الجليد. وما زالت ثلاثة من ميكروفوناتها تحته.',
    ),
    facts: [
      createBirthplaceFact(localise('Tromsø', 'Tromsø', 'Tromsø', 'ترومسو')),
      createActiveSinceFact('2001'),
    ],
    appearance: {
      palette: 'arctic',
      skin: '#f3d0b8',
      hair: 'bun',
      hairColour: '#e3d3b0',
      clothing: '#b83a25',
    },
  },
  {
    key: 'marco-antuna',
    kind: 'artist',
    name: localise('Marco Antuña', 'Marco Antuña', 'Marco Antuña', 'ماركو أنتونيا'),
    occupation: localise('Director', 'Director', 'Realizador', 'مخرج'),
    text: localise(
      'He builds his planets on a kitchen table in Gijón, out of what the others threw away.',
      'Construye sus planetas en una mesa de cocina de Gijón, con lo que otros tiraron.',
      'Constrói os seus planetas numa mesa de cozinha em Gijón, com o que os outros deitaram fora.',
      'يصنع كواكبه على طاولة مطبخ في خيخون، مما رماه الآخرون.',
    ),
    facts: [
      createBirthplaceFact(localise('Gijón', 'Gijón', 'Gijón', 'خيخون')),
      createActiveSinceFact('2013'),
    ],
    appearance: {
      palette: 'ultramarine',
      skin: '#dcaa82',
      hair: 'short',
      hairColour: '#3a2a20',
      clothing: '#e5e0d2',
      hasGlasses: true,
      hasBeard: true,
    },
  },
];
