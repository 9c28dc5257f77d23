import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { CAPTIONS_STALE } from "@/lib/submissions/captions/texts"
import type { CaptionsDraft } from "./use-captions-draft"

/** Another admin saved first. Keeps what was typed here, and never overwrites the other version unseen. */
export function CaptionsStale({ draft }: { draft: CaptionsDraft }) {
	const { stale, busy } = draft
	if (!stale) return null
	const { theirs } = stale
	if (!theirs) {
		return (
			<Notice
				tone="warning"
				role="alert"
				title={CAPTIONS_STALE}
				action={
					<Button size="sm" busy={busy === "newer"} onClick={draft.loadNewer}>
						Load the newer version
					</Button>
				}
			>
				What you typed is still here.
			</Notice>
		)
	}
	return (
		<Notice
			tone="info"
			role="status"
			title={`The newer version has ${theirs.cues.length} captions`}
			action={
				<div className="flex flex-wrap gap-2">
					<Button size="sm" onClick={() => draft.keepMine(theirs)}>
						Keep mine
					</Button>
					<Button size="sm" onClick={() => draft.takeTheirs(theirs)}>
						Use theirs
					</Button>
				</div>
			}
		>
			{theirs.cues[0] && <p>It begins: “{theirs.cues[0].text}”</p>}
			<p>Yours stand until you choose otherwise, and Save puts them in place.</p>
		</Notice>
	)
}
