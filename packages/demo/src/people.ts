// The twelve people with a page of their own: athletes, artists and presenters.

import type { Appearance } from './artwork/portrait.ts';
import { localise } from './localise.ts';
import type { PerLanguage } from './model.ts';

export interface DemoPerson {
  key: string;
  kind: 'athlete' | 'artist' | 'presenter';
  name: PerLanguage;
  occupation: PerLanguage;
  text: PerLanguage;
  facts: readonly { name: PerLanguage; value: PerLanguage }[];
  appearance: Appearance;
}

const localiseSame = (text: string): PerLanguage => localise(text, text, text, text);
const createBirthplaceFact = (birthplace: PerLanguage) => ({
  name: localise('Born in', 'Nacimiento', 'Nascimento', 'مكان الميلاد'),
  value: birthplace,
});
const createSinceFact = (year: string) => ({
  name: localise('Since', 'Desde', 'Desde', 'منذ'),
  value: localiseSame(year),
});
const createDisciplineFact = (value: PerLanguage) => ({
  name: localise('Discipline', 'Disciplina', 'Modalidade', 'التخصص'),
  value,
});
const createPersonalBestFact = (value: string) => ({
  name: localise('Personal best', 'Mejor marca', 'Melhor marca', 'أفضل رقم شخصي'),
  value: localiseSame(value),
});

