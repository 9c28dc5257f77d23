// Draws widgets on other websites and in the dashboard's preview.
{
	/** @param {Document | ShadowRoot} root @returns {HTMLScriptElement[]} */
	const scriptsIn = (root) =>
		[.../** @type {NodeListOf<HTMLScriptElement>} */ (root.querySelectorAll("*"))].flatMap((element) =>
			element.shadowRoot ? scriptsIn(element.shadowRoot) : /\/widget\.js/.test(element.src) ? element : [],
		)
	// Loaders and modules hide the script that runs, and tag managers drop its attributes.
	const running = /** @type {HTMLScriptElement | null} */ (document.currentScript)
	const scripts = (running ? [running] : scriptsIn(document)).map((script) => {
		const { origin, searchParams } = new URL(script.src)
		const { widget: id, lang } = { ...Object.fromEntries(searchParams), ...script.dataset }
		return { script, origin, id, lang }
	})
	const origin = scripts[0]?.origin ?? ""
	const BATCH = 24
	const CAROUSEL_MS = 6000
	const COLUMN_WIDTH = 260
	const LEAST_ROOM = 120
	// Characters of a text that are shown at once, and where its letters are large for its card.
	const [LONG_TEXT, TIGHT_TEXT] = [400, 220]
	// Some pages change many times a second, and each change looks for what is not drawn.
	const RETRY_MS = 60_000

	/** @typedef {import("../lib/submissions/widgets/answers").WidgetView} View */
	/** @typedef {import("../lib/submissions/widgets/answers").WidgetItem} Item */
	/** @typedef {View["language"]} Language absent is English */

	const SHEET = `:host{display:flex;flex-direction:column;box-sizing:border-box;contain:layout style;position:relative;overflow:hidden;color:var(--ink);--accent:#1c1917;--ink:#1c1917;--quiet:#57534e;--card:#fff;--line:#e7e5e4;line-height:1.45;font-size:15px;text-align:start}
:host(.dark){--accent:#fafaf9;--ink:#fafaf9;--quiet:#a8a29e;--card:#1c1917;--line:#44403c}
:host(.transparent){--ink:currentColor;--quiet:currentColor;--card:transparent;--line:#8884}
:host(.product){font-family:system-ui,sans-serif}
@media(prefers-color-scheme:dark){:host(.auto){--accent:#fafaf9;--ink:#fafaf9;--quiet:#a8a29e;--card:#1c1917;--line:#44403c}}
*{box-sizing:border-box;margin:0}
a{color:inherit;unicode-bidi:plaintext}
button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.wall{display:flex;gap:var(--gap);align-items:flex-start;justify-content:center}
.wall>div{flex:1;min-width:0;max-width:480px;display:grid;gap:var(--gap)}
.row{display:flex;justify-content:safe center;gap:var(--gap);overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none;padding:3px}
.row>figure{flex:none;width:min(320px,85%);scroll-snap-align:start}
.row .media,.row video{aspect-ratio:4/3!important}
.row blockquote{flex:1;align-content:center;font-size:17px}.row figcaption:only-child{margin-block:auto}
.single{align-self:center;min-height:0;width:min(560px,100%)}
figure{display:flex;flex-direction:column;max-height:100%;background:var(--card);border:1px solid var(--line);border-radius:var(--radius);overflow:hidden}
.media{display:block;width:100%;position:relative;background:#292524;overflow:hidden}
.media img,video{display:block;width:100%;height:100%;object-fit:cover}
video{background:#000;object-fit:contain}
.media,video{min-height:0}
.play{position:absolute;inset-block-end:8px;inset-inline-start:8px;width:44px;height:44px;border-radius:50%}
.play:after{content:"";position:absolute;inset:14px auto auto 18px;border:solid transparent;border-width:8px 0 8px 12px;border-left-color:currentColor}
.row,.box{counter-reset:frame}
.frame{position:relative;display:flex;flex-direction:column;min-height:0}
.frame[data-time]:after{content:attr(data-time);position:absolute;inset-block-end:8px;inset-inline-end:8px;background:#000b;color:#fff;border-radius:4px;padding:1px 6px;font-size:13px;pointer-events:none}
.sheet .frame{padding:8px 8px 24px;background:#0c0a09;counter-increment:frame}
.sheet .media,.sheet video{border-radius:4px}
.sheet .frame:before,.sheet .frame:after{position:absolute;inset-block-end:2px;color:#fafaf9b3;background:none;padding:2px 6px;font:12px system-ui}
.sheet .frame:before{content:counter(frame)"A";inset-inline-start:8px}
.sheet.large .frame:before{background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-3 -1 146 180' preserveAspectRatio='none' fill='none' stroke='%23d92d20' stroke-width='12'%3E%3Cpath d='M22 30C44 8 108 6 126 32c14 24 12 92-2 118-16 24-92 26-110 2C-2 124 2 58 18 36c6-8 16-14 28-17'/%3E%3C/svg%3E") 0/100% 100%}
.lead .large{flex-flow:row wrap;align-items:center;margin-block-end:var(--gap)}
.lead .large:nth-child(2n){flex-direction:row-reverse}
.lead .frame{flex:3 1 320px}
.lead .media,.lead video{max-height:480px}.lead .media img{object-fit:contain}
.lead figcaption{flex:2 1 220px}
.lead figcaption:not(:has(blockquote)){flex-grow:1}
.sheet blockquote{padding:8px 0 0}
.sheet blockquote,.sheet figcaption>div{clear:both}
.sheet .all{padding:0}
.said{font-size:19px;font-weight:600;line-height:1.25}
.lead blockquote,.row:has(.frame) .short{font-size:22px;line-height:1.3}
blockquote{padding:14px 14px 0;margin-block-end:4px;overflow-wrap:anywhere;white-space:pre-line;outline:0}
.long{display:-webkit-box;-webkit-line-clamp:6;-webkit-box-orient:vertical;overflow:hidden}
.all{padding:0 14px;min-height:44px;text-decoration:underline}
figcaption{padding:10px 14px;display:flow-root}
i{display:grid;flex:none;place-content:center;width:32px;height:32px;border-radius:50%;font:600 13px system-ui}
figcaption img,figcaption i{float:inline-start;width:48px;height:48px;margin-inline-end:12px;border-radius:50%;object-fit:cover}
.small img,.small i{width:36px!important;height:36px!important}
figcaption .stars{display:block;font-size:15px;letter-spacing:1px;color:var(--ink)}
figcaption b{display:block;overflow-wrap:anywhere}
figcaption>:not(b,i,div,blockquote){font-size:13px;color:var(--quiet);overflow-wrap:anywhere}
.cut{flex:1;min-height:0;overflow:hidden;mask:linear-gradient(#000 calc(100% - 72px),#0000)}
.more,nav{display:flex;justify-content:center;gap:8px;padding-top:12px}
.more button,nav button,.badge{min-height:44px;min-width:44px;padding:0 16px;border-radius:22px;background:var(--card);border:1px solid var(--line);color:var(--ink)}
:host(.transparent) .more button{background:#fff;color:#000}
.badge{align-self:start;display:inline-flex;align-items:center;gap:10px;text-decoration:none;padding-inline:8px 18px}
.play,i{background:var(--accent);color:#fff;color:oklch(from var(--accent) round(1.08 - l) 0 0)}
.empty{flex:1;display:grid;place-content:center;background:var(--card);padding:24px;text-align:center;border:1px dashed var(--line);border-radius:var(--radius)}`

	/**
	 * @template {keyof HTMLElementTagNameMap} K
	 * @param {K} name @param {Record<string, unknown>} [properties] @param {(Node | string | null)[]} children
	 * @returns {HTMLElementTagNameMap[K]}
	 */
	const make = (name, properties = {}, ...children) => {
		const element = Object.assign(document.createElement(name), properties)
		element.append(...children.filter((child) => child != null))
		return element
	}

	/** @param {number} seconds */
	const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`

	/** @param {string} text @param {Language} language @param {string | null} [name] */
	const t = (text, language, name) => (language?.texts[text] ?? text).replace("{name}", () => name ?? "")

	/** @param {string} stamp */
	const secondsOf = (stamp) => stamp.split(":").reduce((sum, part) => sum * 60 + Number(part), 0)

	/**
	 * A <track> would need CORS for the video itself.
	 * @param {HTMLVideoElement} video @param {{ url: string, language: string }} captions @param {string} label
	 */
	const addCaptions = async (video, { url, language }, label) => {
		const response = await fetch(origin + url, { credentials: "omit" })
		if (!response.ok) return
		const track = video.addTextTrack("captions", label, language)
		for (const block of (await response.text()).split(/\r?\n\r?\n/)) {
			const [, from, to, text] = /^([\d:.]+) --> ([\d:.]+)(?: .*)?\n([\s\S]*)/m.exec(block) ?? []
			if (from && to && text) track.addCue(new VTTCue(secondsOf(from), secondsOf(to), text))
		}
		track.mode = "showing"
	}

	/** @param {string} path */
	const picture = (path) => make("img", { loading: "lazy", decoding: "async", alt: "", src: origin + path })

	/** @param {Item} item @param {Language} language */
	const drawVideo = (item, language) => {
		const { name, poster_url: poster, width, height } = item
		const ratio = width && height ? `${width}/${height}` : "16/9"
		const button = make("button", { type: "button", className: "media" })
		button.ariaLabel = t(name ? "Play the video of {name}" : "Play the video of a customer", language, name)
		button.style.aspectRatio = ratio
		button.append(...(poster ? [picture(poster)] : []), make("span", { className: "play" }))
		const frame = make("div", { className: "frame" }, button)
		frame.dataset.time = clock(item.duration_seconds)
		button.onclick = () => {
			const ariaLabel = t(name ? "Video of {name}" : "Video of a customer", language, name)
			const video = make("video", { controls: true, playsInline: true, autoplay: true, ariaLabel })
			video.style.aspectRatio = ratio
			if (poster) video.poster = origin + poster
			for (const source of [item.video_url, item.rendition_url])
				if (source) video.append(make("source", { src: origin + source }))
			video.lastElementChild?.addEventListener("error", () =>
				video.replaceWith(
					make("p", { className: "empty", role: "alert", textContent: t("Video not available", language) }),
				),
			)
			if (item.captions) addCaptions(video, item.captions, t("Captions", language)).catch(() => undefined)
			for (const other of /** @type {ShadowRoot} */ (button.getRootNode()).querySelectorAll("video")) other.pause()
			delete frame.dataset.time
			button.replaceWith(video)
			video.focus()
		}
		return frame
	}

	/** @param {string} text @param {Language} language @param {boolean} [isTight] */
	const drawText = (text, language, isTight) => {
		// A line that ends early takes the room of a whole one. Up to 110 would leave a card beside a video empty.
		const length = text.split("\n").reduce((sum, line) => sum + Math.max(line.length, 40), 0)
		const quote = make("blockquote", { dir: "auto", textContent: text, className: length > 110 ? "" : "short" })
		if (length <= (isTight ? TIGHT_TEXT : LONG_TEXT)) return quote
		quote.className = "long"
		const button = make("button", { type: "button", className: "all", textContent: t("Read more", language) })
		button.onclick = () => {
			quote.className = ""
			// The button is gone, and the focus would be lost with it.
			quote.tabIndex = -1
			button.replaceWith()
			const { host } = /** @type {ShadowRoot & { host: HTMLElement }} */ (quote.getRootNode())
			// A wall that is cut shows all of itself first.
			host.shadowRoot?.querySelector(".more")?.querySelector("button")?.click()
			host.style.height = ""
			quote.focus()
		}
		return make("div", {}, quote, button)
	}

	/** @param {number} count @param {Language} language */
	const drawStars = (count, language) => {
		const textContent = "★".repeat(count) + "☆".repeat(5 - count)
		return make("span", { className: "stars", role: "img", ariaLabel: t(`${count} of 5 stars`, language), textContent })
	}

	/** @param {NonNullable<Item["headline"]>} headline */
	const drawHeadline = ({ text, language: lang }) =>
		make("blockquote", { className: "said", dir: "auto", lang, textContent: `“${text}”` })

	/** @param {string} name */
	const drawInitials = (name) => {
		// Each with its accents and vowel signs. Two Arabic letters would join.
		const words = name
			.split(/\s+/, /\p{sc=Arab}/u.test(name) ? 1 : 2)
			.map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0])
		return make("i", { ariaHidden: "true", textContent: words.join("").toUpperCase() })
	}

	/** A card of a contact sheet has a weight. @param {Item} item @param {Language} language @param {boolean} [isTight] */
	const draw = (item, language, isTight) => {
		const { name, text, stars, photo_url: photo, weight, headline } = item
		const locale = language?.locale ?? "en-US"
		const date = item.created_at ? new Date(item.created_at).toLocaleDateString(locale, { dateStyle: "long" }) : null
		const textContent = item.website?.replace(/^https?:\/\/(www\.)?|\/$/g, "")
		const link = { href: item.website, rel: "nofollow noopener", target: "_blank", textContent }
		const site = item.website && make("a", link)
		const film = text ? null : drawVideo(item, language)
		const words = text ? drawText(text, language, isTight) : headline && drawHeadline(headline)
		const who = [name && make("b", {}, make("bdi", { textContent: name })), stars ? drawStars(stars, language) : null]
		const giftLang = language?.gift_language
		const face = photo ? picture(photo) : weight && text && name ? drawInitials(name) : null
		const caption = [
			face,
			...(weight ? [...who, words] : who.reverse()),
			item.relation && make("p", { textContent: item.relation }),
			site,
			site && date && " · ",
			date && make("span", { textContent: date }),
			item.gift && make("p", { textContent: item.gift, ...(giftLang && { lang: giftLang }) }),
		]
		const about = caption.some(Boolean) ? make("figcaption", {}, ...caption) : null
		return make("figure", { className: weight ? `sheet ${weight}` : "" }, film ?? (weight ? null : words), about)
	}

	/** @param {View} view @param {HTMLElement} host @param {ShadowRoot} root @param {number} room */
	const wall = ({ items, language }, host, root, room) => {
		const rest = items.filter(({ weight }) => weight !== "large")
		const large = items.slice(0, items.length - rest.length).map((item) => draw(item, language, host.clientWidth < 600))
		const wall = make("div", { className: "wall" })
		const box = make("div", { className: "box" }, make("div", { className: "lead" }, ...large), wall)
		root.append(box)
		/** @type {{ element: HTMLElement, height: number }[]} */
		let columns = []
		let drawn = 0
		const add = (/** @type {number} */ upTo) => {
			for (const item of rest.slice(drawn, upTo)) {
				const column = columns.reduce((least, next) => (next.height < least.height ? next : least))
				column.element.append(draw(item, language))
				const { text, width, height } = item
				column.height += 0.3 + (text ? Math.min(text.length / LONG_TEXT, 1) : (height ?? 9) / (width ?? 16))
			}
			drawn = Math.max(drawn, Math.min(upTo, rest.length))
		}
		const layOut = () => {
			const count = Math.max(1, Math.min(rest.length, Math.floor(host.clientWidth / COLUMN_WIDTH)))
			if (!host.clientWidth || count === columns.length || root.querySelector("video")) return
			columns = [...Array(count)].map(() => ({ element: make("div"), height: 0 }))
			wall.replaceChildren(...columns.map(({ element }) => element))
			const upTo = Math.max(drawn, BATCH)
			drawn = 0
			add(upTo)
		}
		layOut()
		new ResizeObserver(layOut).observe(host)
		const loadOn = () => {
			const end = make("div")
			root.append(end)
			const ahead = new IntersectionObserver(
				// A slow phone hands over several moments at once, of which the last is now.
				(entries) => {
					if (!entries.at(-1)?.isIntersecting) return
					add(drawn + BATCH)
					ahead.disconnect()
					// Observed anew, it reports once more, also where the end is still in view.
					if (drawn < rest.length) ahead.observe(end)
				},
				{ rootMargin: "600px" },
			)
			ahead.observe(end)
		}
		if (room < LEAST_ROOM || box.scrollHeight <= room) return loadOn()
		const button = make("button", { type: "button", textContent: t("Show more", language) })
		const more = make("div", { className: "more" }, button)
		// Above the button, so that it covers no one's name.
		box.classList.add("cut")
		button.onclick = () => {
			host.style.height = ""
			box.classList.remove("cut")
			more.remove()
			loadOn()
		}
		root.append(more)
	}

	/** @param {View} view @param {ShadowRoot} root */
	const carousel = ({ items, language }, root) => {
		const cards = items.map((item) => draw(item, language, true))
		const row = make("div", { className: "row", role: "group", tabIndex: 0 }, ...cards)
		row.ariaLabel = t("Testimonials", language)
		const isStill = matchMedia("(prefers-reduced-motion: reduce)")
		const go = (/** @type {number} */ steps) => {
			const step = steps * (row.firstElementChild?.getBoundingClientRect().width ?? 0)
			const isAtEnd = Math.abs(row.scrollLeft) + row.clientWidth >= row.scrollWidth - 8
			const behavior = isStill.matches ? "auto" : "smooth"
			if (steps > 0 && isAtEnd) return row.scrollTo({ left: 0, behavior })
			row.scrollBy({ left: isRtl ? -step : step, behavior })
		}
		const button = (/** @type {string} */ text, /** @type {string} */ ariaLabel, /** @type {() => void} */ onclick) =>
			make("button", { type: "button", textContent: text, ...(ariaLabel && { ariaLabel }), onclick })
		const pause = button(t("Pause", language), "", () => {
			isPaused = !isPaused
			pause.textContent = t(isPaused ? "Play" : "Pause", language)
		})
		let isPaused = isStill.matches
		root.append(row)
		const isRtl = getComputedStyle(row).direction === "rtl"
		const [back = "", on = ""] = isRtl ? "→←" : "←→"
		// All in view. A hidden tab has no width.
		if (row.scrollWidth <= row.clientWidth && (row.clientWidth || items.length < 2)) return
		const previous = button(back, t("Previous", language), () => go(-1))
		const next = button(on, t("Next", language), () => go(1))
		root.append(make("nav", { ariaLabel: t("Carousel", language) }, previous, isStill.matches ? null : pause, next))
		if (isStill.matches) return
		const move = () => {
			const isBusy = document.hidden || row.matches(":hover,:focus-within") || row.querySelector("video")
			if (!isPaused && !isStill.matches && !isBusy) go(1)
		}
		/** @type {ReturnType<typeof setInterval> | undefined} */
		let timer
		// Out of view, and out of the page, it rests.
		new IntersectionObserver((entries) => {
			clearInterval(timer)
			if (entries.at(-1)?.isIntersecting) timer = setInterval(move, CAROUSEL_MS)
		}).observe(row)
	}

	/** Drawn once for each element: the shadow root marks it. @param {HTMLElement} host @param {View} view */
	const show = (host, view) => {
		// It takes the reserved room, so that nothing below moves.
		const room = host.shadowRoot ? 0 : Math.round(host.getBoundingClientRect().height)
		const root = host.shadowRoot ?? host.attachShadow({ mode: "open" })
		const sheet = new CSSStyleSheet()
		sheet.replaceSync(SHEET)
		root.adoptedStyleSheets = [sheet]
		root.replaceChildren()
		host.classList.remove("light", "dark", "auto", "transparent", "product")
		host.classList.add(view.scheme, view.font)
		host.style.setProperty("--accent", view.accent)
		for (const name of /** @type {const} */ (["radius", "gap"])) host.style.setProperty(`--${name}`, `${view[name]}px`)
		const { business, kind, language } = view
		if (language) Object.assign(host, { lang: language.code, dir: language.dir })
		const [first] = view.items
		const textContent = t("Share your experience with {name}", language, business.name)
		const invitation = make("a", { href: business.url, textContent })
		const badge = { className: "badge", href: business.url, target: "_blank", rel: "noopener" }
		// A server of an older version gives it no text, and the placeholder's stands.
		if (kind === "badge") root.append(make("a", badge, drawInitials(business.name), view.badge ?? host.textContent))
		else if (!first) root.append(make("p", { className: "empty" }, invitation))
		else if (kind === "single") root.append(make("div", { className: "single" }, draw(first, language)))
		else if (kind === "carousel") carousel(view, root)
		else wall(view, host, root, room)
		// What fits may outgrow its room later: a text that is read on, a place that becomes narrower.
		if (room >= LEAST_ROOM) host.style[host.offsetHeight > room ? "height" : "minHeight"] = `${room}px`
	}

	/** By the language that was asked for. @type {WeakMap<Element, string>} */
	const seen = new WeakMap()
	/** @param {HTMLElement} host @param {string} lang */
	const load = async (host, lang) => {
		const id = encodeURIComponent(host.dataset.testimonials ?? "")
		const query = lang && `?lang=${encodeURIComponent(lang)}`
		const response = await fetch(`${origin}/api/widget/${id}${query}`, { credentials: "omit" })
		// Without an answer the placeholder's link stays.
		if (!response.ok) return
		const view = await response.json()
		// Drawn anew only in another language: a video may be playing.
		const isDrawn = host.shadowRoot && host.lang === (view.language?.code ?? host.lang)
		if (!isDrawn && seen.get(host) === lang) show(host, view)
	}

	const scan = () => {
		for (const host of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-testimonials]"))) {
			const lang = host.dataset.lang ?? document.documentElement.lang
			if (seen.get(host) === lang) continue
			seen.set(host, lang)
			/** @param {unknown} _ @param {ResizeObserver} waiting */
			const begin = (_, waiting) => {
				if (!host.offsetWidth) return
				waiting.disconnect()
				load(host, lang).catch(() => setTimeout(() => seen.delete(host), RETRY_MS))
			}
			// In a hidden tab it waits for its room.
			const room = new ResizeObserver(begin)
			room.observe(host)
			begin(0, room)
		}
	}

	for (const { script, id, lang } of scripts) {
		if (!id) continue
		const place = /** @type {HTMLElement | null} */ (document.querySelector(`[data-testimonials="${CSS.escape(id)}"]`))
		const host = place ?? make("div")
		Object.assign(host.dataset, { testimonials: id, ...(lang !== undefined && { lang }) })
		if (place) continue
		// The page doesn't find what lies in a shadow root, and a head shows nothing.
		const root = script.getRootNode()
		;(root instanceof ShadowRoot ? root.host : script).after(host)
		if (!host.closest("body")) document.body?.append(host)
	}
	const isUsed = scripts.some(({ id }) => id) || document.querySelector("[data-testimonials]")
	// The dashboard's preview names none.
	if (!isUsed && origin !== location.origin) console.warn("widget.js: no data-widget")
	// One script draws for all snippets of a page.
	const mark = `testimonials of ${origin}`
	if (isUsed && !(mark in globalThis)) {
		Object.assign(globalThis, { [mark]: true })
		scan()
		// Site builders insert parts of a page late, and again. A page that is written anew has another root element.
		// Some change their language in place.
		const changes = { attributeFilter: ["lang", "data-lang"], childList: true, subtree: true }
		new MutationObserver(scan).observe(document, changes)
	}
	// For the dashboard's unsaved settings.
	Object.assign(globalThis, { showTestimonials: show })
}
