/** Files and what is wrong with each, by their path with the line. */
export function FileProblems({ files }: { files: [file: string, message: string][] }) {
  return (
    <ul className="flex flex-col gap-1">
      {files.map(([file, message]) => (
        <li key={file} className="break-words">
          <span className="type-code">{file}</span>: {message}
        </li>
      ))}
    </ul>
  );
}
