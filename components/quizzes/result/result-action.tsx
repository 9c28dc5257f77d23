import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { Glyph } from "@/components/ui/glyph"
import type { ReachedOutcome } from "@/lib/client/contract"
import { redirectHost } from "./redirect-host"
import { RESULT_TEXTS } from "./result-texts"

export interface ReportDownload {
	state: "offered" | "busy" | "done" | "failed"
	/** The server's explanation of a failure. */
	detail?: string
	start(): void
}

export interface ResultActionProps {
	outcome: ReachedOutcome
	userEmail: string | null
	/** Left out in a preview: the button then does nothing. */
	report?: ReportDownload
}

/** The outcome's action besides its text. Nothing happens without a press. */
export function ResultAction({ outcome, userEmail, report }: ResultActionProps) {
	switch (outcome.action) {
		case "show_message":
			return null
		case "redirect":
			return <Redirect url={outcome.redirect_url} />
		case "send_email":
			return (
				<p className="flex gap-2.5 text-base wrap-anywhere">
					<Glyph name={userEmail ? "check" : "info"} size={20} className="mt-0.5 text-accent-text" />
					{userEmail ? RESULT_TEXTS.sentTo(userEmail) : RESULT_TEXTS.notSent}
				</p>
			)
		case "download_pdf":
			return <Report report={report} />
	}
}

function Redirect({ url }: { url: string | null }) {
	const host = redirectHost(url)
	if (!url || !host) return null
	return (
		<div className="flex flex-col items-start gap-3">
			<p className="text-base wrap-anywhere">
				{RESULT_TEXTS.leadsTo} <strong className="font-medium">{host}</strong>
			</p>
			{/* A new tab: inside a frame the address would open in the surrounding site's page. */}
			<a
				href={url}
				target="_blank"
				rel="noopener noreferrer nofollow"
				className={`${buttonClass({ variant: "primary", size: "lg" })} max-w-full`}
			>
				<span className="truncate">{RESULT_TEXTS.goOn(host)}</span>
				<Glyph name="external" />
				<span className="sr-only">(opens in a new tab)</span>
			</a>
		</div>
	)
}

function Report({ report }: { report?: ReportDownload }) {
	const state = report?.state ?? "offered"
	const failed = state === "failed"
	return (
		<div className="flex flex-col items-start gap-3">
			<Button variant="primary" size="lg" busy={state === "busy"} onClick={report?.start}>
				{state !== "busy" && <Glyph name={failed ? "retry" : "download"} />}
				{state === "busy" && RESULT_TEXTS.preparing}
				{state !== "busy" && (failed ? RESULT_TEXTS.retry : RESULT_TEXTS.download)}
			</Button>
			<p role="status" className="flex min-h-5 gap-2 text-sm text-ink">
				{state === "done" && RESULT_TEXTS.downloaded}
				{failed && (
					<>
						<Glyph name="alert" className="mt-0.5" />
						{RESULT_TEXTS.downloadFailed} {report?.detail}
					</>
				)}
			</p>
		</div>
	)
}
