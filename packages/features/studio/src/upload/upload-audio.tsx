import { uploadAccept } from "@earshot/contract/ads/rules/upload.ts";
import { uploadCopy } from "@earshot/contract/ads/upload-copy.ts";
import { controlCopy } from "@earshot/contract/site/controls-copy.ts";
import { studioErrors } from "@earshot/contract/studio/errors.ts";
import { FileDrop } from "@earshot/ui/inputs/file-drop.tsx";
import { ProgressCard } from "@earshot/ui/inputs/progress-card.tsx";
import { useRef } from "react";

import { type Upload, type UploadOptions, useUpload } from "./use-upload.ts";

const dropCopy = {
  drop: uploadCopy.drop,
  otherKind: studioErrors.file_not_audio.message,
  onlyOne: uploadCopy.onlyOne,
  busy: uploadCopy.uploading,
};

const statusOf = ({ state, percent, error }: Upload) =>
  ({ uploading: uploadCopy.percent(percent), complete: uploadCopy.complete, failed: error })[state];

/** The Upload Audio tab: a drop zone for one file, and the card of the file being uploaded. */
export function UploadAudio(props: UploadOptions) {
  const { upload, fileError, send, retry, remove } = useUpload(props);
  const field = useRef<HTMLInputElement>(null);
  const isUploading = upload?.state === "uploading";
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        ref={field}
        label={uploadCopy.choose}
        hint={uploadCopy.accepted}
        accept={uploadAccept}
        error={fileError}
        busy={isUploading}
        onFile={send}
        copy={dropCopy}
      />
      {upload && (
        <ProgressCard
          name={upload.name}
          size={uploadCopy.size(upload.kilobytes)}
          state={upload.state}
          percent={upload.percent}
          status={statusOf(upload)}
          peaks={upload.peaks}
          tryAgain={{ label: controlCopy.tryAgain, onPress: retry }}
          remove={{
            label: isUploading ? uploadCopy.cancel(upload.name) : uploadCopy.dismiss(upload.name),
            onPress: () => {
              // Moves focus first, because the focused button disappears with its card.
              field.current?.focus();
              remove();
            },
          }}
        />
      )}
    </div>
  );
}
