import { escapeHtml } from "./escape-html"

export interface MailContent {
	heading: string
	/** Plain text; line breaks are kept. */
	paragraphs: string[]
	/** An http or https URL. */
	button?: { label: string; url: string }
	/** Small print below a line: why this mail was sent. */
	footer?: string
}

// Mail clients support neither custom properties nor OKLCH. These are the interface's paper, ink, and accent in hex.
const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const PAPER = "#f8f5f0"
const INK = "#26221d"
const QUIET = "#6f675d"
const LINE = "#e4ddd2"
const ACCENT = "#005a70"

function lines(text: string): string {
	return escapeHtml(text).replace(/\r?\n/g, "<br>")
}

function buttonHtml({ label, url }: { label: string; url: string }): string {
	const href = escapeHtml(url)
	return `<p style="margin:28px 0 8px"><a href="${href}" style="display:inline-block;background:${ACCENT};color:#ffffff;text-decoration:none;border-radius:8px;padding:12px 20px;font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:12px 0 0;font-size:13px;line-height:20px;color:${QUIET};word-break:break-all">Or open this address: <a href="${href}" style="color:${QUIET}">${href}</a></p>`
}

/**
 * Renders both parts of a mail; the text part says everything that the HTML part says. @throws for a button that is not
 * http(s).
 */
export function mailLayout({ heading, paragraphs, button, footer }: MailContent): { text: string; html: string } {
	if (button && !/^https?:\/\//i.test(button.url)) throw new Error("A mail's button needs an http or https address.")
	const text = [heading, ...paragraphs, button && `${button.label}:\n${button.url}`, footer && `--\n${footer}`]
	const body = paragraphs.map((paragraph) => `<p style="margin:0 0 14px">${lines(paragraph)}</p>`).join("\n")
	const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:${PAPER};color:${INK};${FONT};font-size:16px;line-height:24px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border:1px solid ${LINE};border-radius:16px"><tr><td style="padding:32px;${FONT};font-size:16px;line-height:24px;color:${INK}">
<h1 style="margin:0 0 18px;font-family:Georgia,'Times New Roman',serif;font-size:24px;line-height:32px;font-weight:600">${escapeHtml(heading)}</h1>
${body}
${button ? buttonHtml(button) : ""}
${footer ? `<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid ${LINE};font-size:13px;line-height:20px;color:${QUIET}">${lines(footer)}</p>` : ""}
</td></tr></table></td></tr></table></body></html>
`
	return { text: `${text.filter(Boolean).join("\n\n")}\n`, html }
}
