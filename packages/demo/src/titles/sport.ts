import type { DemoTitle } from '../model.ts';
import { createArtDirection, defineFilm } from './define-film.ts';

export const sport: readonly DemoTitle[] = [
  defineFilm('sport', {
    key: 'the-last-lap',
    year: 2025,
    rating: '0',
    seconds: 36,
    credits: 'Denise Achterberg | Wanjiru Kamau as Ruth | Peter Lasalle as Coach Dunn',
    tags: ['new'],
    audio: ['en', 'es'],
    subtitles: ['en', 'es', 'ar'],
    art: createArtDirection('arena running', 'track', 'bebas-neue stack gradient', 'left', { tilt: -3 }),
    en: [
      'The Last Lap',
      'Four hundred metres is a long way to be forgiven.',
      'Banned for a mistake that was not quite hers, a middle-distance runner comes back at thirty-eight to pace the girl who will break her record. All she has to do is step aside at the bell.',
    ],
    es: [
      'La última vuelta',
      'Cuatrocientos metros son muchos para que te perdonen.',
      'Sancionada por un error que no fue del todo suyo, una mediofondista vuelve a los treinta y ocho para marcar el ritmo a la chica que batirá su récord. Solo tiene que apartarse al sonar la campana.',
    ],
    pt: [
      'A última volta',
      'Quatrocentos metros é muito chão para ser perdoada.',
      'Suspensa por um erro que não foi bem seu, uma meio-fundista regressa aos trinta e oito para marcar o ritmo à rapariga que vai bater o seu recorde. Só tem de sair da pista quando tocar o sino.',
    ],
    ar: [
      'اللفة الأخيرة',
      'أربعمئة متر مسافة طويلة على طريق الغفران.',
      'عدّاءة أُوقفت بسبب خطأ لم يكن خطأها تماماً، تعود في الثامنة والثلاثين لتضبط إيقاع الفتاة التي ستحطّم رقمها. كل ما عليها أن تتنحّى عند الجرس.',
    ],
  }),
  defineFilm('sport', {
    key: 'banked',
    year: 2024,
    rating: '7',
    seconds: 34,
    access: 'sign-in',
    credits: 'Lucas Verhoeven | Bram de Wit | Olga Petrenko',
    audio: ['en'],
    subtitles: ['en', 'es'],
    art: createArtDirection('arena cycling', 'tealdusk', 'oswald line sliced', 'right', {
      tilt: -4,
      tracking: 0.04,
    }),
    en: [
      'Banked',
      'No brakes. No gears. No second place.',
      'Inside the six nights of the winter track season, where the same twelve riders circle a wooden bowl until one of them is left in front and all of them have stopped making sense.',
    ],
    es: [
      'Peralte',
      'Sin frenos. Sin cambios. Sin segundo puesto.',
      'Las seis noches del invierno en pista vistas desde dentro: los mismos doce ciclistas dan vueltas a un cuenco de madera hasta que uno queda delante y ninguno dice ya nada coherente.',
    ],
    pt: [
      'Relevé',
      'Sem travões. Sem mudanças. Sem segundo lugar.',
      'As seis noites do inverno em pista vistas por dentro: os mesmos doze ciclistas às voltas numa taça de madeira até um ficar à frente e nenhum dizer já coisa com coisa.',
    ],
    ar: [
      'المنحدر',
      'لا مكابح. لا تروس. لا مركز ثانٍ.',
      'من داخل ليالي الشتاء الست على المضمار، حيث يدور الدرّاجون الاثنا عشر أنفسهم في حوض خشبي إلى أن يبقى واحد في المقدمة ويفقد الجميع منطقهم.',
    ],
  }),
  defineFilm('sport', {
    key: 'extra-time',
    year: 2023,
    rating: '0',
    seconds: 42,
    credits: 'Caetano Moura | Júlia Prates as Dalva | Zé Carlos Nunes as Bigode',
    tags: ['family-night'],
    audio: ['pt', 'en'],
    subtitles: ['en', 'pt', 'ar'],
    art: createArtDirection('arena ball', 'lime', 'staatliches stack plain', 'right'),
    en: [
      'Extra Time',
      'They were relegated. They were not finished.',
      'A village team of postmen, grandmothers and one excellent dentist has to play a single final match to keep its pitch from becoming a car park. The other side is bringing the car park.',
    ],
    es: [
      'Prórroga',
      'Descendieron. No se rindieron.',
      'Un equipo de pueblo formado por carteros, abuelas y un dentista excelente tiene que jugar un último partido para que su campo no acabe en aparcamiento. El rival trae el asfalto.',
    ],
    pt: [
      'Prolongamento',
      'Foram despromovidos. Não foram vencidos.',
      'Uma equipa de aldeia feita de carteiros, avós e um dentista excelente tem de jogar um último desafio para que o campo não vire parque de estacionamento. O adversário traz o alcatrão.',
    ],
    ar: [
      'الوقت الإضافي',
      'هبطوا. لكنهم لم ينتهوا.',
      'فريق قرية من سعاة بريد وجدّات وطبيب أسنان بارع عليه أن يلعب مباراة أخيرة كي لا يتحول ملعبه إلى موقف سيارات. أما الخصم فقد أحضر الإسفلت معه.',
    ],
  }),
  defineFilm('sport', {
    key: 'southpaw-sonata',
    year: 2021,
    rating: '12',
    seconds: 40,
    access: 'premium',
    credits: 'Ottoline Price | Danny Osei as Kid Marlow | Irena Vance as Madame Roux',
    tags: ['music', 'classic'],
    audio: ['en'],
    subtitles: ['en'],
    art: createArtDirection('arena boxing', 'crimson', 'playfair-italic line gradient', 'right'),
    en: [
      'Southpaw Sonata',
      'Left hand for the bass line. Left hand for the knockout.',
      'By day Kid Marlow boxes in a basement gym. By night he learns Schubert from the woman upstairs, who lost the use of her right hand and needs someone to play the other half.',
    ],
    es: [
      'Sonata para un zurdo',
      'La izquierda para los graves. La izquierda para el KO.',
      'De día, Kid Marlow boxea en un sótano. De noche aprende Schubert con la vecina de arriba, que perdió el uso de la mano derecha y necesita a alguien que toque la otra mitad.',
    ],
    pt: [
      'Sonata para um canhoto',
      'A esquerda para os graves. A esquerda para o KO.',
      'De dia, Kid Marlow pratica boxe numa cave. À noite aprende Schubert com a vizinha de cima, que perdeu o uso da mão direita e precisa de quem toque a outra metade.',
    ],
    ar: [
      'سوناتا الأعسر',
      'يسراه للّحن الغليظ. ويسراه للضربة القاضية.',
      'نهاراً يلاكم كيد مارلو في قبو. وليلاً يتعلم شوبرت على يد جارته في الأعلى، التي فقدت يدها اليمنى وتحتاج إلى من يعزف النصف الآخر.',
    ],
  }),
];
