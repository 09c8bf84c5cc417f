type Words = { title: string; text: string; action?: string };
type Named = (name: string) => Words;

/** What the pages say that stand where an address leads nowhere, in each language of the interface. */
export const errorPageTexts = {
  en: {
    noApp: {
      title: 'There is no app at this address',
      text: 'Check the address for typing mistakes. An app can be opened once it is published.',
      action: 'Open Whittle',
    },
    notPublished: ((name) => ({
      title: `${name} is not published yet`,
      text: 'Only you see this sentence: everybody else is told that there is no app at this address.',
      action: 'Open in the builder',
    })) as Named,
    beingPublished: {
      title: 'This app is being published',
      text: 'It appears here in a moment. This page loads again by itself.',
    },
    closedPreview: {
      title: 'This preview is not open in this browser',
      text: 'Previews are for whoever builds the app. Open the app in the builder to see its preview.',
      action: 'Open the builder',
    },
    notFound: {
      title: 'Nothing was found at this address',
      text: 'Check the address for typing mistakes.',
      action: 'Go to the start page',
    },
    signIn: { title: 'Sign in to go on', text: 'This page is for people who are signed in.', action: 'Sign in' },
    notAllowed: {
      title: 'You cannot open this page',
      text: 'Your account may not see what is at this address.',
      action: 'Go to the start page',
    },
    tooMany: {
      title: 'Too many requests',
      text: 'Wait a moment, then try again.',
      action: 'Try again',
    },
    unavailable: {
      title: 'This is not available right now',
      text: 'The server is busy, starting or stopping. Wait a moment, then try again.',
      action: 'Try again',
    },
    failed: {
      title: 'Something went wrong on the server',
      text: 'Nothing was changed. Try again. If it happens again, give the number below to whoever runs this server.',
      action: 'Try again',
    },
    refused: {
      title: 'This address cannot be opened',
      text: 'Go back and try again from there.',
    },
    byCode: {
      'file-link-invalid': {
        title: 'This link cannot be opened any more',
        text: 'It has expired or is not complete. Open the file from the app again.',
      },
      'return-not-allowed': {
        title: 'This app does not lead back to that address',
        text: 'Its owner can allow it in the builder, under Export.',
      },
    } as Record<string, Words>,
    requestId: 'Number of this request',
  },
  de: {
    noApp: {
      title: 'Unter dieser Adresse gibt es keine App',
      text: 'Prüfen Sie die Adresse auf Tippfehler. Eine App lässt sich öffnen, sobald sie veröffentlicht ist.',
      action: 'Whittle öffnen',
    },
    notPublished: ((name) => ({
      title: `${name} ist noch nicht veröffentlicht`,
      text: 'Diesen Satz sehen nur Sie: Allen anderen wird gesagt, dass es unter dieser Adresse keine App gibt.',
      action: 'Im Builder öffnen',
    })) as Named,
    beingPublished: {
      title: 'Diese App wird gerade veröffentlicht',
      text: 'Sie erscheint gleich hier. Diese Seite lädt von selbst neu.',
    },
    closedPreview: {
      title: 'Diese Vorschau ist in diesem Browser nicht geöffnet',
      text: 'Vorschauen sind für die Person, die die App baut. Öffnen Sie die App im Builder, um ihre Vorschau zu sehen.',
      action: 'Builder öffnen',
    },
    notFound: {
      title: 'Unter dieser Adresse wurde nichts gefunden',
      text: 'Prüfen Sie die Adresse auf Tippfehler.',
      action: 'Zur Startseite',
    },
    signIn: {
      title: 'Melden Sie sich an, um fortzufahren',
      text: 'Diese Seite ist für angemeldete Personen.',
      action: 'Anmelden',
    },
    notAllowed: {
      title: 'Sie können diese Seite nicht öffnen',
      text: 'Ihr Konto darf nicht sehen, was unter dieser Adresse steht.',
      action: 'Zur Startseite',
    },
    tooMany: {
      title: 'Zu viele Anfragen',
      text: 'Warten Sie einen Moment und versuchen Sie es dann noch einmal.',
      action: 'Noch einmal versuchen',
    },
    unavailable: {
      title: 'Gerade nicht erreichbar',
      text: 'Der Server ist ausgelastet, startet oder hält an. Warten Sie einen Moment und versuchen Sie es dann noch einmal.',
      action: 'Noch einmal versuchen',
    },
    failed: {
      title: 'Auf dem Server ist etwas schiefgegangen',
      text: 'Nichts wurde geändert. Versuchen Sie es noch einmal. Geschieht es wieder, nennen Sie die Nummer unten der Person, die diesen Server betreibt.',
      action: 'Noch einmal versuchen',
    },
    refused: {
      title: 'Diese Adresse lässt sich nicht öffnen',
      text: 'Gehen Sie zurück und versuchen Sie es von dort noch einmal.',
    },
    byCode: {
      'file-link-invalid': {
        title: 'Dieser Link lässt sich nicht mehr öffnen',
        text: 'Er ist abgelaufen oder unvollständig. Öffnen Sie die Datei noch einmal aus der App.',
      },
      'return-not-allowed': {
        title: 'Diese App führt nicht zu jener Adresse zurück',
        text: 'Ihr Eigentümer kann das im Builder unter Export erlauben.',
      },
    } as Record<string, Words>,
    requestId: 'Nummer dieser Anfrage',
  },
};

export type ErrorPageTexts = (typeof errorPageTexts)['en'];
export type { Words };
