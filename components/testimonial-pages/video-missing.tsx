import { buttonClass } from "@/components/ui/button-class"
import { t } from "@/lib/languages/t"
import { EmptyFrame } from "./empty-frame"
import * as pageWords from "./page-words"

/** An empty relative link reloads the page, which gets a new address for the video or says why it is gone. */
const THIS_PAGE = ""

export function VideoMissing({ className, message = t(pageWords.noVideo) }: { className: string; message?: string }) {
	return (
		<div
			role="alert"
			className={`grid aspect-video min-h-fit place-content-center justify-items-center gap-4 bg-stage py-4 text-on-stage [&>svg]:text-on-stage ${className}`}
		>
			<EmptyFrame />
			<div className="px-4 text-center">
				<p>{message}</p>
				{message === t(pageWords.noVideo) && <p className="mt-1 text-sm opacity-80">{t(pageWords.noVideoAbout)}</p>}
			</div>
			<a href={THIS_PAGE} className={buttonClass({ variant: "secondary" })}>
				{t(pageWords.retry)}
			</a>
		</div>
	)
}
