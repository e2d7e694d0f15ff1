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
import { useMemo, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Announcer } from './announcer';
import { useBaseStyles } from './base-styles';
import { themeFor } from './theme';
import type { Density, SlotwiseTheme, ThemeName } from './theme';

const useStyles = makeStyles({
  root: { height: '100%', minHeight: 0, position: 'relative', isolation: 'isolate' },
});

export interface AppProvidersProps {
  theme: ThemeName;
  density?: Density;
  /** Where the styles go: the page's document, or the shadow root that the application lives in. */
  root?: Document | ShadowRoot;
  /** The page's CSP nonce. Without it a strict policy drops every style silently, or, beside a shadow root, complains. */
  nonce?: string;
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
  targetDocument: Document;
  announceIn: Element;
  className?: string;
  children: ReactNode;
}

function Themed({ theme, themeName, density, targetDocument, announceIn, className, children }: ThemedProps) {
  const styles = useStyles();
  useBaseStyles();
  return (
    // No class here: Fluent copies the provider's classes to every portal, whose layout they would break.
    <FluentProvider theme={theme} targetDocument={targetDocument} style={fullHeight}>
      <div
        className={mergeClasses(styles.root, className)}
        data-slotwise-root=""
        data-theme={themeName}
        data-density={density}
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
export function AppProviders(props: AppProvidersProps) {
  const { theme: themeName, density = 'comfortable', root = document, nonce, idPrefix, className, children } = props;
  const shadowRoot = root instanceof ShadowRoot ? root : undefined;
  const targetDocument = root instanceof ShadowRoot ? root.ownerDocument : root;
  const [mountNode, setMountNode] = useState<HTMLElement | null>(null);
  const renderer = useMemo(() => {
    const styleElement = nonce ? { styleElementAttributes: { nonce } } : {};
    return shadowRoot
      ? Object.assign(createShadowDOMRenderer(shadowRoot), styleElement)
      : createDOMRenderer(targetDocument, styleElement);
  }, [shadowRoot, targetDocument, nonce]);
  const theme = themeFor(themeName, density);
  const themed = { theme, themeName, density, targetDocument, className, children };

  const content = shadowRoot ? (
    <div style={shadowStyle(theme)}>
      {mountNode && (
        <PortalMountNodeProvider value={mountNode}>
          <Themed {...themed} announceIn={mountNode} />
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
