type Readme = {
  name: string;
  url: string;
  hasData: boolean;
  hasPrivateFiles: boolean;
  functions: number;
  notes: readonly string[];
};

/** `README.md`: what is in the project and what is not, for somebody who never saw Whittle. */
export function readme({ name, url, hasData, hasPrivateFiles, functions, notes }: Readme): string {
  return `# ${name.replace(/[\r\n]+/g, ' ')}

A React app, made with Whittle. It is a usual Vite project: any editor, any static host.

## Run it

\`\`\`
npm install
npm run build
\`\`\`

Node 20.19 or newer is needed. \`npm run dev\` shows the app while you change it, at http://localhost:5173.
\`dist/\` holds what \`npm run build\` made; put it on any host of static files. The host answers unknown addresses with
\`index.html\`, so that links into the app work.

## The server behind it

Records, sign-in and files stay on a Whittle server. \`.env\` names it:

\`\`\`
VITE_WHITTLE_URL      the address of the published app, such as ${url}
VITE_WHITTLE_APP_ID   the id of the app on that server
\`\`\`

The server answers only pages that the app's owner allowed. In the builder, open Export and add the addresses at which
this project runs, for example http://localhost:5173, under "Addresses that can call this app". The app must be published.

To move to another server, import this folder there, publish, and change both lines.

## What is where

\`\`\`
src/pages, src/components, ...   the app's own code
src/components/ui                the parts it is built from; change them as you like
src/entities, src/api, ...       the calls of the server, under the names that the code imports
src/whittle                      the client of the server, the page model, base styles
whittle/entities                 the schemas of the data, with who may read and write
whittle/app.json                 name and settings, and what an import needs
${hasData ? 'data                             records, one JSON object a line, and the people without passwords\n' : ''}public/files                     uploaded files
\`\`\`

## What is not inside

- ${hasData ? 'Passwords, sign-ins and the history of changes.' : 'Data: this export was made without it.'}
${hasData && !hasPrivateFiles ? '- Private files: this export was made without them.\n' : ''}- Versions before this one and the conversation with the assistant.
- Keys of models, mail and other services; they belong to the server.
${functions > 0 ? `- A place where functions run: ${functions === 1 ? 'one is' : `${functions} are`} kept in whittle/functions as written.\n` : ''}${
    notes.length > 0 ? `\n## What does not work as it stands\n\n${notes.map((note) => `- ${note}`).join('\n')}\n` : ''
  }`;
}
