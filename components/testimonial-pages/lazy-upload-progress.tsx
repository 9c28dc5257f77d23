import { type ComponentType, lazy } from "react"
import { CANCEL, UPLOAD_HEADINGS } from "./form-texts"
import type { UploadProgressProps } from "./upload-progress"

/** Asked for as soon as there is a take, since the network may be gone when the visitor sends. */
export const loadUploadProgress = () => import("./upload-progress")

export const LazyUploadProgress = lazy<ComponentType<UploadProgressProps>>(() =>
	loadUploadProgress().then(
		({ UploadProgress }) => ({ default: UploadProgress }),
		// The uploader may have loaded all the same.
		() => ({ default: PlainProgress }),
	),
)

function PlainProgress({ upload, onCancel }: UploadProgressProps) {
	return (
		<div role="status" className="flex flex-wrap items-center justify-between gap-3">
			{upload.phase === "waiting" ? UPLOAD_HEADINGS.waiting : UPLOAD_HEADINGS.sending}
			<button type="button" className="min-h-11 underline" onClick={onCancel}>
				{CANCEL}
			</button>
		</div>
	)
}
