import { t } from "@/lib/languages/t"
import { escapeHtml } from "./escape-html"

export interface MailBrand {
	name: string
	/** Absolute. Null for a format that mail programs do not show: the name replaces it. */
	logoUrl: string | null
	colors: { light: MailAccent; dark: MailAccent } | null
}

interface MailAccent {
	accent: string
	onAccent: string
}

export interface MailContent {
	brand?: MailBrand
	heading: string
	paragraphs: string[]
	button?: { label: string; url: string }
	/** Text for machines, such as a signature: without a space to break at. */
	proof?: { label: string; text: string }
	footer?: string
	footerLink?: { label: string; url: string }
}

// Mail clients support neither custom properties nor OKLCH. These are the interface's tokens in hex.
const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SERIF = "font-family:Fraunces,Georgia,'Times New Roman',serif"
const LIGHT = { paper: "#f8f5f0", card: "#ffffff", ink: "#26221d", quiet: "#6f675d", line: "#e4ddd2" }
const DARK = { paper: "#171411", card: "#221f1b", ink: "#f1ece4", quiet: "#b3a99c", line: "#3b362f" }
const OWN_COLORS = {
	light: { accent: "#005a70", onAccent: "#ffffff" },
	dark: { accent: "#7cc7dd", onAccent: "#10242b" },
}

// The rules need !important over the inline styles, which are all that some programs keep.
const darkRules = ({
	accent,
	onAccent,
}: MailAccent) => `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${DARK.paper}!important}
.card{background:${DARK.card}!important;border-color:${DARK.line}!important;border-top-color:${accent}!important}
.ink{color:${DARK.ink}!important}
.quiet{color:${DARK.quiet}!important}
.line{border-color:${DARK.line}!important}
.button{background:${accent}!important;color:${onAccent}!important}
.logo{background:#ffffff!important;padding:6px 10px!important}
}`

const FROM_RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u
/** What is in another script, such as a business's own text or an address, keeps its brackets and periods in a mail from
 * right to left. A line that only begins with such a name stays as the mail. */
const isolated = (words: string) =>
	globalThis.visitorLanguage?.dir === "rtl" && !FROM_RIGHT_TO_LEFT.test(words) ? `<bdi>${words}</bdi>` : words

function lines(text: string): string {
	const all = escapeHtml(text).replace(/\r?\n/g, "<br>")
	return all.split("<br>").map(isolated).join("<br>")
}

function brandHtml({ name, logoUrl }: MailBrand): string {
	const words = escapeHtml(name)
	const mark = logoUrl
		? `<img class="logo ink" src="${escapeHtml(logoUrl)}" alt="${words}" height="40" style="display:block;height:40px;width:auto;max-width:240px;object-fit:contain;border-radius:6px;font-weight:600;color:${LIGHT.ink}">`
		: `<span class="ink" style="font-weight:600;color:${LIGHT.ink}">${words}</span>`
	return `<div style="margin:0 0 24px">${mark}</div>`
}

function buttonHtml({ label, url }: { label: string; url: string }, { accent, onAccent }: MailAccent): string {
	const href = escapeHtml(url)
	return `<p style="margin:28px 0 8px"><a class="button" href="${href}" style="display:inline-block;background:${accent};color:${onAccent};text-decoration:none;border-radius:8px;padding:12px 20px;font-weight:600">${escapeHtml(label)}</a></p>
<p class="quiet" style="margin:12px 0 0;font-size:13px;line-height:20px;color:${LIGHT.quiet};word-break:break-all">${escapeHtml(t("Or copy this link into your browser:"))}<br><a class="quiet" href="${href}" style="color:${LIGHT.quiet}">${isolated(href)}</a></p>`
}

function proofHtml({ label, text }: { label: string; text: string }): string {
	return `<p class="quiet" style="margin:20px 0 0;font-size:13px;line-height:20px;color:${LIGHT.quiet}">${escapeHtml(label)}<br><span style="font-family:Menlo,Consolas,monospace;font-size:11px;line-height:16px;word-break:break-all">${isolated(escapeHtml(text))}</span></p>`
}

function footerLinkHtml({ label, url }: { label: string; url: string }): string {
	return `<br><a class="quiet" href="${escapeHtml(url)}" style="color:${LIGHT.quiet}">${escapeHtml(label)}</a>`
}

function languageAttributes(): string {
	const language = globalThis.visitorLanguage
	return language ? `lang="${language.code}" dir="${language.dir}"` : 'lang="en"'
}

/** The text part says everything that the HTML part says. @throws for a button that is not http(s). */
export function mailLayout({ brand, heading, paragraphs, button, proof, footer, footerLink }: MailContent): {
	text: string
	html: string
} {
	for (const link of [button, footerLink]) {
		if (link && !/^https?:\/\//i.test(link.url)) throw new Error("A mail's link needs an http or https address.")
	}
	const text = [
		heading,
		...paragraphs,
		button && `${button.label}:\n${button.url}`,
		proof && `${proof.label}\n${proof.text}`,
		footer && `--\n${footer}`,
		footerLink && `${footerLink.label}: ${footerLink.url}`,
	]
	const body = paragraphs.map((paragraph) => `<p style="margin:0 0 14px">${lines(paragraph)}</p>`).join("\n")
	const { light, dark } = brand?.colors ?? OWN_COLORS
	const html = `<!doctype html>
<html ${languageAttributes()}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(heading)}</title><style>${darkRules(dark)}</style></head>
<body class="paper" style="margin:0;background:${LIGHT.paper}">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background:${LIGHT.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-top:4px solid ${light.accent};border-radius:16px"><tr><td class="ink" style="padding:32px;${FONT};font-size:16px;line-height:24px;color:${LIGHT.ink}">
${brand ? brandHtml(brand) : ""}
<h1 style="margin:0 0 18px;${SERIF};font-size:24px;line-height:32px;font-weight:600">${isolated(escapeHtml(heading))}</h1>
${body}
${button ? buttonHtml(button, light) : ""}
${proof ? proofHtml(proof) : ""}
${footer ? `<p class="quiet line" style="margin:28px 0 0;padding-top:16px;border-top:1px solid ${LIGHT.line};font-size:13px;line-height:20px;color:${LIGHT.quiet}">${lines(footer)}${footerLink ? footerLinkHtml(footerLink) : ""}</p>` : ""}
</td></tr></table></td></tr></table></body></html>
`
	return { text: `${text.filter(Boolean).join("\n\n")}\n`, html }
}
