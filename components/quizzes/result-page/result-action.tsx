import type { HTMLAttributes, ReactNode } from "react"
import { Button } from "@/components/ui/button"
import { type ButtonVariant, buttonClass } from "@/components/ui/button-class"
import { Glyph } from "@/components/ui/glyph"
import type { ReachedOutcome } from "@/lib/client/contract"
import { ownWords, ownWordsLang } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import { webHost } from "@/lib/quizzes/web-host"
import { visitBusiness } from "@/lib/tenants/visit-words"
import * as quizWords from "../quiz-words"
import * as resultWords from "./result-words"

export interface ReportDownload {
	state: "offered" | "busy" | "done" | "failed"
	detail?: string
	start(): void
}

export interface ResultActionProps {
	/** Null if none was reached. */
	outcome: ReachedOutcome | null
	/** Its website is the next step where the outcome leads nowhere. */
	business?: { name: string; url: string }
	userEmail: string | null
	/** Left out in a preview: the button then does nothing. */
	report?: ReportDownload
}

/** The outcome's own button first, then its action. Nothing happens without a press, and one button is primary. */
export function ResultAction({ outcome, business, userEmail, report }: ResultActionProps) {
	const button = outcome?.button
	const offers = webHost(button?.url) !== null
	const action = outcome && actionOf(outcome, { userEmail, report, variant: offers ? "secondary" : "primary" })
	const leadsOn = offers || webHost(outcome?.redirect_url) !== null
	if (!action && !offers && !business) return null
	return (
		<div className="flex flex-col gap-5">
			{button && (
				<Onward url={button.url} variant="primary" {...ownWordsLang(button.text)}>
					{ownWords(button.text)}
				</Onward>
			)}
			{action}
			{business && !leadsOn && (
				<Onward url={business.url} variant={outcome?.action === "download_pdf" ? "secondary" : "primary"}>
					{visitBusiness(business.name)}
				</Onward>
			)}
		</div>
	)
}

interface ActionProps extends Pick<ResultActionProps, "userEmail" | "report"> {
	variant: ButtonVariant
}

function actionOf(outcome: ReachedOutcome, { userEmail, report, variant }: ActionProps): ReactNode {
	switch (outcome.action) {
		case "show_message":
			return null
		case "redirect":
			return <Redirect url={outcome.redirect_url} variant={variant} />
		case "send_email":
			return (
				<p className="flex gap-2.5 text-base wrap-anywhere">
					<Glyph name={userEmail ? "check" : "info"} size={20} className="mt-0.5 text-accent-text" />
					{userEmail ? resultWords.sentTo(userEmail) : t(resultWords.notMailed)}
				</p>
			)
		case "download_pdf":
			return <Report report={report} variant={variant} />
	}
}

interface OutsideProps extends Pick<HTMLAttributes<HTMLElement>, "lang" | "dir"> {
	url: string
	variant: ButtonVariant
	children: string
}

/** Nothing for an address that is none. */
function Onward(props: OutsideProps) {
	const host = webHost(props.url)
	if (!host) return null
	return (
		<div className="flex flex-col items-start gap-2">
			<Outside {...props} />
			<p className="text-sm text-ink-muted wrap-anywhere">{resultWords.opensHost(host)}</p>
		</div>
	)
}

/** A new tab: inside a frame the address would open in the surrounding site's page. */
function Outside({ url, variant, children, ...mark }: OutsideProps) {
	return (
		<a
			href={url}
			target="_blank"
			rel="noopener noreferrer nofollow"
			className={`${buttonClass({ variant, size: "lg" })} h-auto min-h-12 max-w-full py-2 whitespace-normal`}
		>
			<span {...mark} className="wrap-anywhere">
				{children}
			</span>
			<Glyph name="external" />
			<span className="sr-only">{t(resultWords.newTab)}</span>
		</a>
	)
}

function Redirect({ url, variant }: { url: string | null; variant: ButtonVariant }) {
	const host = webHost(url)
	if (!url || !host) return null
	return (
		<div className="flex flex-col items-start gap-3">
			<p className="text-base wrap-anywhere">
				{t(resultWords.nextStepOn)} <strong className="font-medium">{host}</strong>
			</p>
			<Outside url={url} variant={variant}>
				{resultWords.continueTo(host)}
			</Outside>
		</div>
	)
}

function Report({ report, variant }: { report?: ReportDownload; variant: ButtonVariant }) {
	const state = report?.state ?? "offered"
	const failed = state === "failed"
	return (
		<div className="flex flex-col items-start gap-3 [&>button]:h-auto [&>button]:min-h-12 [&>button]:max-w-full [&>button]:py-2 [&>button]:whitespace-normal">
			<Button variant={variant} size="lg" busy={state === "busy"} onClick={report?.start}>
				{state !== "busy" && <Glyph name={failed ? "retry" : "download"} />}
				{state === "busy" && t(resultWords.preparingReport)}
				{state !== "busy" && (failed ? t(quizWords.retry) : t(resultWords.downloadReport))}
			</Button>
			<p role="status" className="flex min-h-5 gap-2 text-sm text-ink">
				{state === "done" && t(resultWords.reportDownloaded)}
				{failed && (
					<>
						<Glyph name="alert" className="mt-0.5" />
						{t(resultWords.reportFailed)} {report?.detail}
					</>
				)}
			</p>
		</div>
	)
}
