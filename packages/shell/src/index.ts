import { showLastResort } from './last-resort';

// Behind an import(), so that the modules shared with remotes are agreed on before anything uses them.
import(/* webpackChunkName: "shell" */ './bootstrap/main').catch((error: unknown) => {
  console.error('The page could not be started.', error);
  showLastResort(error);
});
