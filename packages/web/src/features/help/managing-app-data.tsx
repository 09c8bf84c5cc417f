/** The help article behind the database panel's link (GRID-04). */
export function ManagingAppData() {
  return (
    <>
      <p>
        Every app keeps its data in entities. The Database view of the builder lists them on the left; choose one to see
        its records in a table. You see every record here, whatever the entity lets the people of your app see.
      </p>
      <Section title="Read and change records">
        <p>
          Click a cell, or go to it with the arrow keys, and type. Enter keeps what you typed, Escape leaves the cell as
          it was. Longer texts and JSON open in a dialog. A change is saved at once; when the server refuses it, the
          cell keeps what you typed and says why.
        </p>
        <p>
          New adds a row at the top. Fill it in and press the check mark to save it; a row without any value is not
          saved. Created At and User ID are filled in by the server and cannot be changed.
        </p>
      </Section>
      <Section title="Many records at once">
        <p>
          Hold Shift with the arrow keys to mark a range. Copy and paste work to and from spreadsheet programs, Delete
          empties the marked cells, Ctrl+D fills the first row of the range down. Tick rows to delete them together.
        </p>
      </Section>
      <Section title="Find and arrange">
        <p>
          Click a column header to sort, hold Shift to sort by several columns. Search looks through all text columns;
          filters narrow down by column. Columns can be moved, resized, pinned and hidden. The table remembers this for
          you, per entity.
        </p>
      </Section>
      <Section title="Change columns">
        <p>
          The menu of a column header renames it, changes its type, inserts columns beside it or deletes it. Each of
          these makes a new version of the app. Before a change of type you see which values can be converted; what
          cannot stays stored, and comes back with the earlier version.
        </p>
      </Section>
      <Section title="Who may see and change the records">
        <p>
          The chip beside the entity’s name says it in one sentence. To change it, choose another setting: the chat is
          asked to change the permissions, and what would let more people see the data waits for your click.
        </p>
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="type-heading">{title}</h2>
      {children}
    </section>
  );
}
