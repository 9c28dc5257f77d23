export interface EmbedSnippets {
	/** The window that is always open. */
	frame: string
	/** A button that opens it. */
	launcher: string
}

export interface EmbedOptions {
	/** Without a slash at the end. */
	appUrl: string
	tenantSlug: string
	/** Of the launcher, any that CSS knows. */
	color: string
}

function attribute(value: string): string {
	return value.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
}

/** Black or white, whichever is read on the launcher's colour; the same as in public/embed.js. */
export function launcherText(color: string): string {
	return `oklch(from ${color} round(1.08 - l) 0 0)`
}

/**
 * What a tenant pastes into its own site. The frame is the specification's: 400 by
 * 600 px, 20 px from bottom and right, corners of 12 px, layer 9999. `allow` hands the frame the clipboard for Copy.
 *
 * public/embed.js takes `data-color` (the label's is made to fit by launcherText) and `data-label` beside `data-tenant`.
 * It has 1 KB, and needs of the host's policy that script-src and frame-src name the product. What it does not say for
 * want of room: an outline is drawn while it has the focus alone; styles go through the CSSOM, which no policy forbids; the frame is put in by the first press; the button
 * is put in anew whenever it changes place, since one that moves counts as a layout shift.
 */
export function embedSnippets({ appUrl, tenantSlug, color }: EmbedOptions): EmbedSnippets {
	const slug = encodeURIComponent(tenantSlug)
	return {
		frame: `<iframe
  src="${attribute(`${appUrl}/chat/${slug}`)}"
  title="Chat"
  width="400"
  height="600"
  allow="clipboard-write"
  style="position: fixed; bottom: 20px; right: 20px; width: 400px; height: 600px; border: none; border-radius: 12px; z-index: 9999;"
></iframe>`,
		launcher: `<script src="${attribute(`${appUrl}/embed.js`)}" data-tenant="${attribute(tenantSlug)}" data-color="${attribute(color)}" async></script>`,
	}
}
