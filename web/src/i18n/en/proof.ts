// The proof of the dice: what is compared, with what, and what does not fit.
export const proof = {
  commitment: 'Fingerprint of the seed',
  commitmentNote:
    'Published before the first throw. After the game the seed is shown and checked against what this browser has seen.',
  verify: 'Check the dice',
  verifying: 'Checking…',
  verified: (n: number) =>
    `All correct: ${n} throws, cards and territories worked out again from the seed.`,
  shares: (kept: number, supplied: number) =>
    `Contributions promised and shown: ${kept}; supplied by the seed: ${supplied}.`,
  asSeen:
    'Compared with what this browser saw during the game and kept, not with the server’s record.',
  toldAfterwards: (n: number, all: number) =>
    `Of ${all} events, this browser was told ${n} only when the game was over: for those it is what the server says now.`,
  missing: 'This browser has not seen the whole game, and the server does not tell the rest.',
  differs: (event: number, seen: string, due: string) =>
    `Wrong at event ${event}: seen ${seen}, the seed gives ${due}.`,
  toldOtherwise: (event: number, seen: string, told: string) =>
    `The server now tells another game. At event ${event} this browser saw ${seen}; now it is told ${told}.`,
  opening: {
    order: (who: string) => `The contribution of ${who} came before all had promised.`,
    promise: (who: string) => `The contribution of ${who} is not the one promised.`,
    supply: (who: string) => `What was supplied for ${who} does not come from the seed.`,
    hidden_supply: (who: string) => `The contribution said to be of ${who} comes from the seed.`,
    own_promise: () => 'The promise of this browser was changed.',
    own_contribution: () => 'The contribution of this browser was changed or left out.',
  },
  unfinished: 'The seed has not been shown yet.',
  brokenCommitment: 'The seed shown does not match the fingerprint.',
  nothingPromised: 'This game promised no seed.',
};
