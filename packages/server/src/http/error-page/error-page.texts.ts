type Words = { title: string; text: string; action?: string };
type Named = (name: string) => Words;

/** What the pages say that stand where an address leads nowhere, in each language of the interface. */
export const errorPageTexts = {
  en: {
    noApp: {
      title: 'There is no app at this address',
      text: 'Check the address for typos. An app can be opened once it is published.',
      action: 'Open Whittle',
    },
    notPublished: ((name) => ({
      title: `${name} is not published yet`,
      text: 'Only you see this message. Everyone else is told that there is no app at this address.',
      action: 'Open in the builder',
    })) as Named,
    beingPublished: {
      title: 'This app is being published',
      text: 'It appears here in a moment. This page reloads automatically.',
    },
    closedPreview: {
      title: 'You cannot open this preview here',
      text: 'Previews are for whoever builds the app. Open the app in the builder to see its preview.',
      action: 'Open the builder',
    },
    notFound: {
      title: 'There is nothing at this address',
      text: 'Check the address for typos.',
      action: 'Go to the start page',
    },
    signInInTab: ((name) => ({
      title: `Open ${name} in its own tab`,
      text: 'This app needs you to sign in, which is not possible inside another website.',
      action: 'Open in a new tab',
    })) as Named,
    signIn: { title: 'Sign in to continue', text: 'This page is for people who are signed in.', action: 'Sign in' },
    notAllowed: {
      title: 'You cannot open this page',
      text: 'Your account does not have access to this address.',
      action: 'Go to the start page',
    },
    tooMany: {
      title: 'Too many requests',
      text: 'Wait a moment, then try again.',
      action: 'Try again',
    },
    unavailable: {
      title: 'This is not available right now',
      text: 'The server is busy, starting or stopping. This page reloads automatically.',
      action: 'Try again',
    },
    failed: {
      title: 'Something went wrong on the server',
      text: 'Nothing was changed. Try again. If it happens again, give the request number below to the person who runs this server.',
      action: 'Try again',
    },
    refused: {
      title: 'This address cannot be opened',
      text: 'Go back and try again from there.',
    },
    byCode: {
      'file-link-invalid': {
        title: 'This link can no longer be opened',
        text: 'It is incomplete or has expired. Open the file from the app again.',
      },
      'return-not-allowed': {
        title: 'This app does not allow returning to that address',
        text: 'Its owner can allow it in the builder, under Export.',
      },
    } as Record<string, Words>,
    requestId: 'Request number',
  },
  de: {
    noApp: {
      title: 'Unter dieser Adresse gibt es keine App',
      text: 'Prüfen Sie die Adresse auf Tippfehler. Eine App lässt sich öffnen, sobald sie veröffentlicht ist.',
      action: 'Whittle öffnen',
    },
    notPublished: ((name) => ({
      title: `${name} ist noch nicht veröffentlicht`,
      text: 'Diese Meldung sehen nur Sie. Allen anderen wird angezeigt, dass es unter dieser Adresse keine App gibt.',
      action: 'Im Builder öffnen',
    })) as Named,
    beingPublished: {
      title: 'Diese App wird gerade veröffentlicht',
      text: 'Sie erscheint gleich hier. Diese Seite wird automatisch neu geladen.',
    },
    closedPreview: {
      title: 'Diese Vorschau lässt sich hier nicht öffnen',
      text: 'Vorschauen sind für die Person, die die App erstellt. Öffnen Sie die App im Builder, um ihre Vorschau zu sehen.',
      action: 'Builder öffnen',
    },
    notFound: {
      title: 'Unter dieser Adresse gibt es nichts',
      text: 'Prüfen Sie die Adresse auf Tippfehler.',
      action: 'Zur Startseite',
    },
    signInInTab: ((name) => ({
      title: `${name} in einem eigenen Tab öffnen`,
      text: 'Für diese App müssen Sie sich anmelden. Innerhalb einer anderen Website ist das nicht möglich.',
      action: 'In neuem Tab öffnen',
    })) as Named,
    signIn: {
      title: 'Melden Sie sich an, um fortzufahren',
      text: 'Diese Seite ist für angemeldete Personen.',
      action: 'Anmelden',
    },
    notAllowed: {
      title: 'Sie können diese Seite nicht öffnen',
      text: 'Ihr Konto hat keinen Zugriff auf diese Adresse.',
      action: 'Zur Startseite',
    },
    tooMany: {
      title: 'Zu viele Anfragen',
      text: 'Warten Sie einen Moment und versuchen Sie es dann erneut.',
      action: 'Erneut versuchen',
    },
    unavailable: {
      title: 'Gerade nicht erreichbar',
      text: 'Der Server ist ausgelastet, wird gestartet oder beendet. Diese Seite wird automatisch neu geladen.',
      action: 'Erneut versuchen',
    },
    failed: {
      title: 'Auf dem Server ist ein Fehler aufgetreten',
      text: 'Es wurde nichts geändert. Versuchen Sie es erneut. Tritt der Fehler wieder auf, geben Sie die Anfragenummer unten an die Person weiter, die diesen Server betreibt.',
      action: 'Erneut versuchen',
    },
    refused: {
      title: 'Diese Adresse lässt sich nicht öffnen',
      text: 'Gehen Sie zurück und versuchen Sie es von dort erneut.',
    },
    byCode: {
      'file-link-invalid': {
        title: 'Dieser Link lässt sich nicht mehr öffnen',
        text: 'Er ist abgelaufen oder unvollständig. Öffnen Sie die Datei noch einmal aus der App.',
      },
      'return-not-allowed': {
        title: 'Diese App erlaubt keine Rückkehr zu dieser Adresse',
        text: 'Der Eigentümer kann sie im Builder unter „Exportieren“ erlauben.',
      },
    } as Record<string, Words>,
    requestId: 'Anfragenummer',
  },
};

export type ErrorPageTexts = (typeof errorPageTexts)['en'];
export type { Words };
