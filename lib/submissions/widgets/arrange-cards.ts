export const CARD_WEIGHTS = ["large", "normal", "small"] as const
type CardWeight = (typeof CARD_WEIGHTS)[number]

/** Characters of a text that makes a small card. */
const SHORT = 60
const LONG = 200
/** Among the pinned ones. With more large cards, none would stand out. */
const LARGE_MAX = 3

interface Card {
	text: string | null
	width: number | null
	height: number | null
	pinned: boolean
}
export type Arranged<T> = T & { weight: CardWeight | null }

function shapeOf({ text, width, height }: Card): string {
	if (text === null) return (width ?? 16) < (height ?? 9) ? "tall" : "wide"
	if (text.length <= SHORT) return "short"
	return text.length <= LONG ? "text" : "long"
}

/** Pinned cards lead, and the others stay near their order while no two equal ones follow each other. The second card
 * differs in kind, so that the first screen has a video and a text, and from there on the rarer kind is spread over the
 * whole wall: columns are filled one after the other. Chosen cards keep their order. */
export function arrangeCards<T extends Card>(
	{ contactSheet, source }: { contactSheet: boolean; source: "newest" | "picked" },
	cards: readonly T[],
): Arranged<T>[] {
	if (!contactSheet) return cards.map((card) => ({ ...card, weight: null }))
	const isOrdered = source === "picked"
	const leading = isOrdered ? [...cards] : cards.filter(({ pinned }) => pinned)
	const mixed = isOrdered
		? []
		: mix(
				cards.filter(({ pinned }) => !pinned),
				leading.at(-1),
			)
	return [...leading, ...mixed].map((card, at) => ({
		...card,
		weight: !isOrdered && card.pinned && at < LARGE_MAX ? "large" : shapeOf(card) === "short" ? "small" : "normal",
	}))
}

const isVideo = ({ text }: Card) => text === null

function mix<T extends Card>(cards: readonly T[], before: T | undefined): T[] {
	const left = [...cards]
	const mixed: T[] = []
	while (left.length > 0) {
		const last = mixed.at(-1) ?? before
		const wanted = mixed.length > 0 ? kindBehind(mixed, left) : before && !isVideo(before)
		mixed.push(...left.splice(nextIn(left, last, wanted), 1))
	}
	return mixed
}

/** True if a smaller share of the videos than of the texts has its place. */
function kindBehind(mixed: readonly Card[], left: readonly Card[]): boolean {
	const count = (cards: readonly Card[], video: boolean) => cards.filter((card) => isVideo(card) === video).length
	const leftShare = (video: boolean) => count(left, video) / (count(mixed, video) + count(left, video) || 1)
	return leftShare(true) > leftShare(false) || (leftShare(true) === leftShare(false) && isVideo(left[0] as Card))
}

function nextIn(left: readonly Card[], last: Card | undefined, video: boolean | undefined): number {
	const counts = new Map<string, number>()
	for (const card of left) counts.set(shapeOf(card), (counts.get(shapeOf(card)) ?? 0) + 1)
	const isOther = (card: Card) => !last || shapeOf(card) !== shapeOf(last)
	const rules = [
		// What more than half of the rest looks like must come now, or two of it follow each other at the end.
		(card: Card) => isOther(card) && (counts.get(shapeOf(card)) ?? 0) * 2 > left.length,
		(card: Card) => isOther(card) && isVideo(card) === video,
		isOther,
	]
	const found = rules.map((rule) => left.findIndex(rule)).find((at) => at >= 0)
	return found ?? 0
}
