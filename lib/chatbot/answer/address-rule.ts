const ADDRESS = /(?:\bhttps?:[\\/]+|\bwww\.|:\/\/)[^\s<>"'`\])}|*，。）】]+/gi
/** Ends a sentence, not its address. */
const SENTENCE_END = /(?<![.,;:!?…_~])[.,;:!?…_~]+$/
/** A link or an image. Its target is judged even if only a browser reads that spelling. */
const LINK = /!?\[([^[\]\n]{0,300})\]\(([^()\n]{0,2000})\)/g
/** A link's words that name a passage, which the answer shows in its own way. */
const NUMBER = /^[\s\d,;^\u200c\u200d]+$/
const PROTOCOL = /^[a-z]*:?[\\/]+/i

/** Needs no translation. */
export const REMOVED = "…"

/** A text's end that may become an address or a link is held back whole: the target decides over the words. */
export const OPEN_ADDRESS =
	/(?:\b(?:h|ht|htt|https?|https?:[\\/]*|w|ww|www|www\.)|(?:\bhttps?:[\\/]+|\bwww\.|:\/\/)[^\s<>"'`\])}|*，。）】]{0,2000}|:\/?|!|!?\[[^[\]\n]{0,300}(?:\](?:\([^()\n]{0,2000})?)?)$/i

export interface GivenAddresses {
	/** The business's own texts. Exactly the addresses in them may appear in an answer. */
	texts: readonly string[]
	/** The business's own websites. Every page of their hosts may be named. */
	sites: readonly string[]
	/** The business's own pages here begin with one of these. */
	pages: readonly string[]
}

/** The same for any scheme, "www.", and a slash at the end. Null if unreadable. */
function placeOf(address: string): { place: string; host: string } | null {
	const rest = address.replace(PROTOCOL, "")
	if (!URL.canParse(`https://${rest}`)) return null
	const { username, password, host, pathname, search } = new URL(`https://${rest}`)
	// https://bakery.example@evil.example/ looks like the first site and leads to the second.
	if (username || password) return null
	const bare = host.replace(/^www\./, "")
	return { host: bare, place: `${bare}${pathname.replace(/\/$/, "")}${search}` }
}

const isIn = (found: { host: string; place: string } | null): found is { host: string; place: string } => found !== null

/** An answer may name only addresses that the business gave. A stranger's text (a page, a testimonial, a message) can
 * talk a model into any other, and with it leak the conversation or lead to an impostor. */
export function addressRule({ texts, sites, pages }: GivenAddresses): (text: string) => string {
	const written = texts.flatMap((text) => text.match(ADDRESS) ?? [])
	const exact = new Set(
		written
			.map((address) => placeOf(address.replace(SENTENCE_END, "")))
			.filter(isIn)
			.map(({ place }) => place),
	)
	const hosts = new Set(
		sites
			.map(placeOf)
			.filter(isIn)
			.map(({ host }) => host),
	)
	const own = pages
		.map(placeOf)
		.filter(isIn)
		.map(({ place }) => place)
	const isGiven = (address: string) => {
		const found = /^(?:https?:\/\/|www\.)/i.test(address) ? placeOf(address) : null
		if (!found) return false
		const under = (page: string) => found.place === page || /^[/?]/.test(found.place.slice(page.length))
		return (
			hosts.has(found.host) || exact.has(found.place) || own.some((page) => found.place.startsWith(page) && under(page))
		)
	}
	const judged = (address: string) => {
		const end = SENTENCE_END.exec(address)?.[0] ?? ""
		return isGiven(address.slice(0, address.length - end.length)) ? address : `${REMOVED}${end}`
	}
	return (text) =>
		text
			.replace(LINK, (whole, label: string, target: string) => {
				if (NUMBER.test(label)) return `[${label}]`
				const [address = ""] = target.trim().replace(/^<|>$/g, "").split(/\s/)
				return isGiven(address) ? whole : label
			})
			.replace(ADDRESS, judged)
}
