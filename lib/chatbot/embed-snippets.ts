export interface EmbedSnippets {
	frame: string
	/** The button takes its color from the snippet until the first press, then from the chat. */
	launcher: string
}

export interface EmbedOptions {
	appUrl: string
	tenantSlug: string
	color: string
	/** On the button, where it isn't the script's own word. */
	label?: string
}

/** embed-launcher.js has the same word. */
export const LAUNCHER_LABEL = "Chat"

function attribute(value: string): string {
	return value.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
}

/** Black or white, whichever is readable. embed-launcher.js decides the same way. */
export function launcherText(color: string): string {
	return `oklch(from ${color} round(1.08 - l) 0 0)`
}

/** `allow` gives the frame the clipboard for Copy. The host's policy must name the product in script-src and frame-src. */
export function embedSnippets({ appUrl, tenantSlug, color, label = LAUNCHER_LABEL }: EmbedOptions): EmbedSnippets {
	const slug = encodeURIComponent(tenantSlug)
	const named = label === LAUNCHER_LABEL ? "" : ` data-label="${attribute(label)}"`
	return {
		frame: `<iframe
  src="${attribute(`${appUrl}/chat/${slug}`)}"
  title="Chat"
  width="400"
  height="600"
  allow="clipboard-write"
  style="position: fixed; bottom: 20px; right: 20px; width: 400px; height: 600px; border: none; border-radius: 12px; z-index: 9999;"
></iframe>`,
		launcher: `<script src="${attribute(`${appUrl}/embed.js`)}" data-tenant="${attribute(tenantSlug)}" data-color="${attribute(color)}"${named} async></script>`,
	}
}
