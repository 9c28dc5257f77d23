import { PublicFrame } from "@/components/testimonial-pages/public-frame"
import { Verify } from "@/components/testimonial-pages/verify/verify"
import { buttonClass } from "@/components/ui/button-class"
import { Glyph } from "@/components/ui/glyph"
import { pathOf } from "@/lib/client/api"
import type { ConsentReceipt } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import { ConsentFacts, Fact } from "./consent-facts"
import { ConsentVideo } from "./consent-video"
import * as consentWords from "./consent-words"
import { Moment } from "./moment"
import { PrintButton } from "./print-button"
import { WithdrawForm } from "./withdraw-form"

interface ReceiptProps {
	receipt: ConsentReceipt
	/** The sentence's, where the page is in another. */
	language?: string
}

/** Answers the visitor's question: what did I agree to, and can I withdraw it? */
export function ConsentPage({ receipt, token, language }: ReceiptProps & { token: string }) {
	const { tenant, withdrawn_at } = receipt
	return (
		<PublicFrame
			business={{ name: tenant.name, logoUrl: tenant.logo_url, brandColor: tenant.brand_color }}
			footer={t(consentWords.footer)}
			narrow
		>
			<article className="grid gap-x-16 gap-y-8 py-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:py-8">
				<div className="flex flex-col gap-6 lg:gap-8">
					{withdrawn_at ? (
						<Withdrawn receipt={receipt} language={language} since={withdrawn_at} />
					) : (
						<Given receipt={receipt} language={language} />
					)}
					<ConsentFacts receipt={receipt} />
					{!withdrawn_at && (
						<div className="print:hidden">
							<WithdrawForm token={token} business={tenant.name} written={isWritten(receipt)} />
						</div>
					)}
				</div>
				{receipt.video_url && (
					<div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden">
						<ConsentVideo receipt={receipt} videoUrl={receipt.video_url} />
					</div>
				)}
				{receipt.written_text && (
					<div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
						<ConsentText text={receipt.written_text} photoUrl={receipt.photo_url ?? null} />
					</div>
				)}
				<div className="flex min-w-0 flex-col items-start gap-5 border-t border-line pt-6 lg:col-start-1">
					<dl>
						<Fact label={isWritten(receipt) ? t(consentWords.textFingerprint) : t(consentWords.fingerprint)}>
							<Fingerprint groups={fingerprintOf(receipt).split(" ")} />
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
							{t(consentWords.downloadReceipt)}
						</a>
					</div>
					{receipt.statement && <Verify statement={receipt.statement} />}
				</div>
			</article>
		</PublicFrame>
	)
}

const isWritten = (receipt: ConsentReceipt) => receipt.text_fingerprint !== undefined
const fingerprintOf = ({ text_fingerprint, video_fingerprint }: ConsentReceipt) =>
	text_fingerprint ?? video_fingerprint ?? ""

function Given({ receipt, language }: ReceiptProps) {
	const { tenant, stated_by_business } = receipt
	return (
		<header className="flex flex-col gap-4">
			<h1 className="font-display text-xl md:text-2xl">
				{stated_by_business ? consentWords.statedTitle(tenant.name) : t(consentWords.title)}
			</h1>
			{stated_by_business && <p className="max-w-prose text-base">{consentWords.statedAbout(tenant.name)}</p>}
			<Quote text={receipt.text} language={language} />
		</header>
	)
}

function Withdrawn({ receipt, language, since }: ReceiptProps & { since: string }) {
	return (
		<header className="flex flex-col gap-4">
			{/* The previous page, with the pressed button, is gone. */}
			{/* biome-ignore lint/a11y/noAutofocus: it answers the visitor's press, and works without JavaScript. */}
			<h1 tabIndex={-1} autoFocus className="font-display text-xl outline-none md:text-2xl">
				{t(consentWords.withdrawnTitle)}
			</h1>
			<p className="max-w-prose text-base">
				{t(consentWords.since)} <Moment iso={since} />
				{consentWords.offlineSince(receipt.tenant.name, isWritten(receipt))}
			</p>
			<p className="text-base text-ink-muted">
				{receipt.stated_by_business ? consentWords.statedBefore(receipt.tenant.name) : t(consentWords.agreedTo)}
			</p>
			<Quote text={receipt.text} language={language} />
		</header>
	)
}

function ConsentText({ text, photoUrl }: { text: string; photoUrl: string | null }) {
	return (
		<section className="flex flex-col gap-4 rounded-surface bg-surface p-5">
			<h2 className="text-sm text-ink-muted">{t(consentWords.textLabel)}</h2>
			{photoUrl && (
				<img
					src={photoUrl}
					alt={t(consentWords.yourPhoto)}
					className="size-20 rounded-full object-cover print:hidden"
				/>
			)}
			<p className="text-base break-words whitespace-pre-line">{text}</p>
		</section>
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

function Quote({ text, language }: { text: string; language: string | undefined }) {
	return (
		<blockquote className="max-w-prose border-s-2 border-accent ps-4 text-base md:text-lg">
			<p lang={language} dir={language && "auto"}>
				{text}
			</p>
		</blockquote>
	)
}
