import { type ComponentType, lazy } from "react"
import { t } from "@/lib/languages/t"
import * as formWords from "./form-words"
import type { UploadProgressProps } from "./upload-progress"

/** Asked for as soon as there is a take, since the network may be gone when the visitor sends. */
export const loadUploadProgress = () => import("./upload-progress")

export const LazyUploadProgress = lazy<ComponentType<UploadProgressProps>>(() =>
	loadUploadProgress().then(
		({ UploadProgress }) => ({ default: UploadProgress }),
		() => ({ default: PlainProgress }),
	),
)

function PlainProgress({ upload, onCancel }: UploadProgressProps) {
	return (
		<div role="status" className="flex flex-wrap items-center justify-between gap-3">
			{upload.phase === "waiting" ? t(formWords.uploadHeadings.waiting) : t(formWords.uploadHeadings.sending)}
			<button type="button" className="min-h-11 underline" onClick={onCancel}>
				{t(formWords.cancel)}
			</button>
		</div>
	)
}
