import { momentText } from "@/lib/submissions/consent/moment-text"

/** Date and time with the time zone, formatted as in the mail. */
export function Moment({ iso }: { iso: string }) {
	return <time dateTime={iso}>{momentText(new Date(iso))}</time>
}
