import { buttonClass } from "@/components/ui/button-class"
import { EmptyFrame } from "./empty-frame"
import { NO_VIDEO } from "./no-video"

/** Relative and empty: this page again, which asks for the video by a new address, or says what became of it. */
const THIS_PAGE = ""

/** In place of a picture that does not come. */
export function VideoMissing({ className }: { className: string }) {
	return (
		<div
			role="alert"
			className={`grid aspect-video place-content-center justify-items-center gap-4 bg-stage text-on-stage [&>svg]:text-on-stage ${className}`}
		>
			<EmptyFrame />
			<p>{NO_VIDEO}</p>
			<a href={THIS_PAGE} className={buttonClass({ variant: "secondary" })}>
				Retry
			</a>
		</div>
	)
}
