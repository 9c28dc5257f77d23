import type { PublicTestimonial } from "../answers"
import { spokenText } from "../captions/spoken-text"
import type { Cue } from "../captions/vtt/cue"
import type { Relation } from "../field-words"
import { mediaPath } from "../media-address"
import { isFound } from "../policy"
import { giftNoteOf, presentPublicTestimonial } from "../present"
import type { PublicCaseRow } from "../queries"
import { type Passage, passagesOf } from "./passages-of"
import type { MoreRow } from "./queries"

export interface Headline {
	text: string
	language: string
}

export interface MoreTestimonial {
	id: string
	name: string
	poster_url: string | null
	headline: Headline | null
	text?: string
	relation?: Relation
	gift?: string
}

export interface SharedPage {
	testimonial: PublicTestimonial
	business_url: string | null
	headline: Headline | null
	transcript: Passage[]
	more: MoreTestimonial[]
	gift: string | null
	found: FoundVideo | null
	/** Signed, for the check that the testimonial is unchanged. Null unless the business offers the check. */
	statement: string | null
}

export interface FoundVideo {
	uploaded_at: string
	duration_seconds: number
	spoken: string
}

export function presentFound(row: { createdAt: Date | string; durationMs: number }, cues: readonly Cue[]): FoundVideo {
	return {
		uploaded_at: new Date(row.createdAt).toISOString(),
		duration_seconds: row.durationMs / 1000,
		spoken: spokenText(cues),
	}
}

function headlineOf(captions: { state: string; headline: string | null; language: string } | null): Headline | null {
	if (captions?.state !== "approved" || captions.headline === null) return null
	return { text: captions.headline, language: captions.language }
}

function presentMore({
	id,
	name,
	relation,
	posterKey,
	writtenText,
	giftOffered,
	tenant,
	captions,
}: MoreRow): MoreTestimonial {
	const gift = writtenText === null ? null : giftNoteOf(giftOffered, tenant.giftDisclosure)
	return {
		id,
		name,
		poster_url: posterKey ? mediaPath(id, "poster") : null,
		headline: headlineOf(captions),
		...(writtenText !== null && { text: writtenText }),
		...(relation && { relation }),
		...(gift !== null && { gift }),
	}
}

export function presentSharedPage(
	row: PublicCaseRow,
	{ cues, more, statement }: { cues: readonly Cue[]; more: readonly MoreRow[]; statement: string | null },
): SharedPage {
	return {
		testimonial: presentPublicTestimonial(row),
		business_url: row.tenant.websiteUrl,
		headline: headlineOf(row.captions),
		transcript: row.tenant.showTranscript ? passagesOf(cues) : [],
		more: more.map(presentMore),
		gift: row.kind === "written" ? giftNoteOf(row.giftOffered, row.tenant.giftDisclosure) : null,
		found: row.kind === "video" && isFound(row) ? presentFound(row, cues) : null,
		statement,
	}
}
