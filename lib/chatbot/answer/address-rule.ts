/**
 * An address in an answer, as far as it could be one: with a scheme, slashes of either kind, or "www.". What follows a
 * scheme other than the web's is matched from its colon on.
 */
const ADDRESS = /(?:\bhttps?:[\\/]+|\bwww\.|:\/\/)[^\s<>"'`\])}|*，。）】]+/gi
/** The end of a sentence, not of its address. */
const SENTENCE_END = /(?<![.,;:!?…_~])[.,;:!?…_~]+$/
/** A link or an image. What is in its brackets is judged even if it is written in a way that only a browser reads. */
const LINK = /!?\[([^[\]\n]{0,300})\]\(([^()\n]{0,2000})\)/g
/** A link's words that name a passage, which the answer shows in its own way. */
const NUMBER = /^[\s\d,;^\u200c\u200d]+$/
const PROTOCOL = /^[a-z]*:?[\\/]+/i

/** Stands where an address was. Needs no translation. */
export const REMOVED = "…"

/**
 * The end of a text that may still become an address or a link. A whole link is held back, since what its brackets hold
 * decides over its words.
 */
export const OPEN_ADDRESS =
	/(?:\b(?:h|ht|htt|https?|https?:[\\/]*|w|ww|www|www\.)|(?:\bhttps?:[\\/]+|\bwww\.|:\/\/)[^\s<>"'`\])}|*，。）】]{0,2000}|:\/?|!|!?\[[^[\]\n]{0,300}(?:\](?:\([^()\n]{0,2000})?)?)$/i

/** What the business itself gave its chatbot to hand out. */
export interface GivenAddresses {
	/** Texts that the business wrote. Exactly the addresses in them may stand in an answer. */
	texts: readonly string[]
	/** Addresses of its own sites. Every page of their hosts may be named. */
	sites: readonly string[]
	/** Its own pages on this installation begin with one of these. */
	pages: readonly string[]
}

/** The same for "http://", "https://", and "www.", and for a page with and without a slash at its end. Null if unreadable. */
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

/**
 * Decides which addresses may stand in an answer: those that the business gave, and no others. A text that a stranger
 * had a hand in (a website's page, a testimonial, the visitor's message) can talk a model into writing any address, and
 * with it send a conversation's content away or a visitor to an impostor.
 */
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
