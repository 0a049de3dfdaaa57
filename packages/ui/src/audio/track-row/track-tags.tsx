import { Tag } from "../picker-dialog/tag.tsx";

export interface TrackTagsProps {
  /** All of them, the most telling first. */
  tags: readonly string[];
  /** How many are seen in a row narrower than 40 rem, and in wider ones: 4 and 8 (spec section 9). */
  mostTags: { small: number; large: number };
  /** What stands for those that are not seen: "+3 more". */
  moreTags: (count: number) => string;
}

/**
 * As many tags as there is room for, and how many more there are. Which, CSS decides: the server knows no width. To a
 * screen reader none is left out, so it hears no count.
 */
export function TrackTags({ tags, mostTags, moreTags }: TrackTagsProps) {
  const seen = (place: number) =>
    place < mostTags.small ? "always" : place < mostTags.large ? "wide" : "never";
  const count = (most: number, className: string) =>
    tags.length > most && (
      <span
        aria-hidden="true"
        title={tags.slice(most).join(", ")}
        className={`px-1 text-xs leading-5.5 text-ink-3 ${className}`}
      >
        {moreTags(tags.length - most)}
      </span>
    );
  return (
    <span className="flex flex-wrap gap-1.5">
      {tags.map((tag, place) => (
        <Tag key={tag} seen={seen(place)}>
          {tag}
        </Tag>
      ))}
      {count(mostTags.small, "@min-[40rem]:hidden")}
      {count(mostTags.large, "@max-[40rem]:hidden")}
    </span>
  );
}
