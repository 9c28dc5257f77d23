import { momentText } from "@/lib/submissions/consent/moment-text"

/** In words with its zone, the same as in the mail. */
export function Moment({ iso }: { iso: string }) {
	return <time dateTime={iso}>{momentText(new Date(iso))}</time>
}
