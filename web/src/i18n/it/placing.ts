// Placement left to the computer, and plans of it.
export const placing = {
  placeLater: (n: number) =>
    n > 0 ? `Per le prossime mani: ancora ${n}` : 'Anche le prossime mani sono pronte',
  placeLast: 'È l’ultima mano',
  placeForMe: 'Piazza per me',
  advice: 'Un consiglio?',
  confirmPlan: 'Conferma il piano',
  planOn: 'Il tuo piano va avanti da sé alla prossima mano.',
  planOff: 'Il piano è fermo: alla prossima mano lo rivedi e confermi.',
  claimsOn: 'Il computer sceglie per te alla prossima mano.',
  planStop: 'Ferma: decido io',
  claimForMe: 'Scegli per me',
  claimAllForMe: 'Scegli sempre per me',
};
