import {
  createDOMRenderer,
  FluentProvider,
  IdPrefixProvider,
  makeStyles,
  mergeClasses,
  PortalMountNodeProvider,
  RendererProvider,
} from '@fluentui/react-components';
import { createShadowDOMRenderer } from '@griffel/shadow-dom';
import { directionOf, LocaleProvider, sharedWords, type Direction } from '@slotwise/shared/words';
import { Suspense, useLayoutEffect, useMemo, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Announcer } from './announcer';
import { useBaseStyles } from './base-styles';
import { PictureBase } from './picture-base';
import { withOwnRem } from './own-rem';
import { usePrinting } from './print/use-printing';
import { themeFor } from './theme';
import type { Density, SlotwiseTheme, ThemeName } from './theme';

const useStyles = makeStyles({
  root: { height: '100%', minHeight: 0, position: 'relative', isolation: 'isolate' },
});

export interface AppProvidersProps {
  theme: ThemeName;
  density?: Density;
  /** BCP 47 tag of the reader's locale: screens use its language, if there are words in it, and its direction. */
  locale?: string;
  /** Direction of the page around the application, in any language of the application. */
  direction?: Direction | undefined;
  /** The application is all of the page, whose document then says the language and direction as well. */
  wholePage?: boolean;
  /** Root of the styles: the page's document, or the shadow root that the application lives in. */
  root?: Document | ShadowRoot;
  /** The page's CSP nonce. Without it a strict policy drops every style silently, or, beside a shadow root, complains. */
  nonce?: string;
  /** Address of the server that pictures come from, where it is not the page's. */
  server?: string;
  /** Keeps generated ids apart when several applications share one document. */
  idPrefix?: string;
  className?: string;
  children: ReactNode;
}

const fullHeight: CSSProperties = { height: '100%' };

interface ThemedProps {
  theme: SlotwiseTheme;
  themeName: ThemeName;
  density: Density;
  direction?: Direction | undefined;
  wholePage?: boolean;
  targetDocument: Document;
  announceIn: Element;
  className?: string;
  children: ReactNode;
}

function Themed(props: ThemedProps) {
  const { theme, themeName, density, wholePage, targetDocument, announceIn, className, children } = props;
  const styles = useStyles();
  useBaseStyles();
  const { language } = sharedWords.useWords();
  const dir = props.direction ?? directionOf(language);
  useLayoutEffect(() => {
    if (wholePage) Object.assign(targetDocument.documentElement, { lang: language, dir });
  }, [wholePage, targetDocument, language, dir]);
  return (
    // No class here: Fluent copies the provider's classes to every portal, whose layout they would break.
    <FluentProvider theme={theme} dir={dir} targetDocument={targetDocument} style={fullHeight}>
      <div
        className={mergeClasses(styles.root, className)}
        data-slotwise-root=""
        data-theme={themeName}
        data-density={density}
        lang={language}
        style={{ colorScheme: themeName === 'light' ? 'light' : 'dark' }}
      >
        <Announcer container={announceIn}>{children}</Announcer>
      </div>
    </FluentProvider>
  );
}

/**
 * Fluent writes a theme's CSS variables into the document's head, where a shadow root does not see them; here they stand
 * inline around everything, portals included. `all: initial` keeps out what the host page would pass on by inheritance.
 */
function shadowStyle(theme: SlotwiseTheme): CSSProperties {
  const variables = Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--${name}`, value]));
  return { all: 'initial', display: 'block', height: '100%', ...variables };
}

/** Styles, theme, portals and announcements for one application in one document or shadow root. */
export function AppProviders({ locale = 'en', server, ...props }: AppProvidersProps) {
  return (
    <LocaleProvider locale={locale}>
      <PictureBase value={server}>
        {/* Nothing can be drawn before the words for it are here; English ones always are. */}
        <Suspense fallback={null}>
          <StyledPlace {...props} />
        </Suspense>
      </PictureBase>
    </LocaleProvider>
  );
}

function StyledPlace(props: Omit<AppProvidersProps, 'locale' | 'server'>) {
  const { density = 'comfortable', root = document, nonce, idPrefix } = props;
  // Paper is white.
  const themeName = usePrinting() ? 'light' : props.theme;
  const theme = themeFor(themeName, density);
  const shadowRoot = root instanceof ShadowRoot ? root : undefined;
  const targetDocument = root instanceof ShadowRoot ? root.ownerDocument : root;
  const [mountNode, setMountNode] = useState<HTMLElement | null>(null);
  const renderer = useMemo(() => {
    const styleElement = nonce ? { styleElementAttributes: { nonce } } : {};
    return shadowRoot
      ? Object.assign(withOwnRem(createShadowDOMRenderer(shadowRoot), shadowRoot), styleElement)
      : createDOMRenderer(targetDocument, styleElement);
  }, [shadowRoot, targetDocument, nonce]);
  const { wholePage, direction, className, children } = props;
  const themed = { theme, themeName, density, direction, wholePage, targetDocument, className, children };

  const content = shadowRoot ? (
    <div style={shadowStyle(theme)}>
      {mountNode && (
        <PortalMountNodeProvider value={mountNode}>
          {/* Inside of the node: while words are waited for, React would take the node away that all of it is drawn for. */}
          <Suspense fallback={null}>
            <Themed {...themed} announceIn={mountNode} />
          </Suspense>
        </PortalMountNodeProvider>
      )}
      <div ref={setMountNode} />
    </div>
  ) : (
    <Themed {...themed} announceIn={targetDocument.body} />
  );

  return (
    <RendererProvider renderer={renderer} targetDocument={targetDocument}>
      {idPrefix ? <IdPrefixProvider value={idPrefix}>{content}</IdPrefixProvider> : content}
    </RendererProvider>
  );
}
