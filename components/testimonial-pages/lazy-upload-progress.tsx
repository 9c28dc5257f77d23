import { type ComponentType, lazy } from "react"
import type { UploadProgressProps } from "./upload-progress"

/** Asked for as soon as there is a take, since the network may be gone when the visitor sends. */
export const loadUploadProgress = () => import("./upload-progress")

export const LazyUploadProgress = lazy<ComponentType<UploadProgressProps>>(() =>
	loadUploadProgress().then(
		({ UploadProgress }) => ({ default: UploadProgress }),
		// Without it, the uploader does not load either, and the form says so.
		() => ({ default: () => null }),
	),
)
