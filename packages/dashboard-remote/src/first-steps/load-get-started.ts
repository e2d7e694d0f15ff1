/** Only who begins needs its code. */
export const loadGetStarted = () => import(/* webpackChunkName: "card-get-started" */ './get-started');
