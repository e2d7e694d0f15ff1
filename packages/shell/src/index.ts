// Behind an import(), so that the modules shared with remotes are agreed on before anything uses them.
import(/* webpackChunkName: "shell" */ './bootstrap/main').catch((error: unknown) => {
  console.error('The page could not be started.', error);
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = 'Slotwise could not be loaded. Check your connection, then try again. ';
  const retry = document.createElement('button');
  retry.textContent = 'Reload page';
  retry.addEventListener('click', () => location.reload());
  text.append(retry);
  document.getElementById('root')?.replaceChildren(text);
});
