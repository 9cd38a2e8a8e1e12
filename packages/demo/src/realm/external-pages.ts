// The external pages of the demo realm.

import type { RealmFileInput } from '@matinee/contract';
import { localise } from '../localise.ts';

export const demoExternalPages = [
  {
    id: 'about',
    title: localise('About Lanterna', 'Sobre Lanterna', 'Sobre a Lanterna', 'عن لانتيرنا'),
    text: localise(
      '<p>Lanterna is a small cinema without a building. <strong>Films, shorts and three series</strong> live here, and every one of them was drawn, scored and spoken by the machine that shows them to you.</p><h2>What this is</h2><p>A demonstration. Nothing on these pages was filmed, nobody in them exists, and all of it may be thrown away the day you put your own titles in.</p><h2>Where to begin</h2><ul><li><a href="/browse">Browse everything</a> by genre and kind</li><li>See <a href="/releases">what is new</a></li><li>Meet <a href="/fighters">the people</a> in front of the lens and behind it</li></ul>',
      '<p>Lanterna es un pequeño cine sin edificio. Aquí viven <strong>películas, cortos y tres series</strong>, y todas las dibujó, musicalizó y locutó la misma máquina que te las enseña.</p><h2>Qué es esto</h2><p>Una demostración. Nada de lo que ves se rodó, nadie de los que aparecen existe, y todo se puede tirar el día que pongas tus propios títulos.</p><h2>Por dónde empezar</h2><ul><li><a href="/browse">Explora todo</a> por género y tipo</li><li>Mira <a href="/releases">qué hay de nuevo</a></li><li>Conoce a <a href="/fighters">las personas</a> de delante y detrás de la cámara</li></ul>',
      '<p>A Lanterna é um pequeno cinema sem edifício. Aqui vivem <strong>filmes, curtas e três séries</strong>, e todos foram desenhados, musicados e narrados pela máquina que tos mostra.</p><h2>O que é isto</h2><p>Uma demonstração. Nada disto foi filmado, ninguém aqui existe, e tudo pode ir fora no dia em que puseres os teus títulos.</p><h2>Por onde começar</h2><ul><li><a href="/browse">Explora tudo</a> por género e tipo</li><li>Vê <a href="/releases">o que há de novo</a></li><li>Conhece <a href="/fighters">as pessoas</a> à frente e atrás da câmara</li></ul>',
      '<p>لانتيرنا سينما صغيرة بلا مبنى. يعيش هنا <strong>أفلام طويلة وقصيرة وثلاثة مسلسلات</strong>، رسمتها ولحّنتها ونطقت بها الآلة نفسها التي تعرضها لك.</p><h2>ما هذا</h2><p>عرض توضيحي. لم يُصوَّر شيء مما هنا، ولا وجود لأحد فيه، ويمكن التخلص منه كله يوم تضع عناوينك أنت.</p><h2>من أين تبدأ</h2><ul><li><a href="/browse">تصفّح كل شيء</a> حسب النوع والشكل</li><li>شاهد <a href="/releases">ما الجديد</a></li><li>تعرّف على <a href="/fighters">الأشخاص</a> أمام الكاميرا وخلفها</li></ul>',
    ),
  },
  {
    id: 'help',
    title: localise('Help', 'Ayuda', 'Ajuda', 'المساعدة'),
    text: localise(
      '<h2>A film does not start</h2><p>New films are generated while you browse. If the player says that a film is being prepared, it starts by itself as soon as it is ready.</p><h2>A lock on a card</h2><p>Some titles need you to sign in, which is free. Others need a licence. The title’s page says which.</p><h2>Keys</h2><ul><li><strong>Arrow keys</strong> move between cards, <strong>Enter</strong> opens one</li><li><strong>Space</strong> plays and pauses, <strong>F</strong> fills the screen, <strong>M</strong> mutes</li></ul>',
      '<h2>Una película no empieza</h2><p>Las películas nuevas se generan mientras navegas. Si el reproductor dice que una película se está preparando, empezará sola en cuanto esté lista.</p><h2>Un candado en una tarjeta</h2><p>Algunos títulos requieren iniciar sesión, que es gratis. Otros requieren una licencia. La página del título indica cuál.</p><h2>Teclas</h2><ul><li>Las <strong>flechas</strong> mueven entre tarjetas, <strong>Intro</strong> abre una</li><li><strong>Espacio</strong> reproduce y pausa, <strong>F</strong> llena la pantalla, <strong>M</strong> silencia</li></ul>',
      '<h2>Um filme não começa</h2><p>Os filmes novos são gerados enquanto navegas. Se o leitor disser que um filme está a ser preparado, começa sozinho assim que estiver pronto.</p><h2>Um cadeado num cartão</h2><p>Alguns títulos exigem que inicies sessão, o que é gratuito. Outros exigem uma licença. A página do título indica qual.</p><h2>Teclas</h2><ul><li>As <strong>setas</strong> movem entre cartões, <strong>Enter</strong> abre um</li><li><strong>Espaço</strong> reproduz e pausa, <strong>F</strong> enche o ecrã, <strong>M</strong> tira o som</li></ul>',
      '<h2>فيلم لا يبدأ</h2><p>تُولَّد الأفلام الجديدة أثناء تصفحك. إذا أظهر المشغّل أن الفيلم قيد التحضير فسيبدأ من تلقاء نفسه حالما يصبح جاهزًا.</p><h2>قفل على بطاقة</h2><p>تتطلب بعض العناوين تسجيل الدخول، وهو مجاني، ويتطلب بعضها الآخر ترخيصًا. صفحة العنوان تبيّن المطلوب.</p><h2>المفاتيح</h2><ul><li><strong>الأسهم</strong> تنقلك بين البطاقات و<strong>Enter</strong> يفتح إحداها</li><li><strong>المسافة</strong> للتشغيل والإيقاف، و<strong>F</strong> لملء الشاشة، و<strong>M</strong> لكتم الصوت</li></ul>',
    ),
  },
] satisfies RealmFileInput['externalPages'];
