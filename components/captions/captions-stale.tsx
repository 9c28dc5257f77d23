import { ToldNotice } from "@/components/forms/newer-notice"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { captionsRefusals } from "@/lib/submissions/captions/words"
import { captionsWords } from "./captions-words"
import type { CaptionsDraft } from "./use-captions-draft"

export function CaptionsStale({ draft }: { draft: CaptionsDraft }) {
	const { stale, busy } = draft
	if (!stale) return null
	const { theirs } = stale
	if (!theirs) {
		return (
			<ToldNotice
				title={captionsRefusals.stale}
				busy={busy === "newer"}
				load={captionsWords.loadNewer}
				onLoad={draft.loadNewer}
			>
				{captionsWords.stillHere}
			</ToldNotice>
		)
	}
	return (
		<Notice
			tone="info"
			role="status"
			title={captionsWords.newerCount(theirs.cues.length)}
			action={
				<div className="flex flex-wrap gap-2">
					<Button size="sm" onClick={() => draft.keepMine(theirs)}>
						{captionsWords.keepMine}
					</Button>
					<Button size="sm" onClick={() => draft.takeTheirs(theirs)}>
						{captionsWords.useTheirs}
					</Button>
				</div>
			}
		>
			{theirs.cues[0] && <p>{captionsWords.newerBegins(theirs.cues[0].text)}</p>}
			<p>{captionsWords.mineForNow}</p>
		</Notice>
	)
}
