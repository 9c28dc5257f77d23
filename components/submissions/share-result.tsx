import { buttonClass } from "@/components/ui/button-class"
import { Glyph } from "@/components/ui/glyph"
import { DOWNLOAD_INSTRUCTIONS, LINK_COPIED, LINK_NOT_COPIED, SHARE_LABELS } from "@/lib/submissions/dashboard-texts"
import { CopyField } from "./copy-field"
import type { Shared } from "./use-share"

const CAPTION = "Suggested caption"

/** The next steps after sharing. */
export function ShareResult({ shared }: { shared: Shared }) {
	const { choice, url, text, blocked, copied } = shared
	return (
		<section aria-live="polite" className="flex flex-col gap-4 border-t border-line pt-5">
			{choice === "link" && (
				<>
					<p>{copied ? LINK_COPIED : LINK_NOT_COPIED}</p>
					<CopyField key={url} label="Link" value={url} selected={!copied} rows={2} />
					<CopyField label={CAPTION} value={text} rows={3} />
				</>
			)}
			{choice === "download" && (
				<>
					<p>{DOWNLOAD_INSTRUCTIONS}</p>
					<CopyField label={CAPTION} value={text} rows={3} />
				</>
			)}
			{choice !== "link" && choice !== "download" && (
				<>
					<p>
						{blocked
							? `Your browser held the new tab back. Open ${SHARE_LABELS[choice]} here:`
							: `${SHARE_LABELS[choice]} is open in a new tab.`}
					</p>
					{blocked && (
						<a href={blocked} target="_blank" rel="noopener" className={buttonClass({ variant: "primary" })}>
							Open {SHARE_LABELS[choice]}
							<Glyph name="external" />
						</a>
					)}
				</>
			)}
		</section>
	)
}
