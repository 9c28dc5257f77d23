import { momentText } from "@/lib/submissions/consent/moment-text"

export function Moment({ iso }: { iso: string }) {
	return <time dateTime={iso}>{momentText(new Date(iso))}</time>
}
