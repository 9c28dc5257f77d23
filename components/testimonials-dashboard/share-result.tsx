import { QrCode } from "@/components/qr-code/lazy-qr-code"
import { qrCodeWords } from "@/components/qr-code/qr-code-words"
import { buttonClass } from "@/components/ui/button-class"
import { Disclosure } from "@/components/ui/disclosure"
import { Glyph } from "@/components/ui/glyph"
import { shareWords } from "@/lib/submissions/dashboard-words"
import { CopyField } from "./copy-field"
import type { Shared } from "./use-share"

export function ShareResult({ shared }: { shared: Shared }) {
	const { choice, url, text, blocked, copied } = shared
	return (
		<section aria-live="polite" className="flex flex-col gap-4 border-t border-line pt-5">
			{choice === "link" && (
				<>
					<p>{copied ? shareWords.linkCopied : shareWords.linkNotCopied}</p>
					<CopyField key={url} label={shareWords.link} value={url} selected={!copied} rows={2} />
					<CopyField label={shareWords.suggestedCaption} value={text} rows={2} />
					<Disclosure summary={qrCodeWords.title}>
						<QrCode key={url} address={url} fileName="testimonial-qr-code" about={shareWords.qrCodeAbout} />
					</Disclosure>
				</>
			)}
			{choice === "download" && (
				<>
					<p>{shareWords.downloadInstructions}</p>
					<CopyField label={shareWords.suggestedCaption} value={text} rows={2} />
				</>
			)}
			{choice === "email" && (
				<>
					<p>{shareWords.mailBegun}</p>
					<CopyField label={shareWords.link} value={url} rows={2} />
					<CopyField label={shareWords.suggestedCaption} value={text} rows={2} />
				</>
			)}
			{choice !== "link" && choice !== "download" && choice !== "email" && (
				<>
					<p>{blocked ? shareWords.tabBlocked(choice) : shareWords.openedInTab(choice)}</p>
					{blocked && (
						<a href={blocked} target="_blank" rel="noopener" className={buttonClass({ variant: "primary" })}>
							{shareWords.openNetwork(choice)}
							<Glyph name="external" />
						</a>
					)}
				</>
			)}
		</section>
	)
}
