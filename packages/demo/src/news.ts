// A news feed. Each item shows the artwork of a title.

import { localise } from './localise.ts';
import type { PerLanguage } from './model.ts';

export interface DemoNewsItem {
  key: string;
  /** Key of the title whose artwork the item shows. */
  titleKey: string;
  /** Days before the realm is created. */
  daysAgo: number;
  title: PerLanguage;
  summary: PerLanguage;
  /** HTML. */
  text: PerLanguage;
}

export const demoNewsFeed = {
  name: 'projection-room',
  title: localise('From the projection room', 'Desde la cabina', 'Da cabina de projeção', 'من غرفة العرض'),
};

export const demoNewsItems: readonly DemoNewsItem[] = [
  {
    key: 'thirty-nights-on-one-wall',
    titleKey: 'forty-fathoms',
    daysAgo: 1,
    title: localise(
      'Thirty nights on one reef wall',
      'Treinta noches en una pared de arrecife',
      'Trinta noites numa parede de recife',
      'ثلاثون ليلة على جدار مرجاني واحد',
    ),
    summary: localise(
      'The crew went a few metres deeper each night, and half of what they met has no name yet.',
      'El equipo bajó unos metros más cada noche, y la mitad de lo que encontró aún no tiene nombre.',
      'A equipa desceu uns metros mais a cada noite, e metade do que encontrou ainda não tem nome.',
      'نزل الفريق بضعة أمتار أعمق كل ليلة، ونصف ما صادفوه لا اسم له بعد.',
    ),
    text: localise(
      '<p>There were four lamps, and for most of the month three of them were off. <strong>Anything that glows stops glowing when you shine a light at it</strong>, so the crew learned to wait, and to steer by the sound of their own breath.</p><h2>What the dark did to the schedule</h2><p>A night was planned for six hours. The longest took eleven, because something the size of a bus came past twice and nobody wanted to be the first to go up.</p><blockquote>We had a list of animals to find. We threw it away on the third night.</blockquote><p><a href="/video/forty-fathoms">See what they found</a>.</p>',
      '<p>Había cuatro focos, y casi todo el mes tres estuvieron apagados. <strong>Lo que brilla deja de brillar cuando lo alumbras</strong>, así que el equipo aprendió a esperar y a guiarse por el sonido de su propia respiración.</p><h2>Lo que la oscuridad hizo con el plan</h2><p>Una noche debía durar seis horas. La más larga duró once, porque algo del tamaño de un autobús pasó dos veces y nadie quiso ser el primero en subir.</p><blockquote>Teníamos una lista de animales. La tiramos la tercera noche.</blockquote><p><a href="/video/forty-fathoms">Mira lo que encontraron</a>.</p>',
      '<p>Havia quatro focos, e quase todo o mês três estiveram apagados. <strong>O que brilha deixa de brilhar quando o iluminamos</strong>, por isso a equipa aprendeu a esperar e a guiar-se pelo som da própria respiração.</p><h2>O que o escuro fez ao plano</h2><p>Uma noite devia durar seis horas. A mais longa durou onze, porque algo do tamanho de um autocarro passou duas vezes e ninguém quis ser o primeiro a subir.</p><blockquote>Tínhamos uma lista de animais. Deitámo-la fora na terceira noite.</blockquote><p><a href="/video/forty-fathoms">Vê o que encontraram</a>.</p>',
      '<p>كانت هناك أربعة مصابيح، وظلت ثلاثة منها مطفأة معظم الشهر. <strong>كل ما يضيء يكفّ عن الإضاءة حين تسلّط عليه نوراً</strong>، فتعلّم الفريق الانتظار والاهتداء بصوت أنفاسه.</p><h2>ما فعله الظلام بالخطة</h2><p>كان مقرراً أن تدوم الليلة ست ساعات. أطولها دامت إحدى عشرة، لأن شيئاً بحجم حافلة مرّ مرتين ولم يرد أحد أن يكون أول الصاعدين.</p><blockquote>كانت معنا قائمة بالحيوانات. رميناها في الليلة الثالثة.</blockquote><p><a href="/video/forty-fathoms">شاهد ما وجدوه</a>.</p>',
    ),
  },
  {
    key: 'a-forest-lit-by-hand',
    titleKey: 'the-lantern-wood',
    daysAgo: 4,
    title: localise(
      'A forest lit by hand',
      'Un bosque iluminado a mano',
      'Uma floresta iluminada à mão',
      'غابة أُضيئت باليد',
    ),
    summary: localise(
      'Two thousand lanterns, no two alike, and one person who knew where each of them hung.',
      'Dos mil faroles, ninguno igual a otro, y una persona que sabía dónde colgaba cada uno.',
      'Duas mil lanternas, nenhuma igual a outra, e uma pessoa que sabia onde estava cada uma.',
      'ألفا فانوس لا يشبه أحدها الآخر، وشخص واحد يعرف موضع كل منها.',
    ),
    text: localise(
      '<p>Nobody in the wood carries the same light twice. It began as a joke between two people who had too much time, and became the rule that everything else had to follow.</p><h2>Three things to look for</h2><ul><li>Lanterns burn lower whenever somebody lies</li><li>The oldest one is never shown whole</li><li>One of them is ours</li></ul><p><a href="/video/the-lantern-wood">Go into the wood</a>.</p>',
      '<p>Nadie en el bosque lleva dos veces la misma luz. Empezó como una broma entre dos personas con demasiado tiempo y acabó siendo la regla que todo lo demás tuvo que seguir.</p><h2>Tres cosas en las que fijarse</h2><ul><li>Los faroles arden más bajo cuando alguien miente</li><li>El más antiguo nunca se ve entero</li><li>Uno de ellos es el nuestro</li></ul><p><a href="/video/the-lantern-wood">Entra en el bosque</a>.</p>',
      '<p>Ninguém na floresta leva duas vezes a mesma luz. Começou como uma brincadeira entre duas pessoas com tempo a mais e tornou-se a regra que tudo o resto teve de seguir.</p><h2>Três coisas a procurar</h2><ul><li>As lanternas ardem mais baixo quando alguém mente</li><li>A mais antiga nunca se vê inteira</li><li>Uma delas é a nossa</li></ul><p><a href="/video/the-lantern-wood">Entra na floresta</a>.</p>',
      '<p>لا أحد في الغابة يحمل الضوء نفسه مرتين. بدأ الأمر مزحة بين شخصين لديهما وقت كثير، ثم صار القاعدة التي سار عليها كل شيء آخر.</p><h2>ثلاثة أشياء ترقّبها</h2><ul><li>تخبو الفوانيس كلما كذب أحدهم</li><li>أقدمها لا يظهر كاملاً أبداً</li><li>أحدها فانوسنا</li></ul><p><a href="/video/the-lantern-wood">ادخل الغابة</a>.</p>',
    ),
  },
  {
    key: 'frozen-in-on-purpose',
    titleKey: 'ice-year',
    daysAgo: 9,
    title: localise(
      'Frozen in, on purpose',
      'Atrapados en el hielo, a propósito',
      'Presos no gelo, de propósito',
      'عالقون في الجليد عن قصد',
    ),
    summary: localise(
      'A year of drift, told by the clock on the mess wall, which nobody agreed how to set.',
      'Un año a la deriva, contado por el reloj del comedor, que nadie se ponía de acuerdo en poner en hora.',
      'Um ano à deriva, contado pelo relógio da messe, que ninguém concordava como acertar.',
      'عام من الانجراف ترويه ساعة قاعة الطعام التي لم يتفقوا على ضبطها.',
    ),
    text: localise(
      '<p>When the sun does not rise for eleven weeks, a day is whatever the cook says it is. The twelve people on board voted on breakfast and let the rest follow.</p><p>The ship moved <em>two thousand kilometres</em> without its engine. <a href="/video/ice-year">Drift with them</a>.</p>',
      '<p>Cuando el sol no sale en once semanas, un día es lo que diga el cocinero. Las doce personas a bordo votaron el desayuno y dejaron que lo demás viniera solo.</p><p>El barco recorrió <em>dos mil kilómetros</em> sin su motor. <a href="/video/ice-year">Ve a la deriva con ellos</a>.</p>',
      '<p>Quando o sol não nasce durante onze semanas, um dia é o que o cozinheiro disser. As doze pessoas a bordo votaram o pequeno-almoço e deixaram o resto vir atrás.</p><p>O navio andou <em>dois mil quilómetros</em> sem motor. <a href="/video/ice-year">Vai à deriva com eles</a>.</p>',
      '<p>حين لا تشرق الشمس أحد عشر أسبوعاً يصبح اليوم ما يقوله الطباخ. صوّت الاثنا عشر على موعد الفطور وتركوا الباقي يتبعه.</p><p>قطعت السفينة <em>ألفي كيلومتر</em> بلا محرك. <a href="/video/ice-year">انجرف معهم</a>.</p>',
    ),
  },
  {
    key: 'the-stride-is-her-own',
    titleKey: 'the-last-lap',
    daysAgo: 15,
    title: localise('The stride is her own', 'La zancada es suya', 'A passada é dela', 'الخطوة خطوتها'),
    summary: localise(
      'Wanjiru Kamau ran every race of the film herself, most of them before breakfast.',
      'Wanjiru Kamau corrió ella misma todas las carreras de la película, casi siempre antes de desayunar.',
      'Wanjiru Kamau correu ela própria todas as corridas do filme, quase sempre antes do pequeno-almoço.',
      'ركضت وانجيرو كاماو كل سباقات الفيلم بنفسها، ومعظمها قبل الفطور.',
    ),
    text: localise(
      '<p>There was a double. She was sent home on the second day, with thanks, because she was slower.</p><p>Read about <a href="/fighters/wanjiru-kamau">Wanjiru Kamau</a>, or <a href="/video/the-last-lap">watch her run</a>.</p>',
      '<p>Había una doble. Se fue a casa el segundo día, con nuestro agradecimiento, porque era más lenta.</p><p>Conoce a <a href="/fighters/wanjiru-kamau">Wanjiru Kamau</a> o <a href="/video/the-last-lap">mírala correr</a>.</p>',
      '<p>Havia uma dupla. Foi para casa no segundo dia, com o nosso obrigado, porque era mais lenta.</p><p>Conhece <a href="/fighters/wanjiru-kamau">Wanjiru Kamau</a> ou <a href="/video/the-last-lap">vê-a correr</a>.</p>',
      '<p>كانت هناك بديلة. عادت إلى بيتها في اليوم الثاني مع الشكر لأنها كانت أبطأ.</p><p>تعرّف على <a href="/fighters/wanjiru-kamau">وانجيرو كاماو</a> أو <a href="/video/the-last-lap">شاهدها تركض</a>.</p>',
    ),
  },
];
