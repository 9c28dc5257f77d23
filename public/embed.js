{
	const { src, dataset } = /** @type {HTMLScriptElement} */ (document.currentScript)
	const { origin } = new URL(src)
	const { tenant, color = "#1a1714", label = "Chat" } = dataset

	const start = () => {
		const others = document.querySelectorAll("[data-chat]")
		if (document.querySelector(`[data-chat="${tenant}"]`)) return
		const box = document.createElement("div")
		const frame = document.createElement("iframe")
		const button = document.createElement("button")
		let open = false

		const draw = () => {
			box.style = `all:initial;position:fixed;z-index:9999;${open ? "" : "visibility:hidden;"}${
				open && innerWidth < 481
					? `inset:${visualViewport?.offsetTop}px 0 0;height:${visualViewport?.height}px`
					: "right:20px;bottom:20px;width:min(400px,100% - 40px);height:min(600px,100% - 40px);border-radius:12px"
			}`
			frame.style = "all:revert;border:0;border-radius:inherit;width:100%;height:100%;box-shadow:0 0 24px #0004"
			button.style = `all:revert;position:absolute;visibility:visible;border:0;border-radius:12px;outline-width:3px;outline-offset:2px;padding:0 16px;height:44px;font:16px system-ui;background:${color};color:#fff;color:oklch(from ${color} round(1.08 - l) 0 0);right:${open ? "10px;top:10px" : `0;bottom:${60 * others.length}px`}`
			button.textContent = open ? "Close" : label
			box.append(button)
		}
		const toggle = () => {
			open = !open
			draw()
			frame.isConnected || box.prepend(frame)
			;(open ? frame : button).focus()
		}

		box.dataset.chat = tenant
		frame.src = `${origin}/chat/${tenant}?embed=1`
		frame.title = label
		frame.allow = "clipboard-write"
		frame.onload = () => open && frame.contentWindow?.focus()
		button.onclick = toggle
		visualViewport?.addEventListener("resize", () => open && draw())
		addEventListener("keydown", ({ key }) => open && key === "Escape" && toggle())
		addEventListener("message", (event) => open && event.data === "chat:close" && event.origin === origin && toggle())
		draw()
		document.body.append(box)
	}
	document.body ? start() : addEventListener("DOMContentLoaded", start)
}
