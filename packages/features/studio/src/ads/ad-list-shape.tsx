import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";

/** Placeholders for as many ads as a column initially shows. */
export const AdShapes = () => <Skeleton shape="ad-card" count={3} label={controlCopy.loading} />;

/** The list while the user is still unknown, with placeholders for heading, search and cards. */
export function AdListShape({ projectName }: { projectName: string }) {
  return (
    <div className="flex flex-col gap-4">
      {/* As high as the button next to the heading, which is hidden on touch devices. */}
      <div className="flex min-h-8 items-center pointer-coarse:min-h-0">
        <h2 dir="auto" className="type-heading text-xl wrap-anywhere text-ink">
          {projectName}
        </h2>
      </div>
      <div className="h-10 rounded-sm border border-line bg-surface pointer-coarse:h-11" />
      <AdShapes />
    </div>
  );
}
