// Draws quizzes inline on other websites, as high as their content.
{
	/** @param {Document | ShadowRoot} root @returns {HTMLScriptElement[]} */
	const scriptsIn = (root) =>
		[.../** @type {NodeListOf<HTMLScriptElement>} */ (root.querySelectorAll("*"))].flatMap((element) =>
			element.shadowRoot ? scriptsIn(element.shadowRoot) : /\/quiz\.js/.test(element.src) ? element : [],
		)
	// Loaders and modules hide the script that runs, and tag managers drop its attributes.
	const running = /** @type {HTMLScriptElement | null} */ (document.currentScript)
	const scripts = (running ? [running] : scriptsIn(document)).map((script) => {
		const { origin, searchParams } = new URL(script.src)
		const { quiz: id, lang } = { ...Object.fromEntries(searchParams), ...script.dataset }
		return { script, origin, id, lang }
	})
	const origin = scripts[0]?.origin ?? ""
	/** Until the quiz tells its height, where the site reserved none. Pixels. */
	const FIRST_HEIGHT = 360

	/** @type {() => NodeListOf<HTMLElement>} */
	const places = () => document.querySelectorAll("[data-quiz-place]")

	/** @param {HTMLElement} place */
	const addressOf = ({ dataset }) => {
		const id = encodeURIComponent(dataset.quizPlace ?? "")
		const lang = encodeURIComponent(dataset.lang ?? document.documentElement.lang)
		// The quiz writes to this origin alone.
		return `${origin}/embed/quiz/${id}${lang && `?lang=${lang}`}#${self.origin}`
	}

	/** @param {HTMLElement} place */
	const fill = (place) => {
		if (place.shadowRoot) return
		const frame = document.createElement("iframe")
		frame.title = place.textContent?.trim() || "Quiz"
		frame.loading = "lazy"
		// Through the CSSOM, which no policy of the site forbids.
		frame.style.cssText = `display:block;width:100%;border:0;border-radius:12px;height:${place.clientHeight || FIRST_HEIGHT}px`
		frame.src = addressOf(place)
		// A shadow root keeps the site's own styles out, and hides the link even where it is still being parsed.
		place.attachShadow({ mode: "open" }).append(frame)
	}

	const scan = () => {
		for (const place of places()) fill(place)
	}

	/** @param {MessageEvent<Partial<import("../components/quizzes/take/embed/host-page").QuizRoomMessage> | null>} event */
	const hear = ({ data, source, origin: sender }) => {
		const height = data?.quizHeight
		if (sender !== origin || typeof height !== "number") return
		for (const place of places()) {
			const frame = place.shadowRoot?.querySelector("iframe")
			if (!frame || frame.contentWindow !== source) continue
			frame.style.height = `${height}px`
			const { top } = frame.getBoundingClientRect()
			if (!data?.arrived || (top >= 0 && top < innerHeight)) continue
			const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
			frame.scrollIntoView({ behavior: isStill ? "instant" : "smooth" })
		}
	}

	for (const { script, id, lang } of scripts) {
		if (!id) continue
		const found = /** @type {HTMLElement | null} */ (document.querySelector(`[data-quiz-place="${CSS.escape(id)}"]`))
		const place = found ?? document.createElement("div")
		Object.assign(place.dataset, { quizPlace: id, ...(lang !== undefined && { lang }) })
		// The script of another quiz may have come first.
		const frame = place.shadowRoot?.querySelector("iframe")
		if (frame && lang !== undefined) frame.src = addressOf(place)
		if (found) continue
		// The page doesn't find what lies in a shadow root, and a head shows nothing.
		const root = script.getRootNode()
		;(root instanceof ShadowRoot ? root.host : script).after(place)
		if (!place.closest("body")) document.body?.append(place)
	}
	if (!scripts.some(({ id }) => id) && !places()[0]) console.warn("quiz.js: no data-quiz")
	addEventListener("message", hear)
	scan()
	// Site builders insert parts of a page late, and again. A page that is written anew has another root element.
	new MutationObserver(scan).observe(document, { childList: true, subtree: true })
}
