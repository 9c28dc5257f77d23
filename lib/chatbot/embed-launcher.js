// The source of public/embed.js, which embed-snippets.test.ts minifies and compares. After a change:
// npx vitest run --project unit lib/chatbot/embed-snippets -u
{
	/** @param {Document | ShadowRoot} root @returns {HTMLScriptElement[]} */
	const scriptsIn = (root) =>
		[.../** @type {NodeListOf<HTMLScriptElement>} */ (root.querySelectorAll("*"))].flatMap((element) =>
			element.shadowRoot ? scriptsIn(element.shadowRoot) : /embed.js/.test(element.src) ? element : [],
		)

	/** @param {HTMLScriptElement} script */
	const start = ({ src, dataset }) => {
		const { origin: chat, searchParams } = new URL(src)
		let {
			tenant,
			color = "#1a1714",
			lang = document.documentElement.lang,
			label = "Chat",
		} = /** @type {Record<string, string | undefined>} */ ({ ...Object.fromEntries(searchParams), ...dataset })
		if (!tenant) return
		const box = document.createElement("div")
		const frame = document.createElement("iframe")
		const button = document.createElement("button")
		const icon = document.createElement("i")
		const shadow = box.attachShadow({ mode: "open" })
		const viewport = /** @type {VisualViewport} */ (visualViewport)
		let open = false
		let close = "Close"
		let others = 0

		// Styles go through the CSSOM and the icons are clip paths, which no policy of the website forbids. The shadow root
		// ends the website's own rules. Only a focused button draws the outline.
		const draw = () => {
			box.style = `all:initial;position:fixed;z-index:9999;${open ? "" : "visibility:hidden;"}inset:${
				open && innerWidth < 481
					? // What a phone's keyboard leaves of the screen.
						`${viewport.offsetTop}px 0 0;height:${viewport.height}px`
					: "auto 20px 20px auto;width:400px;height:min(600px,100% - 40px);border-radius:12px"
			}`.replace(/;|$/g, "!important;")
			frame.style = "width:100%;border:0;height:100%;box-shadow:0 0 20px #0004;border-radius:inherit"
			button.style = `border:0;border-radius:24px;padding:14px;position:absolute;visibility:visible;outline-width:3px;outline-offset:2px;background:${color};color:#fff;color:oklch(from ${color} round(1.08 - l) 0 0);${
				open
					? "inset:6px 6px auto auto;font:0"
					: `inset:auto 0 ${60 * others}px auto;box-shadow:0 0 20px #0004;font:16px`
			}/20px system-ui`
			icon.style = `border:10px solid;float:left;margin-right:.5em;clip-path:path("${
				open ? "m4 6 2-2 10 10-2 2zm0 8 10-10 2 2-10 10" : "M1 19V9a9 8 0 1 1 9 8"
			}")`
			// In no size while open, the word remains the round button's name.
			button.replaceChildren(icon, open ? close : label)
		}

		const toggle = () => {
			open = !open
			draw()
			// Added anew: a button that only moves counts as a layout shift. Before the frame, as Tab goes.
			shadow.prepend(button)
			frame.isConnected || shadow.append(frame)
			;(open ? frame : button).focus()
		}

		box.dataset.chat = tenant
		frame.src = `${chat}/chat/${tenant}?embed=1&lang=${lang}`
		frame.allow = "clipboard-write"
		frame.title = label
		frame.onload = () => open && /** @type {Window} */ (frame.contentWindow).focus()
		button.onclick = toggle
		viewport.addEventListener("resize", draw)
		addEventListener("keydown", ({ key }) => open && key === "Escape" && toggle())
		// A reader of the printed page can't press it. It returns as after any removal.
		addEventListener("beforeprint", () => open || box.remove())
		addEventListener("message", ({ data, source, origin }) => {
			if (source !== frame.contentWindow || origin !== chat) return
			// Browser extensions also write from within the frame.
			if (CSS.supports("color", data)) color = data
			// In the chat's language.
			close = data?.close || close
			draw()
			if (open && data === "chat:close") toggle()
		})
		// Beside the body, which websites replace and hide. A removed button returns a task later, so that a website that
		// removes it each time stays usable.
		const place = () => {
			if (document.querySelector(`[data-chat="${tenant}"]`)) return
			others = document.querySelectorAll("[data-chat]").length
			draw()
			document.documentElement.append(box)
		}
		shadow.append(button)
		place()
		new MutationObserver(() => box.isConnected || setTimeout(place)).observe(document, {
			childList: true,
			subtree: true,
		})
		return tenant
	}

	// Loaders and modules hide the script that runs, and tag managers drop its attributes.
	const script = /** @type {HTMLScriptElement | null} */ (document.currentScript)
	const found = [script ?? scriptsIn(document)].flat().filter(start)
	found[0] || console.warn("No data-tenant")
}
