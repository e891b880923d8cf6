// Words of the page about certificates and of the dice page.
export const certificatePage = {
  title: 'Connessione sicura',
  lead: 'Con una connessione sicura le pagine restano sul telefono e funzionano anche quando manca la rete.',
  done: 'Questo dispositivo ha già una connessione sicura con il server: non serve altro.',
  none: 'Questo server non ha un’autorità sua da scaricare.',
  noneHint:
    'Se non risponde in https, chi lo gestisce può prepararla con kamchatka certificate: poi questa pagina spiega il resto.',
  download: 'Scarica il certificato',
  downloadTitle: '1. Scarica l’autorità del circolo',
  downloadText:
    'È il certificato con cui il computer del circolo garantisce per sé. Vale solo per le reti locali: non può garantire per nessun altro sito.',
  fingerprint: 'Impronta SHA-256, da confrontare con quella che legge chi gestisce il server:',
  installTitle: '2. Installala',
  systems: {
    android: 'Android',
    iphone: 'iPhone e iPad',
    windows: 'Windows',
    mac: 'Mac',
  },
  steps: {
    android: [
      'Apri Impostazioni e cerca «certificato CA» (di solito è in Sicurezza, Crittografia e credenziali).',
      'Scegli Installa un certificato, poi Certificato CA, e conferma con Installa comunque.',
      'Scegli il file authority.crt fra i download.',
    ],
    iphone: [
      'Apri questa pagina con Safari, scarica il certificato e tocca Consenti.',
      'In Impostazioni tocca Profilo scaricato, poi Installa.',
      'In Impostazioni, Generali, Info, Attendibilità certificati: attiva quello del circolo.',
    ],
    windows: [
      'Apri il file scaricato e scegli Installa certificato, Utente corrente.',
      'Scegli di metterlo in Autorità di certificazione radice attendibili.',
      'Chiudi e riapri il browser.',
    ],
    mac: [
      'Apri il file scaricato: si apre Accesso Portachiavi.',
      'Doppio clic sul certificato, Attendibilità, Fidati sempre.',
    ],
  },
  openTitle: '3. Apri il server',
  open: 'Apri in https',
  openText: 'Se il browser avvisa ancora, chiudilo e riaprilo.',
  remove: 'Quando non serve più, si toglie dalle stesse impostazioni.',
  share: 'Per un altro telefono: inquadra questo codice.',
};

export const dicePage = {
  title: 'I dadi',
  lead: 'Nessuno deve fidarsi di noi: ogni dado di ogni partita si può ricalcolare.',
  how: 'Come funziona',
  steps: {
    commit:
      'Prima della partita il server sorteggia 32 byte, il seme, e ne pubblica l’impronta SHA-256. Da quel momento non può più cambiarlo.',
    promise:
      'Il browser di ogni giocatore sorteggia 16 byte suoi e ne promette l’impronta. Così il server non può scegliere un seme che gli convenga, e nessuno può scegliere i suoi byte vedendo quelli degli altri.',
    contribute:
      'Quando tutti hanno promesso, ogni browser scopre i suoi byte. Per i bot, gli assenti e chi non mantiene la promessa supplisce il seme, e il verbale lo dice.',
    stream:
      'Dal seme e dai contributi, con SHA-256, nasce una sola fila di byte: ogni dado, carta e territorio ne consuma il prossimo. I byte che favorirebbero i numeri bassi si scartano.',
    reveal:
      'A partita finita il server scopre il seme. Il tuo browser controlla l’impronta e rifà tutti i lanci, uno per uno, confrontandoli con quelli che ha visto.',
  },
  notes: 'Che cosa vuol dire',
  noteUntil:
    '«Fino in fondo» lancia gli stessi dadi di un lancio alla volta: nessuna scorciatoia, nessuna probabilità diversa.',
  noteBalanced:
    'Non esistono dadi «bilanciati»: una serie sfortunata capita, e le statistiche di ogni partita lo mostrano.',
  noteFuture:
    'Nessun lancio futuro viene mai spedito a un browser, e il mazzo non è mescolato in anticipo.',
  try: 'Prova',
  tryText: 'Lancia qui dadi con lo stesso procedimento, da un seme a caso del tuo browser.',
  throw: (n: number) => `Lancia ${n} dadi`,
  counts: 'Quante volte è uscita ogni faccia',
  total: (n: number) => `${n} dadi`,
  own: 'Il codice',
  ownText: 'Con il seme e i contributi, queste righe di Python danno gli stessi numeri:',
};
