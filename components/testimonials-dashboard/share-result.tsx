import { QrCode } from "@/components/qr-code/lazy-qr-code"
import { QR_CODE } from "@/components/qr-code/qr-code-texts"
import { buttonClass } from "@/components/ui/button-class"
import { Disclosure } from "@/components/ui/disclosure"
import { Glyph } from "@/components/ui/glyph"
import {
	DOWNLOAD_INSTRUCTIONS,
	LINK,
	LINK_COPIED,
	LINK_NOT_COPIED,
	openedInTab,
	openNetwork,
	QR_CODE_ABOUT,
	SUGGESTED_CAPTION,
	tabBlocked,
} from "@/lib/submissions/dashboard-texts"
import { CopyField } from "./copy-field"
import type { Shared } from "./use-share"

/** The next steps after sharing. */
export function ShareResult({ shared }: { shared: Shared }) {
	const { choice, url, text, blocked, copied } = shared
	return (
		<section aria-live="polite" className="flex flex-col gap-4 border-t border-line pt-5">
			{choice === "link" && (
				<>
					<p>{copied ? LINK_COPIED : LINK_NOT_COPIED}</p>
					<CopyField key={url} label={LINK} value={url} selected={!copied} rows={2} />
					<CopyField label={SUGGESTED_CAPTION} value={text} rows={2} />
					<Disclosure summary={QR_CODE}>
						<QrCode key={url} address={url} fileName="testimonial-qr-code" about={QR_CODE_ABOUT} />
					</Disclosure>
				</>
			)}
			{choice === "download" && (
				<>
					<p>{DOWNLOAD_INSTRUCTIONS}</p>
					<CopyField label={SUGGESTED_CAPTION} value={text} rows={2} />
				</>
			)}
			{choice !== "link" && choice !== "download" && (
				<>
					<p>{blocked ? tabBlocked(choice) : openedInTab(choice)}</p>
					{blocked && (
						<a href={blocked} target="_blank" rel="noopener" className={buttonClass({ variant: "primary" })}>
							{openNetwork(choice)}
							<Glyph name="external" />
						</a>
					)}
				</>
			)}
		</section>
	)
}
