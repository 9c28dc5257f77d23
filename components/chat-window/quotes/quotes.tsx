import type { Citation, Quote } from "@/lib/client/contract"
import { SpokenQuote } from "./spoken-quote"

const hasQuote = (citation: Citation): citation is Citation & { quote: Quote } => citation.quote !== null

export interface QuotesProps {
	text: string
	citations: readonly Citation[]
}

/** What customers say in the testimonials that an answer rests on. Two passages of one testimonial are heard once. */
export function Quotes({ text, citations }: QuotesProps) {
	const quotes = new Map(
		citations.filter(hasQuote).map(({ quote }) => [`${quote.video_url} ${quote.start_ms}`, quote] as const),
	)
	return [...quotes].map(([key, quote]) => <SpokenQuote key={key} quote={quote} isTold={text.includes(quote.text)} />)
}
