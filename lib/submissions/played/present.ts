import { own, ownLang } from "@/lib/languages/own"
import { presentItem } from "../widgets/present"
import * as testimonialWords from "../words-public"
import type { PlayedRow } from "./queries"

const DETAILS = { showName: true, showWebsite: false, showDate: false, showStars: true, contactSheet: false }

/** In the language that is being drawn (lib/languages). */
export function presentPlayed(row: PlayedRow) {
	const item = presentItem({ ...DETAILS, giftDisclosure: row.giftDisclosure }, { ...row, weight: null })
	return {
		id: item.id,
		kind: item.kind,
		name: row.name,
		relation: row.relation && testimonialWords.relationOf(row.relation),
		stars: item.stars,
		text: item.text,
		photo_url: item.photo_url,
		video_url: item.video_url,
		content_type: row.contentType,
		rendition_url: item.rendition_url,
		poster_url: item.poster_url,
		width: item.width,
		height: item.height,
		captions: item.captions,
		gift: item.gift ? { text: own(item.gift), language: ownLang(item.gift).lang ?? null } : null,
	}
}
