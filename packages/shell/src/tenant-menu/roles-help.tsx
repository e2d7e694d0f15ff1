import { makeStyles, tokens } from '@slotwise/shared/ui';

const useStyles = makeStyles({
  root: { maxWidth: '60ch', '& h3': { margin: '12px 0 4px', fontSize: tokens.fontSizeBase300 } },
  list: { margin: 0, paddingInlineStart: '20px', '& > li': { marginBlockEnd: '4px' } },
  text: { margin: 0 },
});

/** How roles work, in the words of the rules that the server keeps. */
export function RolesHelp() {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <p className={styles.text}>
        A role is a named group of permissions. What a person can see and do is what their one role allows.
      </p>
      <h3>Create a role</h3>
      <ol className={styles.list}>
        <li>Open the Roles page and choose Create. A name is needed, a description helps others.</li>
        <li>
          On the role’s card choose Edit Permissions, add permissions by dragging them there or by the Add button, and
          save.
        </li>
        <li>Choose Edit Users to add people in the same way, and save.</li>
      </ol>
      <h3>Good to know</h3>
      <ul className={styles.list}>
        <li>Everybody has one role: adding somebody to a role moves them out of the role they had.</li>
        <li>You can only give permissions that you hold yourself.</li>
        <li>At least one active user always keeps the permission manage_roles.</li>
        <li>Nothing changes until you save, and a saved change holds at once for everybody who has the role.</li>
        <li>When somebody else changes a role while you edit it, you are asked to refresh before you go on.</li>
        <li>Deleting a role leaves its users without one: they keep the dashboard and their own profile.</li>
      </ul>
    </div>
  );
}
