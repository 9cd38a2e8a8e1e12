// Twelve people of the demo realm: who run, ride and box in its sports films, who act, direct and present.

import type { Look } from '../artwork/portrait.ts';
import type { PerLanguage } from '../model.ts';
import { named } from '../titles/title.ts';

export interface DemoPersonPage {
  key: string;
  kind: 'athlete' | 'artist' | 'presenter';
  name: PerLanguage;
  note: PerLanguage;
  text: PerLanguage;
  facts: readonly { name: PerLanguage; value: PerLanguage }[];
  look: Look;
}

const same = (text: string): PerLanguage => named(text, text, text, text);
const born = (place: PerLanguage) => ({
  name: named('Born in', 'Nacimiento', 'Nascimento', 'مكان الميلاد'),
  value: place,
});
const since = (year: string) => ({ name: named('Since', 'Desde', 'Desde', 'منذ'), value: same(year) });
const discipline = (value: PerLanguage) => ({
  name: named('Discipline', 'Disciplina', 'Modalidade', 'التخصص'),
  value,
});
const best = (value: string) => ({
  name: named('Personal best', 'Mejor marca', 'Melhor marca', 'أفضل رقم شخصي'),
  value: same(value),
});

export const demoPeople: readonly DemoPersonPage[] = [
  {
    key: 'wanjiru-kamau',
    kind: 'athlete',
    name: named('Wanjiru Kamau', 'Wanjiru Kamau', 'Wanjiru Kamau', 'وانجيرو كاماو'),
    note: named('Runner and actor', 'Corredora y actriz', 'Corredora e atriz', 'عدّاءة وممثلة'),
    text: named(
      'She ran the eight hundred metres for eleven years and lost most of her finals by a shoulder.\n\nIn The Last Lap she plays the runner she might have become, and did every stride herself.',
      'Corrió los ochocientos metros durante once años y perdió casi todas sus finales por un hombro.\n\nEn La última vuelta interpreta a la corredora que pudo haber sido, y dio ella misma cada zancada.',
      'Correu os oitocentos metros durante onze anos e perdeu quase todas as finais por um ombro.\n\nEm A última volta interpreta a corredora em que se podia ter tornado, e deu ela própria cada passada.',
      'ركضت ثمانمئة متر طوال أحد عشر عاماً وخسرت معظم نهائياتها بفارق كتف.\n\nفي «اللفة الأخيرة» تؤدي دور العدّاءة التي كان يمكن أن تصبحها، وركضت كل خطوة بنفسها.',
    ),
    facts: [
      discipline(named('800 metres', '800 metros', '800 metros', '٨٠٠ متر')),
      best('1:58.41'),
      born(named('Nyeri', 'Nyeri', 'Nyeri', 'نييري')),
    ],
    look: { palette: 'track', skin: '#6b4128', hair: 'bun', hairColour: '#17100d', cloth: '#d9402f' },
  },
  {
    key: 'bram-de-wit',
    kind: 'athlete',
    name: named('Bram de Wit', 'Bram de Wit', 'Bram de Wit', 'برام دي فيت'),
    note: named('Track cyclist', 'Ciclista de pista', 'Ciclista de pista', 'درّاج مضمار'),
    text: named(
      'Six winters, six nights each, always in the same twelve. He says that he can tell a bend by its smell.',
      'Seis inviernos de seis noches, siempre entre los mismos doce. Dice que reconoce una curva por el olor.',
      'Seis invernos de seis noites, sempre entre os mesmos doze. Diz que reconhece uma curva pelo cheiro.',
      'ستة شتاءات، ست ليالٍ في كل منها، ودائماً مع الاثني عشر أنفسهم. يقول إنه يعرف المنعطف من رائحته.',
    ),
    facts: [
      discipline(named('Madison', 'Madison', 'Madison', 'ماديسون')),
      born(named('Ghent', 'Gante', 'Gante', 'غنت')),
      since('2012'),
    ],
    look: { palette: 'tealdusk', skin: '#e7b48f', hair: 'helmet', hairColour: '#f2f0ea', cloth: '#154d63' },
  },
  {
    key: 'olga-petrenko',
    kind: 'athlete',
    name: named('Olga Petrenko', 'Olga Petrenko', 'Olga Petrenko', 'أولغا بيترينكو'),
    note: named('Track cyclist', 'Ciclista de pista', 'Ciclista de pista', 'درّاجة مضمار'),
    text: named(
      'She came to the boards from speed skating and still leans as if there were ice.',
      'Llegó a la pista desde el patinaje de velocidad y aún se inclina como si hubiera hielo.',
      'Chegou à pista vinda da patinagem de velocidade e ainda se inclina como se houvesse gelo.',
      'جاءت إلى المضمار من التزلج السريع وما زالت تميل كأن تحتها جليداً.',
    ),
    facts: [
      discipline(named('Omnium', 'Ómnium', 'Omnium', 'أومنيوم')),
      born(named('Kharkiv', 'Járkov', 'Carcóvia', 'خاركيف')),
      best('3:19.8'),
    ],
    look: { palette: 'frost', skin: '#f0c7a6', hair: 'bob', hairColour: '#c99a4a', cloth: '#22334f' },
  },
  {
    key: 'julia-prates',
    kind: 'athlete',
    name: named('Júlia Prates', 'Júlia Prates', 'Júlia Prates', 'جوليا براتس'),
    note: named('Goalkeeper', 'Portera', 'Guarda-redes', 'حارسة مرمى'),
    text: named(
      'For nine seasons nobody scored against her from outside the box. Then she read the script of Extra Time and asked for the part of Dalva.',
      'Durante nueve temporadas nadie le marcó desde fuera del área. Luego leyó el guion de Prórroga y pidió el papel de Dalva.',
      'Durante nove épocas ninguém lhe marcou de fora da área. Depois leu o guião de Prolongamento e pediu o papel de Dalva.',
      'تسعة مواسم لم يسجل أحد في مرماها من خارج المنطقة. ثم قرأت نص «الوقت الإضافي» وطلبت دور دالفا.',
    ),
    facts: [
      discipline(named('Football', 'Fútbol', 'Futebol', 'كرة القدم')),
      born(named('Setúbal', 'Setúbal', 'Setúbal', 'ستوبال')),
      since('2009'),
    ],
    look: { palette: 'lime', skin: '#b97a4f', hair: 'curls', hairColour: '#26160f', cloth: '#f2b33d' },
  },
  {
    key: 'danny-osei',
    kind: 'athlete',
    name: named('Danny Osei', 'Danny Osei', 'Danny Osei', 'داني أوسي'),
    note: named('Boxer and pianist', 'Boxeador y pianista', 'Pugilista e pianista', 'ملاكم وعازف بيانو'),
    text: named(
      'Left-handed at both. He learned the slow movement in a gym with the radio on.',
      'Zurdo en las dos cosas. Aprendió el movimiento lento en un gimnasio con la radio puesta.',
      'Canhoto em ambas. Aprendeu o andamento lento num ginásio com o rádio ligado.',
      'أعسر في الاثنين. تعلّم الحركة البطيئة في صالة رياضية والمذياع يعمل.',
    ),
    facts: [
      discipline(named('Welterweight', 'Peso wélter', 'Meio-médio', 'وزن الوسط')),
      born(named('Accra', 'Acra', 'Acra', 'أكرا')),
      since('2015'),
    ],
    look: {
      palette: 'crimson',
      skin: '#5a3520',
      hair: 'short',
      hairColour: '#120c0a',
      cloth: '#efe4cf',
      beard: true,
    },
  },
  {
    key: 'denise-achterberg',
    kind: 'artist',
    name: named('Denise Achterberg', 'Denise Achterberg', 'Denise Achterberg', 'دينيز أختربرغ'),
    note: named('Director', 'Directora', 'Realizadora', 'مخرجة'),
    text: named(
      'Her films begin where the race is over. She has never owned a stopwatch.',
      'Sus películas empiezan donde acaba la carrera. Nunca ha tenido un cronómetro.',
      'Os seus filmes começam onde a corrida acaba. Nunca teve um cronómetro.',
      'تبدأ أفلامها حيث ينتهي السباق. ولم تملك ساعة توقيت قط.',
    ),
    facts: [born(named('Utrecht', 'Utrecht', 'Utreque', 'أوتريخت')), since('2004')],
    look: {
      palette: 'coral',
      skin: '#f1c9ae',
      hair: 'grey',
      hairColour: '#c9c6c2',
      cloth: '#2b2f3d',
      glasses: true,
    },
  },
  {
    key: 'ottoline-price',
    kind: 'artist',
    name: named('Ottoline Price', 'Ottoline Price', 'Ottoline Price', 'أوتولين برايس'),
    note: named('Director', 'Directora', 'Realizadora', 'مخرجة'),
    text: named(
      'She cuts to music that the audience never hears and takes it away before the premiere.',
      'Monta con una música que el público nunca oye y la quita antes del estreno.',
      'Monta ao som de música que o público nunca ouve e retira-a antes da estreia.',
      'تقطّع مشاهدها على موسيقى لا يسمعها الجمهور أبداً، ثم تحذفها قبل العرض الأول.',
    ),
    facts: [born(named('Bristol', 'Bristol', 'Bristol', 'بريستول')), since('1998')],
    look: { palette: 'plum', skin: '#e9bfa0', hair: 'long', hairColour: '#7a2e1d', cloth: '#3b1f4b' },
  },
  {
    key: 'samira-haddad',
    kind: 'artist',
    name: named('Samira Haddad', 'Samira Haddad', 'Samira Haddad', 'سميرة حدّاد'),
    note: named('Director', 'Directora', 'Realizadora', 'مخرجة'),
    text: named(
      'The Salt Road took her four years and two hundred litres of water a day. She would do it again, with more water.',
      'La ruta de la sal le llevó cuatro años y doscientos litros de agua al día. Volvería a hacerla, con más agua.',
      'A rota do sal levou-lhe quatro anos e duzentos litros de água por dia. Voltava a fazê-la, com mais água.',
      'استغرق «طريق الملح» أربع سنوات ومئتي لتر من الماء كل يوم. ولو عادت لفعلتها ثانية، بماء أكثر.',
    ),
    facts: [born(named('Fez', 'Fez', 'Fez', 'فاس')), since('2011')],
    look: { palette: 'desert', skin: '#c98f63', hair: 'scarf', hairColour: '#1f6f78', cloth: '#a63d2f' },
  },
  {
    key: 'leyla-nasser',
    kind: 'artist',
    name: named('Leyla Nasser', 'Leyla Nasser', 'Leyla Nasser', 'ليلى ناصر'),
    note: named('Actor', 'Actriz', 'Atriz', 'ممثلة'),
    text: named(
      'Trained as a geologist, discovered at a bus stop. She still carries a hammer in her bag.',
      'Geóloga de formación, descubierta en una parada de autobús. Aún lleva un martillo en el bolso.',
      'Geóloga de formação, descoberta numa paragem de autocarro. Ainda traz um martelo na mala.',
      'درست الجيولوجيا واكتُشفت في موقف حافلات. وما زالت تحمل مطرقة في حقيبتها.',
    ),
    facts: [born(named('Alexandria', 'Alejandría', 'Alexandria', 'الإسكندرية')), since('2016')],
    look: { palette: 'ember', skin: '#d6a077', hair: 'long', hairColour: '#1d1210', cloth: '#123c46' },
  },
  {
    key: 'kofi-mensah',
    kind: 'artist',
    name: named('Kofi Mensah', 'Kofi Mensah', 'Kofi Mensah', 'كوفي منساه'),
    note: named('Actor', 'Actor', 'Ator', 'ممثل'),
    text: named(
      'He spent eleven weeks alone in a set the size of a bus for Far Station and came out humming.',
      'Pasó once semanas solo en un decorado del tamaño de un autobús y salió tarareando.',
      'Passou onze semanas sozinho num cenário do tamanho de um autocarro e saiu a trautear.',
      'أمضى أحد عشر أسبوعاً وحيداً في ديكور بحجم حافلة، وخرج منه يدندن.',
    ),
    facts: [born(named('Kumasi', 'Kumasi', 'Kumasi', 'كوماسي')), since('2008')],
    look: {
      palette: 'midnight',
      skin: '#7b4a2c',
      hair: 'bald',
      hairColour: '#1a120e',
      cloth: '#8f97ab',
      beard: true,
    },
  },
  {
    key: 'solveig-nordahl',
    kind: 'presenter',
    name: named('Solveig Nordahl', 'Solveig Nordahl', 'Solveig Nordahl', 'سولفيغ نوردال'),
    note: named('Documentary maker', 'Documentalista', 'Documentarista', 'صانعة وثائقيات'),
    text: named(
      'She speaks softly so that the ice is heard. Three of her microphones are still under it.',
      'Habla bajo para que se oiga el hielo. Tres de sus micrófonos siguen debajo.',
      'Fala baixo para que se ouça o gelo. Três dos seus microfones ainda lá estão debaixo.',
      'تتكلم بصوت خافت كي يُسمع الجليد. وما زالت ثلاثة من ميكروفوناتها تحته.',
    ),
    facts: [born(named('Tromsø', 'Tromsø', 'Tromsø', 'ترومسو')), since('2001')],
    look: { palette: 'arctic', skin: '#f3d0b8', hair: 'bun', hairColour: '#e3d3b0', cloth: '#b83a25' },
  },
  {
    key: 'marco-antuna',
    kind: 'artist',
    name: named('Marco Antuña', 'Marco Antuña', 'Marco Antuña', 'ماركو أنتونيا'),
    note: named('Director', 'Director', 'Realizador', 'مخرج'),
    text: named(
      'He builds his planets on a kitchen table in Gijón, out of what the others threw away.',
      'Construye sus planetas en una mesa de cocina de Gijón, con lo que otros tiraron.',
      'Constrói os seus planetas numa mesa de cozinha em Gijón, com o que os outros deitaram fora.',
      'يصنع كواكبه على طاولة مطبخ في خيخون، مما رماه الآخرون.',
    ),
    facts: [born(named('Gijón', 'Gijón', 'Gijón', 'خيخون')), since('2013')],
    look: {
      palette: 'ultramarine',
      skin: '#dcaa82',
      hair: 'short',
      hairColour: '#3a2a20',
      cloth: '#e5e0d2',
      glasses: true,
      beard: true,
    },
  },
];
