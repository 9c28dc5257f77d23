import { lazyPart } from "@/components/ui/lazy-part"
import { PartNotLoaded } from "@/components/ui/part-not-loaded"
import { t } from "@/lib/languages/t"
import * as formWords from "./form-words"
import type { UploadProgressProps } from "./upload-progress"

/* For a business that counts visits, and for a visitor who followed an invitation. */
export const LazyFunnel = lazyPart(() => import("./funnel").then(({ Funnel }) => Funnel))
export const LazyInvited = lazyPart(() => import("./invited").then(({ Invited }) => Invited))

/* For businesses that take texts or ask for more. Sending a video does not need them. */
export const LazyStarsField = lazyPart(() => import("./stars-field").then(({ StarsField }) => StarsField))
export const LazyRelationField = lazyPart(() => import("./relation-field").then(({ RelationField }) => RelationField))
export const LazyTextPane = lazyPart(() => import("./text-pane").then(({ TextPane }) => TextPane), PartNotLoaded)
export const LazyKindChoice = lazyPart(() =>
	import("./kind-choice").then(({ KindChoice }) => {
		// The network may be gone when the visitor chooses.
		if (typeof window !== "undefined") LazyTextPane.preload()
		return KindChoice
	}),
)

export const LazyUploadProgress = lazyPart<UploadProgressProps>(
	() => import("./upload-progress").then(({ UploadProgress }) => UploadProgress),
	({ upload, onCancel }) => (
		<div role="status" className="flex flex-wrap items-center justify-between gap-3">
			{upload.phase === "waiting" ? t(formWords.uploadHeadings.waiting) : t(formWords.uploadHeadings.sending)}
			<button type="button" className="min-h-11 underline" onClick={onCancel}>
				{t(formWords.cancel)}
			</button>
		</div>
	),
)
