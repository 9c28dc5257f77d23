export interface EmbedSnippets {
	/** The chat as an iframe that is always open. */
	frame: string
	/** A button that opens the chat. It takes its color from the snippet until the first press, and then from the chat. */
	launcher: string
}

export interface EmbedOptions {
	/** Without a trailing slash. */
	appUrl: string
	tenantSlug: string
	/** The launcher's color, in any form that CSS accepts. */
	color: string
}

function attribute(value: string): string {
	return value.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
}

/** Black or white, whichever is readable on the launcher's color. embed-launcher.js decides the same way. */
export function launcherText(color: string): string {
	return `oklch(from ${color} round(1.08 - l) 0 0)`
}

/**
 * The HTML that a tenant pastes into its own site. The frame is 400 by 600 px, 20 px from bottom and right, with
 * corners of 12 px, on layer 9999. `allow` hands it the clipboard for Copy.
 *
 * public/embed.js takes `data-color` and `data-label` beside `data-tenant`. The host's policy must name the product in
 * script-src and frame-src.
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
