import { hash, verify } from '@node-rs/argon2';

/** Memory (KiB) and rounds of one hash. The package's default algorithm is argon2id. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}
const COST: HashCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** argon2id in PHC format. About 8 ms in a thread of its own: never inside a transaction. */
  hash(password: string): Promise<string>;
  /** Without a hash (no such user) the same work is done and the answer is false. */
  verify(password: string, passwordHash: string | undefined): Promise<boolean>;
}

export async function createPasswords(cost = COST): Promise<Passwords> {
  const decoy = await hash('nobody has this password', cost);
  return {
    hash: (password) => hash(password.normalize('NFKC'), cost),
    async verify(password, passwordHash) {
      const matches = await verify(passwordHash ?? decoy, password.normalize('NFKC'));
      return matches && passwordHash !== undefined;
    },
  };
}
