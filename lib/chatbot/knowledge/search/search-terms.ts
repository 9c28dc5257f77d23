/** More words do not make a question clearer, only slower to search for. */
const TERMS_MAX = 16
const TERM_CAP = 60

/** The search also matches words unstemmed, and a single shared "the" would find every text. */
const COMMON = new Set(
	`a an the and or but of to for in on at with by about from as if than then into over out up
	is are was were be been am do does did can could will would shall should may might must have has had
	i me my mine we us our you your yours he she it its they them their this that these those there here
	what which who whom whose when where why how please tell know give want need like let get any some all also just
	not no yes ok okay so too very more most much many im id ill youre whats hows
	der die das den dem des ein eine einen einem einer und oder aber ist sind war wie was wer wo wann warum ich du er sie es
	wir ihr mein dein sein ihre unser nicht kein mit von zu für auf im am bei bitte kann können hat haben gibt
	el la los las un una y o de del en con por para que qué cómo cuándo dónde es son hay
	le les une et ou du des dans avec pour par sur est sont quel quelle quels comment où quand je vous nous
	il lo gli i e di da per con su che come quando dove è sono`.split(/\s+/),
)

export function searchTerms(question: string): string[] {
	// Not folded: PostgreSQL's own vectors hold "straße" as it is written.
	const words = question
		.normalize("NFC")
		.toLowerCase()
		.replace(/['’]/g, "")
		.split(/[^\p{L}\p{M}\p{N}]+/u)
		.filter((word) => word && word.length <= TERM_CAP && !COMMON.has(word))
	return [...new Set(words)].slice(0, TERMS_MAX)
}
