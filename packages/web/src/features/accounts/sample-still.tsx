/** A picture of a real sample app, running off the right edge. Decoration: it says nothing that a reader would miss. */
export function SampleStill() {
  return (
    <div aria-hidden className="relative hidden overflow-hidden bg-bench lg:block">
      <div className="notch absolute top-[14%] left-20 h-[72%] w-[1100px] overflow-hidden border border-line bg-raised shadow-pop" />
    </div>
  );
}
