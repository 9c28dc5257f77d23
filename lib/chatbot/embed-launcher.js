// The source of public/embed.js, which embed-snippets.test.ts minifies and compares. After a change:
// npx vitest run --project unit lib/chatbot/embed-snippets -u
{
	const { src, dataset } = /** @type {HTMLScriptElement} */ (document.currentScript)
	const { tenant, label = "Chat" } = dataset
	// The snippet's color, until the chat tells a newer one.
	let { color = "#1a1714" } = dataset

	const start = () => {
		const others = document.querySelectorAll("[data-chat]").length
		if (document.querySelector(`[data-chat="${tenant}"]`)) return
		const box = document.createElement("div")
		const frame = document.createElement("iframe")
		const button = document.createElement("button")
		const icon = document.createElement("i")
		const chat = new URL(`/chat/${tenant}?embed=1`, src)
		let open = false

		// Styles go through the CSSOM and the icons are clip paths: no policy of the site forbids either. `all` keeps the
		// site's own rules for buttons out. Only a focused button draws the outline.
		const draw = () => {
			box.style = `all:initial;position:fixed;z-index:9999;${open ? "" : "visibility:hidden;"}inset:${
				open && innerWidth < 481
					? // What a phone's keyboard leaves of the screen.
						`${visualViewport?.offsetTop}px 0 0;height:${visualViewport?.height}px`
					: "auto 20px 20px auto;width:400px;height:min(600px,100% - 40px);border-radius:12px"
			}`
			frame.style = "all:revert;border:0;border-radius:inherit;width:100%;height:100%;box-shadow:0 0 24px #0004"
			button.style = `all:revert;border:0;border-radius:24px;height:48px;padding:0 14px;position:absolute;visibility:visible;outline-width:3px;outline-offset:2px;background:${color};color:#fff;color:oklch(from ${color} round(1.08 - l) 0 0);${
				open
					? "inset:6px 6px auto auto;font:0"
					: `inset:auto 0 ${60 * others}px auto;box-shadow:0 0 24px #0004;font:16px`
			}/20px system-ui`
			icon.style = `all:revert;float:left;margin-right:.5em;border:10px solid;clip-path:path("${
				open ? "m4 6 2-2 4 4 4-4 2 2-4 4 4 4-2 2-4-4-4 4-2-2 4-4z" : "M10 1a9 8 0 1 1-4 15l-5 3 1-6a9 8 0 0 1 8-12"
			}")`
			// Set in no size while open, the word remains the name of the round button.
			button.textContent = open ? "Close" : label
			button.prepend(icon)
		}

		const toggle = () => {
			open = !open
			draw()
			// Added anew: a button that only moves counts as a layout shift. Before the frame, as Tab goes.
			box.prepend(button)
			frame.isConnected || box.append(frame)
			;(open ? frame : button).focus()
		}

		box.dataset.chat = tenant
		frame.src = chat.href
		frame.title = label
		frame.allow = "clipboard-write"
		frame.onload = () => open && frame.contentWindow?.focus()
		button.onclick = toggle
		visualViewport?.addEventListener("resize", () => open && draw())
		addEventListener("keydown", ({ key }) => open && key === "Escape" && toggle())
		addEventListener("message", ({ data, source, origin }) => {
			if (source !== frame.contentWindow || origin !== chat.origin) return
			// Browser extensions also write from within the frame.
			if (CSS.supports("color", data)) {
				color = data
				draw()
			} else if (open && data === "chat:close") toggle()
		})
		draw()
		box.append(button)
		document.body.append(box)
	}
	document.body ? start() : addEventListener("DOMContentLoaded", start)
}
