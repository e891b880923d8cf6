// Entering things at a judge's table, in Italian: drafts, the order of play, objectives; and what a page
// that came by http cannot do.
export const entryWords = {
  insecure: {
    title: 'Qui non si lavora senza rete.',
    start:
      'La pagina arriva per http, non per https: senza rete non si riapre. Quello che scrivi resta comunque su questo dispositivo e si invia quando la rete torna.',
    how: 'Come avere la pagina per https.',
    browser:
      'Questo browser, o questa finestra privata, non tiene la pagina: senza rete non si riapre. Quello che scrivi si invia quando la rete torna.',
    table: 'Senza rete questa pagina non si riapre: se manca, non ricaricarla e non chiuderla.',
    offline:
      'Senza rete. Il libro è su questo dispositivo e si invia da solo, ma finché la rete manca non ricaricare e non chiudere la pagina: non si riaprirebbe.',
  },
  draft: {
    startOver: 'Ricomincia',
    startOverAsk: 'Davvero da capo?',
  },
  hand: { label: 'Un tocco', put: 'Metti', take: 'Togli' },
  order: {
    title: 'Ordine di mano',
    hint: 'Tocca i giocatori nell’ordine uscito dai dadi, a partire dal primo di mano.',
    othersFollow: 'Gli altri a seguire, come seduti',
    nth: (number: number) => `Giocatore ${number}`,
  },
  objective: {
    search: 'Cerca una carta o un territorio',
    ours: 'nostra',
    written: 'scritta al tavolo',
    oursText:
      'Le carte «nostre» sono quattro e completano il mazzo da venti: non sono quelle stampate (R-2). Se al tavolo c’è una carta che qui manca, scrivila.',
    another: 'Un’altra carta',
    anotherText:
      'Il nome e i territori come sono stampati sulla carta. Vale per questo tavolo e resta nel libro.',
    cardName: 'Nome della carta',
    cardLands: (count: number, points: number) =>
      `Territori della carta: ${count}, punti: ${points}`,
    unusual:
      'Le carte stampate valgono 86 punti e hanno almeno due continenti interi: ricontrolla. Si può scrivere lo stesso.',
    writeCard: 'Scrivi la carta',
  },
};
