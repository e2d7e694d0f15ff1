import { makeStaticStyles } from '@fluentui/react-components';

/**
 * The few global rules. Everything is scoped to our own root or to attributes that only our elements carry, because in
 * a partner's page without a shadow root these rules share the document with theirs.
 */
export const useBaseStyles = makeStaticStyles([
  {
    ':where([data-fui-icon])': { display: 'inline', lineHeight: '0' },
    '[data-fui-icon-rtl]': { transform: 'scaleX(-1)' },
    '[data-fui-icon-hidden]': { display: 'none' },
    ':where([data-slotwise-root])': {
      fontSize: '14px',
      lineHeight: '20px',
      WebkitFontSmoothing: 'antialiased',
      scrollbarWidth: 'thin',
    },
    ':where([data-slotwise-root] code)': { fontFamily: 'var(--fontFamilyMonospace)', fontSize: '0.93em' },
  },
  // As text: a media query among the rules above would be dropped. Animations end at once, since some wait for that; a transition must not
  // begin at all: every property of every element has one by default, and would keep its old value until the next frame, for scripts, too.
  `@media (prefers-reduced-motion: reduce) {
    [data-slotwise-root] *, [data-slotwise-root] *::before, [data-slotwise-root] *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      transition-delay: 0s !important;
      scroll-behavior: auto !important;
    }
  }`,
]);
