const ADDRESS = /^[^\s@<>()"]{1,64}@[^\s@<>()"]{1,190}$/
const PHONE = /^\+?[\d\s()./-]{3,30}$/
const HIDDEN_ADDRESS = /\/cdn-cgi\/l\/email-protection#([\da-f]{6,500})$/i

/** @param {string} text */
function decodedUri(text) {
	try {
		return decodeURIComponent(text)
	} catch {
		return text
	}
}

/** Cloudflare's hidden address: the first byte is a key for the others. @param {string | null | undefined} hex */
function shownAddress(hex) {
	const bytes = Buffer.from(hex ?? "", "hex")
	const key = bytes[0] ?? 0
	const address = Buffer.from(bytes.subarray(1).map((byte) => byte ^ key)).toString("utf8")
	return ADDRESS.test(address) ? address : null
}

/** @param {string} href @returns {string | null} what a visitor reaches by a link, if that is a person */
function reached(href) {
	const hex = HIDDEN_ADDRESS.exec(href)?.[1]
	if (hex) return shownAddress(hex)
	if (!URL.canParse(href)) return null
	const url = new URL(href)
	if (url.protocol === "mailto:") {
		const named = decodedUri(url.pathname || url.searchParams.get("to") || "")
		return ADDRESS.test(named.trim()) ? named.trim() : null
	}
	if (url.protocol === "tel:" || url.protocol === "sms:") {
		const number = decodedUri(url.pathname).split(/[;,]/, 1)[0]?.trim() ?? ""
		return PHONE.test(number) ? number : null
	}
	const isShort = /^(?:www\.)?wa\.me$/.test(url.hostname)
	if (!isShort && url.protocol !== "whatsapp:" && !/^(?:api|web)\.whatsapp\.com$/.test(url.hostname)) return null
	const digits = (isShort ? url.pathname : (url.searchParams.get("phone") ?? "")).replace(/\D/g, "")
	return digits.length > 4 && digits.length < 16 ? `WhatsApp +${digits}` : null
}

/** @param {string} text */
const bare = (text) => text.replace(/[^\p{L}\p{N}@]/gu, "").toLowerCase()

/** Writes addresses and numbers into the text that links to them. @param {Document} document */
export function writeContacts(document) {
	for (const element of document.querySelectorAll("[data-cfemail]")) {
		const address = shownAddress(element.getAttribute("data-cfemail"))
		if (address) element.textContent = address
	}
	for (const link of document.querySelectorAll("a[href], area[href]")) {
		const target = reached((link.getAttribute("href") ?? "").trim())
		if (!target) continue
		const words = link.textContent ?? ""
		const named = /whatsapp/i.test(words) ? target.replace("WhatsApp ", "") : target
		if (bare(words).includes(bare(named).replace(/^whatsapp/, ""))) continue
		if (words.trim() === "" || (target.includes("@") && /^\[email.protected\]$/.test(words.trim())))
			link.textContent = named
		else link.append(` (${named})`)
	}
}