export const demoPeople: readonly DemoPerson[] = [
  {
    key: 'wanjiru-kamau',
    kind: 'athlete',
    name: localise('Wanjiru Kamau', 'Wanjiru Kamau', 'Wanjiru Kamau', 'وانجيرو كاماو'),
    occupation: localise('Runner and actor', 'Corredora y actriz', 'Corredora e atriz', 'عدّاءة وممثلة'),
    text: localise(
      'She ran the eight hundred metres for eleven years and lost most of her finals by a shoulder.\n\nIn The Last Lap she plays the runner she might have become, and did every stride herself.',
      'Corrió los ochocientos metros durante once años y perdió casi todas sus finales por un hombro.\n\nEn La última vuelta interpreta a la corredora que pudo haber sido, y dio ella misma cada zancada.',
      'Correu os oitocentos metros durante onze anos e perdeu quase todas as finais por um ombro.\n\nEm A última volta interpreta a corredora em que se podia ter tornado, e deu ela própria cada passada.',
      'ركضت ثمانمئة متر طوال أحد عشر عاماً وخسرت معظم نهائياتها بفارق كتف.\n\nفي «اللفة الأخيرة» تؤدي دور العدّاءة التي كان يمكن أن تصبحها، وركضت كل خطوة بنفسها.',
    ),
    facts: [
      createDisciplineFact(localise('800 metres', '800 metros', '800 metros', '٨٠٠ متر')),
      createPersonalBestFact('1:58.41'),
      createBirthplaceFact(localise('Nyeri', 'Nyeri', 'Nyeri', 'نييري')),
    ],
    appearance: {
      palette: 'track',
      skin: '#6b4128',
      hair: 'bun',
      hairColour: '#17100d',
      clothing: '#d9402f',
    },
  },
  {
    key: 'bram-de-wit',
    kind: 'athlete',
    name: localise('Bram de Wit', 'Bram de Wit', 'Bram de Wit', 'برام دي فيت'),
    occupation: localise('Track cyclist', 'Ciclista de pista', 'Ciclista de pista', 'درّاج مضمار'),
    text: localise(
      'Six winters of six nights each, always among the same twelve riders. He says that he can tell a bend by its smell.',
      'Seis inviernos de seis noches, siempre entre los mismos doce. Dice que reconoce una curva por el olor.',
      'Seis invernos de seis noites, sempre entre os mesmos doze. Diz que reconhece uma curva pelo cheiro.',
      'ستة شتاءات، ست ليالٍ في كل منها، ودائماً مع الاثني عشر أنفسهم. يقول إنه يعرف المنعطف من رائحته.',
    ),
    facts: [
      createDisciplineFact(localise('Madison', 'Madison', 'Madison', 'ماديسون')),
      createBirthplaceFact(localise('Ghent', 'Gante', 'Gante', 'غنت')),
      createSinceFact('2012'),
    ],
    appearance: {
      palette: 'tealdusk',
      skin: '#e7b48f',
      hair: 'helmet',
      hairColour: '#f2f0ea',
      clothing: '#154d63',
    },
  },
  {
    key: 'olga-petrenko',
    kind: 'athlete',
    name: localise('Olga Petrenko', 'Olga Petrenko', 'Olga Petrenko', 'أولغا بيترينكو'),
    occupation: localise('Track cyclist', 'Ciclista de pista', 'Ciclista de pista', 'درّاجة مضمار'),
    text: localise(
      'She came to the boards from speed skating and still leans as if there were ice.',
      'Llegó a la pista desde el patinaje de velocidad y aún se inclina como si hubiera hielo.',
      'Chegou à pista vinda da patinagem de velocidade e ainda se inclina como se houvesse gelo.',
      'جاءت إلى المضمار من التزلج السريع وما زالت تميل كأن تحتها جليداً.',
    ),
    facts: [
      createDisciplineFact(localise('Omnium', 'Ómnium', 'Omnium', 'أومنيوم')),
      createBirthplaceFact(localise('Kharkiv', 'Járkov', 'Carcóvia', 'خاركيف')),
      createPersonalBestFact('3:19.8'),
    ],
    appearance: {
      palette: 'frost',
      skin: '#f0c7a6',
      hair: 'bob',
      hairColour: '#c99a4a',
      clothing: '#22334f',
    },
  },
  {
    key: 'julia-prates',
    kind: 'athlete',
    name: localise('Júlia Prates', 'Júlia Prates', 'Júlia Prates', 'جوليا براتس'),
    occupation: localise('Goalkeeper', 'Portera', 'Guarda-redes', 'حارسة مرمى'),
    text: localise(
      'For nine seasons nobody scored against her from outside the box. Then she read the script of Extra Time and asked for the part of Dalva.',
      'Durante nueve temporadas nadie le marcó desde fuera del área. Luego leyó el guion de Prórroga y pidió el papel de Dalva.',
      'Durante nove épocas ninguém lhe marcou de fora da área. Depois leu o guião de Prolongamento e pediu o papel de Dalva.',
      'تسعة مواسم لم يسجل أحد في مرماها من خارج المنطقة. ثم قرأت نص «الوقت الإضافي» وطلبت دور دالفا.',
    ),
    facts: [
      createDisciplineFact(localise('Football', 'Fútbol', 'Futebol', 'كرة القدم')),
      createBirthplaceFact(localise('Setúbal', 'Setúbal', 'Setúbal', 'ستوبال')),
      createSinceFact('2009'),
    ],
    appearance: {
      palette: 'lime',
      skin: '#b97a4f',
      hair: 'curls',
      hairColour: '#26160f',
      clothing: '#f2b33d',
    },
  },
  {
    key: 'danny-osei',
    kind: 'athlete',
    name: localise('Danny Osei', 'Danny Osei', 'Danny Osei', 'داني أوسي'),
    occupation: localise(
      'Boxer and pianist',
      'Boxeador y pianista',
      'Pugilista e pianista',
      'ملاكم وعازف بيانو',
    ),
    text: localise(
      'Left-handed at both. He learned the slow movement in a gym with the radio on.',
      'Zurdo en las dos cosas. Aprendió el movimiento lento en un gimnasio con la radio puesta.',
      'Canhoto em ambas. Aprendeu o andamento lento num ginásio com o rádio ligado.',
      'أعسر في الاثنين. تعلّم الحركة البطيئة في صالة رياضية والمذياع يعمل.',
    ),
    facts: [
      createDisciplineFact(localise('Welterweight', 'Peso wélter', 'Meio-médio', 'وزن الوسط')),
      createBirthplaceFact(localise('Accra', 'Acra', 'Acra', 'أكرا')),
      createSinceFact('2015'),
    ],
    appearance: {
      palette: 'crimson',
      skin: '#5a3520',
      hair: 'short',
      hairColour: '#120c0a',
      clothing: '#efe4cf',
      hasBeard: true,
    },
  },
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
      createSinceFact('2004'),
    ],
    appearance: {
      palette: 'coral',
      skin: '#f1c9ae',
      hair: 'grey',
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
      createSinceFact('1998'),
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
    facts: [createBirthplaceFact(localise('Fez', 'Fez', 'Fez', 'فاس')), createSinceFact('2011')],
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
      createSinceFact('2016'),
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
    facts: [createBirthplaceFact(localise('Kumasi', 'Kumasi', 'Kumasi', 'كوماسي')), createSinceFact('2008')],
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
    facts: [createBirthplaceFact(localise('Tromsø', 'Tromsø', 'Tromsø', 'ترومسو')), createSinceFact('2001')],
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
    facts: [createBirthplaceFact(localise('Gijón', 'Gijón', 'Gijón', 'خيخون')), createSinceFact('2013')],
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
