// Draws quizzes on other websites, inline or in a dialog.
{
	/** @param {Document | ShadowRoot} root @returns {HTMLScriptElement[]} */
	const scriptsIn = (root) =>
		[.../** @type {NodeListOf<HTMLScriptElement>} */ (root.querySelectorAll("*"))].flatMap((element) =>
			element.shadowRoot ? scriptsIn(element.shadowRoot) : /\/quiz\.js/.test(element.src) ? element : [],
		)
	// Loaders hide it, tag managers its attributes.
	const running = /** @type {HTMLScriptElement | null} */ (document.currentScript)
	const scripts = (running ? [running] : scriptsIn(document)).map((script) => {
		const { origin, searchParams } = new URL(script.src)
		const { quiz: id, lang, fields, popup, delay } = { ...Object.fromEntries(searchParams), ...script.dataset }
		return { script, origin, id, told: { lang, fields, popup, delay } }
	})
	const origin = scripts[0]?.origin ?? ""
	const WEEK_MS = 7 * 864e5
	/** Ids, kept here too as some browsers forbid storage. */
	const offered = new Set()

	/** @type {() => NodeListOf<HTMLElement>} */
	const places = () => document.querySelectorAll("[data-quiz-place]")

	/** What a script or link says, without what it leaves out. @param {HTMLElement} place @param {string} id @param {object} told */
	const mark = ({ dataset }, id, told) => Object.assign(dataset, JSON.parse(JSON.stringify(told)), { quizPlace: id })

	/** @param {HTMLElement} place */
	const addressOf = ({ dataset }) => {
		const id = encodeURIComponent(dataset.quizPlace ?? "")
		const lang = encodeURIComponent(dataset.lang ?? document.documentElement.lang)
		// The quiz writes to this origin alone.
		return `${origin}/embed/quiz/${id}${lang && `?lang=${lang}`}#${self.origin}?${dataset.fields ?? ""}`
	}

	/** @param {HTMLElement} place */
	const fill = (place) => {
		if (place.shadowRoot) return
		const frame = document.createElement("iframe")
		frame.title = place.textContent?.trim() || "Quiz"
		frame.loading = "lazy"
		// No policy forbids the CSSOM.
		frame.style.cssText = `display:block;width:100%;border:0;border-radius:12px;height:${place.clientHeight || 360}px`
		frame.src = addressOf(place)
		// Keeps the site's styles out, and hides the link.
		place.attachShadow({ mode: "open" }).append(frame)
	}

	const scan = () => {
		for (const place of places()) fill(place)
	}

	/** @param {MessageEvent<{ quizHeight?: number, arrived?: boolean, close?: string, shut?: boolean } | null>} event */
	const hear = ({ data, source, origin: sender }) => {
		const height = data?.quizHeight
		if (sender !== origin || typeof height !== "number") return
		for (const place of places()) {
			const frame = place.shadowRoot?.querySelector("iframe")
			if (!frame || frame.contentWindow !== source) continue
			frame.style.height = `${height}px`
			const dialog = place.parentElement
			const close = place.previousElementSibling
			if (close && dialog?.dataset.quizDialog) close.ariaLabel = data?.close ?? null
			if (place.dataset.popup && dialog instanceof HTMLDialogElement) {
				delete place.dataset.popup
				dialog.open = false
				dialog.style.visibility = ""
				if (data?.shut) dialog.remove()
				else dialog.showModal()
			}
			const { top } = frame.getBoundingClientRect()
			if (!data?.arrived || (top >= 0 && top < innerHeight)) continue
			const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
			frame.scrollIntoView({ behavior: isStill ? "instant" : "smooth" })
		}
	}

	/** A closed dialog, a hidden tab, or a closed <details> shows nothing. The option has its first name. @param {HTMLElement} place */
	const isShown = (place) => place.checkVisibility?.({ checkVisibilityCSS: true }) ?? place.getClientRects().length > 0

	/** @param {string} id @returns {HTMLElement | null} */
	const placeOf = (id) => document.querySelector(`[data-quiz-place="${CSS.escape(id)}"]`)

	/** @param {string} id @param {{ popup?: string, lang?: string, fields?: string }} told @param {string} [name] */
	const pop = (id, told, name) => {
		// One before may wait out of sight, or for its "close" event.
		for (const before of /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("[data-quiz-dialog]")))
			if (!before.open || before.style.visibility) before.remove()
		const place = document.createElement("div")
		mark(place, id, told)
		const dialog = document.createElement("dialog")
		dialog.dataset.quizDialog = id
		place.textContent = dialog.ariaLabel = name?.trim() || "Quiz"
		const button = document.createElement("button")
		button.textContent = "×"
		button.style.cssText = "all:revert;float:inline-end;width:44px;height:44px;border:0;background:0;font-size:24px"
		dialog.style.cssText =
			"all:revert;position:fixed;inset:0;width:640px;max-height:90vh;padding:0;border:0;border-radius:12px;box-shadow:0 0 0 100vmax #0008"
		dialog.append(button, place)
		dialog.onclick = ({ target }) => target !== place && dialog.close()
		dialog.onclose = () => dialog.remove()
		document.body.append(dialog)
		// It waits out of sight until the quiz says that it is open.
		if (told.popup) {
			dialog.style.visibility = "hidden"
			dialog.open = true
		} else dialog.showModal()
	}

	/** At most once a week. @param {string} id @param {{ popup?: string, lang?: string, fields?: string }} told */
	const offer = (id, told) => {
		if (offered.has(id) || placeOf(id) || document.querySelector("dialog[open]")) return
		try {
			const key = `quiz-${id}`
			if (Date.now() - localStorage[key] < WEEK_MS) return
			localStorage[key] = Date.now()
		} catch {}
		offered.add(id)
		pop(id, told)
	}

	for (const { script, id, told } of scripts) {
		if (!id) continue
		if (told.popup) {
			const asked = () => offer(id, told)
			if (told.popup === "delay") setTimeout(asked, Number(told.delay ?? 20) * 1000)
			// A select box's list takes the pointer as well.
			else
				document.documentElement.addEventListener("mouseleave", ({ clientY }) => {
					if (clientY <= 0 && !document.querySelector("select:focus")) asked()
				})
			continue
		}
		const found = placeOf(id)
		const place = found ?? document.createElement("div")
		mark(place, id, told)
		const frame = place.shadowRoot?.querySelector("iframe")
		if (frame && frame.src !== addressOf(place)) frame.src = addressOf(place)
		if (found) continue
		// A head or a shadow root would hide it.
		const root = script.getRootNode()
		;(root instanceof ShadowRoot ? root.host : script).after(place)
		if (!place.closest("body")) document.body?.append(place)
	}
	if (!scripts.some(({ id }) => id) && !document.querySelector("[data-quiz-place],[data-quiz-open]"))
		console.warn("quiz.js: no data-quiz")
	addEventListener("message", hear)
	addEventListener("click", (event) => {
		const opener = event.target instanceof Element && event.target.closest("[data-quiz-open]")
		if (!(opener instanceof HTMLElement) || event.ctrlKey || event.metaKey) return
		event.preventDefault()
		const { quizOpen: id = "", lang, fields } = opener.dataset
		const place = [...places()].find((one) => one.dataset.quizPlace === id && isShown(one))
		if (place) place.scrollIntoView()
		else pop(id, { lang, fields }, opener.textContent)
	})
	scan()
	// Site builders insert parts late, and again.
	new MutationObserver(scan).observe(document, { childList: true, subtree: true })
}
