// Fails when shell, shared or the platform of the server names a feature, and says where.
import { fileURLToPath } from 'node:url';
import { findFeatureWords } from './feature-words.mjs';
import { ALLOWED } from './permitted-words.mjs';

const { faults, unused } = await findFeatureWords(fileURLToPath(new URL('..', import.meta.url)), ALLOWED);
for (const { file, word, said } of faults)
  console.log(`${file} names the feature "${word}", which only its own packages may know: ${said}`);
for (const permit of unused) console.log(`scripts/permitted-words.mjs allows what nothing says: ${permit}`);
if (faults.length + unused.length > 0) {
  console.log(
    'docs/how-to.md says how features plug into the platform; words of its own are PLATFORM_WORDS of scripts/permitted-words.mjs.',
  );
  process.exitCode = 1;
}
