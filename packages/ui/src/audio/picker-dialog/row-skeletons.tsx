/** The text lines' widths in %, so that the rows look like text. */
const lengths = [38, 52, 31, 46, 35, 55, 42, 33];

/**
 * Placeholder rows in the shape of `PickerRow`. In forced colours, only backgrounds in system colours are visible, and
 * every border is drawn.
 */
export function RowSkeletons() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 overflow-hidden mask-b-from-30% mask-b-to-85% ps-3 pe-1.5 pointer-coarse:pe-3"
    >
      {lengths.map((length) => (
        <div key={length} className="border-b border-line py-1">
          <div className="items-center border border-transparent @min-[40rem]:flex forced-colors:border-[Canvas]">
            <div className="m-1 flex min-h-12 grow items-center gap-3 px-2">
              <span className="size-5 shrink-0 rounded-full border border-line-strong" />
              <span className="size-11 shrink-0 rounded-full bg-sunken @max-[15rem]:hidden forced-colors:bg-[GrayText]" />
              <span className="grid grow gap-2.5">
                <span className="h-3 w-24 max-w-full rounded-full bg-line forced-colors:bg-[GrayText]" />
                <span
                  className="h-2.5 max-w-full rounded-full bg-sunken forced-colors:bg-[GrayText]"
                  style={{ width: `${length}%` }}
                />
              </span>
            </div>
            <div className="ms-11 me-3 mb-2 flex items-center gap-3 @max-[20rem]:ms-3 @min-[40rem]:ms-2 @min-[40rem]:mb-0 @min-[40rem]:w-60">
              <span className="size-8 shrink-0 rounded-full bg-sunken forced-colors:bg-[GrayText] pointer-coarse:size-11" />
              <span className="h-2.5 grow rounded-full bg-sunken forced-colors:bg-[GrayText]" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
