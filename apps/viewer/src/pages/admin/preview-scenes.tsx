// The content of each preview, rendered from a draft with the components of the real pages.
import type { PluginDraft, Preview } from '@matinee/contract';
import { MessagePanel } from '@matinee/ui';
import { useEffect, useRef } from 'react';
import { usePromoItems } from '../../entities/promo-item/promo-items-query.ts';
import { PromoStrip } from '../../entities/promo-item/promo-strip.tsx';
import { homeSectionKey } from '../../entities/section/section-query.ts';
import { PluginFrame } from '../../features/plugin/components/plugin-frame.tsx';
import { SectionView } from '../../features/section/components/section-view.tsx';
import { SignInForm } from '../../features/sign-in/components/sign-in-form.tsx';
import MenuDrawer from '../../features/site-navigation/components/deferred/menu-drawer.tsx';
import { NavigationSidePanel } from '../../features/site-navigation/components/deferred/navigation-side-panel.tsx';
import { Footer } from '../../features/site-navigation/components/footer.tsx';
import { SideNav } from '../../features/site-navigation/components/side-nav.tsx';
import { TopBar } from '../../features/site-navigation/components/top-bar.tsx';
import { useNavigationPanels } from '../../features/site-navigation/state/navigation-panels.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import styles from './preview-scenes.module.css';

function NavigationBar() {
  const { realm, paths } = useEnvironment();
  const { openedPanel } = useNavigationPanels();
  const homePath = paths.buildPath('HOME');
  return (
    <>
      <MenuDrawer open={openedPanel === 'menu'} />
      <NavigationSidePanel
        isOpen={openedPanel === 'sidePanel'}
        renderSignInForm={(close) => <SignInForm onSignedIn={close} />}
      />
      <TopBar returnPath={null} currentPath={homePath} isAuthPage={false} />
      {realm.topBarLayout === 'sidebar' && <SideNav currentPath={homePath} />}
    </>
  );
}

export function PageScene({ preview: { section }, sectionKey }: { preview: Preview; sectionKey: string }) {
  const { paths } = useEnvironment();
  return (
    <>
      <NavigationBar />
      <SectionScene section={section} sectionKey={sectionKey} />
      <Footer currentPath={paths.buildPath('HOME')} returnPath={null} />
    </>
  );
}

export interface SectionSceneProps extends Pick<Preview, 'section'> {
  sectionKey: string;
}

/** The key remounts `SectionView` when the preview shows another section. */
export function SectionScene({ section, sectionKey }: SectionSceneProps) {
  const { label } = useEnvironment();
  const promoItems = usePromoItems('home');
  if (!section)
    return <MessagePanel icon="film" title={label('homeEmptyTitle')} text={label('previewFixErrors')} />;
  const promo = sectionKey === homeSectionKey && <PromoStrip items={promoItems} />;
  return <SectionView key={section.section} section={section} promo={promo} />;
}

export function NotFoundScene() {
  const { paths } = useEnvironment();
  return (
    <>
      <NavigationBar />
      <NotFound />
      <Footer currentPath={paths.buildPath('HOME')} returnPath={null} />
    </>
  );
}

export function NavigationBarScene() {
  return (
    <>
      <NavigationBar />
      <div className={styles.content} />
    </>
  );
}

export function PluginScene({ plugins = [] }: { plugins?: Preview['plugins'] }) {
  const { label } = useEnvironment();
  if (plugins.length === 0) {
    return (
      <MessagePanel icon="film" title={label('previewNoPlugins')} text={label('previewNoPluginsText')} />
    );
  }
  return plugins.map((plugin) => (
    <section key={plugin.id} className={styles.plugin}>
      <h2>{plugin.title}</h2>
      {plugin.html !== undefined ? (
        <DraftPlugin key={plugin.html} plugin={plugin} html={plugin.html} />
      ) : plugin.isFrameAllowed && plugin.url ? (
        <PluginFrame plugin={{ ...plugin, url: plugin.url }} />
      ) : (
        <p>{label('previewPluginExternal')}</p>
      )}
    </section>
  ));
}

const draftFramePath = '/plugin-frames/-draft';

/** The plugin's document is posted into the frame, because it has a URL only after it is saved. */
function DraftPlugin({ plugin, html }: { plugin: PluginDraft; html: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = container.current?.querySelector('iframe');
    const sendHtml = () => frame?.contentWindow?.postMessage(html, '*');
    frame?.addEventListener('load', sendHtml, { once: true });
    return () => frame?.removeEventListener('load', sendHtml);
  }, [html]);
  return (
    <div ref={container}>
      <PluginFrame plugin={{ ...plugin, url: draftFramePath }} />
    </div>
  );
}
