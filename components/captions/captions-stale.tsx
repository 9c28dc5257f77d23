import { ToldNotice } from "@/components/forms/newer-notice"
import { Button } from "@/components/ui/button"
import { Notice } from "@/components/ui/notice"
import { CAPTIONS_STALE } from "@/lib/submissions/captions/texts"
import { KEEP_MINE, LOAD_NEWER, MINE_FOR_NOW, newerBegins, newerCount, STILL_HERE, USE_THEIRS } from "./captions-texts"
import type { CaptionsDraft } from "./use-captions-draft"

/** Another admin saved first. Keeps what was typed here, and never overwrites the other version unseen. */
export function CaptionsStale({ draft }: { draft: CaptionsDraft }) {
	const { stale, busy } = draft
	if (!stale) return null
	const { theirs } = stale
	if (!theirs) {
		return (
			<ToldNotice title={CAPTIONS_STALE} busy={busy === "newer"} load={LOAD_NEWER} onLoad={draft.loadNewer}>
				{STILL_HERE}
			</ToldNotice>
		)
	}
	return (
		<Notice
			tone="info"
			role="status"
			title={newerCount(theirs.cues.length)}
			action={
				<div className="flex flex-wrap gap-2">
					<Button size="sm" onClick={() => draft.keepMine(theirs)}>
						{KEEP_MINE}
					</Button>
					<Button size="sm" onClick={() => draft.takeTheirs(theirs)}>
						{USE_THEIRS}
					</Button>
				</div>
			}
		>
			{theirs.cues[0] && <p>{newerBegins(theirs.cues[0].text)}</p>}
			<p>{MINE_FOR_NOW}</p>
		</Notice>
	)
}
