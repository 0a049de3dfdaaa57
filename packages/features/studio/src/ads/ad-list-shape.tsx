import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { Skeleton } from "@earshot/ui/surfaces/skeleton.tsx";

/** Placeholders for ads: as many as a column shows at first. */
export const AdShapes = () => <Skeleton shape="ad-card" count={3} label={controlCopy.loading} />;

/** The list before its owner is known: heading, search and cards are already in place. */
export function AdListShape({ projectName }: { projectName: string }) {
  return (
    <div className="flex flex-col gap-4">
      {/* As high as the button beside the heading, which is hidden for touch. */}
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
