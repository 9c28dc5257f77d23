import { buttonClass } from "@/components/ui/button-class"
import { EmptyFrame } from "./empty-frame"
import { NO_VIDEO, RETRY } from "./page-texts"

/** An empty relative link reloads the page, which gets a new address for the video or says why it is gone. */
const THIS_PAGE = ""

/** Replaces a video that does not load, or is not ready yet. */
export function VideoMissing({ className, message = NO_VIDEO }: { className: string; message?: string }) {
	return (
		<div
			role="alert"
			className={`grid aspect-video place-content-center justify-items-center gap-4 bg-stage text-on-stage [&>svg]:text-on-stage ${className}`}
		>
			<EmptyFrame />
			<p>{message}</p>
			<a href={THIS_PAGE} className={buttonClass({ variant: "secondary" })}>
				{RETRY}
			</a>
		</div>
	)
}
