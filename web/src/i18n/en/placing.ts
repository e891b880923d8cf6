// Placement left to the computer, and plans of it.
export const placing = {
  placeLater: (n: number) =>
    n > 0 ? `For the goes to come: ${n} more` : 'The goes to come are ready too',
  placeLast: 'This is the last go',
  placeForMe: 'Place for me',
  advice: 'Any advice?',
  confirmPlan: 'Confirm the plan',
  planOn: 'Your plan goes on by itself at your next go.',
  planOff: 'The plan has stopped: change and confirm it at your next go.',
  claimsOn: 'The computer chooses for you at your next go.',
  planStop: 'Stop: I decide',
  claimForMe: 'Choose for me',
  claimAllForMe: 'Always choose for me',
};
