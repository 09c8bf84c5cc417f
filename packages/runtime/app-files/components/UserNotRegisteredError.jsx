export default function UserNotRegisteredError() {
  return (
    <main className="mx-auto flex min-h-screen max-w-md flex-col justify-center gap-2 p-6">
      <h1 className="text-xl font-semibold">You have no access to this app</h1>
      <p className="text-muted-foreground">
        Your account is not registered for it. Ask whoever runs the app for an invitation, or sign in with another
        account.
      </p>
    </main>
  );
}
