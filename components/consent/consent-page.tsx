import { PublicFrame } from "@/components/testimonials/public-frame"
import { buttonClass } from "@/components/ui/button-class"
import { Glyph } from "@/components/ui/glyph"
import { pathOf } from "@/lib/client/api"
import type { ConsentReceipt } from "@/lib/client/contract"
import { ConsentFacts, Fact } from "./consent-facts"
import { CONSENT_PAGE_TEXTS } from "./consent-texts"
import { ConsentVideo } from "./consent-video"
import { Moment } from "./moment"
import { PrintButton } from "./print-button"
import { WithdrawForm } from "./withdraw-form"

/** Answers the visitor's question: what did I agree to, and can I withdraw it? */
export function ConsentPage({ receipt, token }: { receipt: ConsentReceipt; token: string }) {
	const { tenant, withdrawn_at } = receipt
	return (
		<PublicFrame
			business={{ name: tenant.name, logoUrl: tenant.logo_url, brandColor: tenant.brand_color }}
			footer={CONSENT_PAGE_TEXTS.footer}
			narrow
		>
			<article className="grid gap-x-16 gap-y-8 py-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:py-8">
				<div className="flex flex-col gap-6 lg:gap-8">
					{withdrawn_at ? <Withdrawn receipt={receipt} since={withdrawn_at} /> : <Given receipt={receipt} />}
					<ConsentFacts receipt={receipt} />
					{!withdrawn_at && (
						<div className="print:hidden">
							<WithdrawForm token={token} business={tenant.name} />
						</div>
					)}
				</div>
				{receipt.video_url && (
					<div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
						<ConsentVideo receipt={receipt} videoUrl={receipt.video_url} />
					</div>
				)}
				<div className="flex flex-col items-start gap-5 border-t border-line pt-6 lg:col-start-1">
					<dl>
						<Fact label="Fingerprint of your video (SHA-256)">
							<Fingerprint groups={receipt.video_fingerprint.split(" ")} />
						</Fact>
					</dl>
					<div className="flex flex-wrap gap-3 print:hidden">
						<PrintButton />
						<a
							href={pathOf("GET /api/consent/{token}/receipt", { token })}
							download
							className={buttonClass({ variant: "secondary" })}
						>
							<Glyph name="download" />
							{CONSENT_PAGE_TEXTS.download}
						</a>
					</div>
				</div>
			</article>
		</PublicFrame>
	)
}

function Given({ receipt }: { receipt: ConsentReceipt }) {
	return (
		<header className="flex flex-col gap-4">
			<h1 className="font-display text-xl md:text-2xl">{CONSENT_PAGE_TEXTS.title}</h1>
			<Quote text={receipt.text} />
		</header>
	)
}

function Withdrawn({ receipt, since }: { receipt: ConsentReceipt; since: string }) {
	return (
		<header className="flex flex-col gap-4">
			{/* The previous page, with the pressed button, is gone. */}
			{/* biome-ignore lint/a11y/noAutofocus: it answers the visitor's press, and works without JavaScript. */}
			<h1 tabIndex={-1} autoFocus className="font-display text-xl outline-none md:text-2xl">
				{CONSENT_PAGE_TEXTS.withdrawnTitle}
			</h1>
			<p className="max-w-prose text-base">
				Since <Moment iso={since} />, your testimonial is offline: its page, its video and its picture.{" "}
				{receipt.tenant.name} has been told, and asked to take it down wherever else it was posted.
			</p>
			<p className="text-base text-ink-muted">This is what you had agreed to:</p>
			<Quote text={receipt.text} />
		</header>
	)
}

/** Four groups to a line, for two people who compare them. */
function Fingerprint({ groups }: { groups: string[] }) {
	return (
		<span className="flex max-w-84 flex-wrap gap-x-3 text-sm leading-6 tabular-nums">
			{groups.map((group, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: groups may be equal, and never move.
				<span key={at}>{group} </span>
			))}
		</span>
	)
}

function Quote({ text }: { text: string }) {
	return <blockquote className="max-w-prose border-l-2 border-accent pl-4 text-base md:text-lg">{text}</blockquote>
}
