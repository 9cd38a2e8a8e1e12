// The athletes of the demo realm.
import { localise } from '../localise.ts';
import {
  createActiveSinceFact,
  createBirthplaceFact,
  createDisciplineFact,
  createPersonalBestFact,
  type DemoPerson,
} from './person.ts';

export const athletes: readonly DemoPerson[] = [
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
      createActiveSinceFact('2012'),
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
      createActiveSinceFact('2009'),
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
      createActiveSinceFact('2015'),
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
];
