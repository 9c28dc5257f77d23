import { Globe, ListChecks, RefreshCw, Trash2 } from "lucide-react"
import Link from "next/link"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { commonWords } from "@/components/ui/common-words"
import { LocalTime } from "@/components/ui/local-time"
import type { Website } from "@/lib/client/contract"
import { websiteWords } from "./website-words"

export interface WebsiteRowProps {
	website: Website
	href: string
	isOpen: boolean
	readOnly: boolean
	busy: boolean
	onReadAgain(): void
	onRemove(): void
}

function Progress({ words, done, of }: { words: string; done: number; of: number }) {
	const percent = of === 0 ? 0 : Math.floor((done / of) * 100)
	return (
		<div className="mt-2 flex max-w-sm flex-col gap-1.5">
			<p role="status" className="text-xs text-ink-muted tabular-nums">
				{words}
			</p>
			<div
				role="progressbar"
				aria-label={words}
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={percent}
				className="h-1.5 overflow-hidden rounded-full bg-sunken"
			>
				<div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
			</div>
		</div>
	)
}

export function WebsiteRow({ website, href, isOpen, readOnly, busy, onReadAgain, onRemove }: WebsiteRowProps) {
	const {
		address,
		state,
		error,
		pages_met,
		pages_read,
		pages_taken,
		pages_learning,
		pages_found,
		pages_gone,
		read_at,
	} = website
	const learned = pages_taken - pages_learning
	const hasPages = isOpen || state === "reading" || pages_met + pages_found > 0
	return (
		<div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 gap-y-2 py-3.5 sm:grid-cols-[1.25rem_minmax(0,1fr)_auto]">
			<Globe aria-hidden size={20} className="mt-0.5 text-ink-muted" />
			<div className="min-w-0">
				<h3 className="font-medium wrap-anywhere text-ink">{address}</h3>
				{state === "failed" && <p className="max-w-prose text-danger">{error}</p>}
				<p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
					{state === "failed" && <Badge tone="danger">{websiteWords.readFailed}</Badge>}
					{pages_found > 0 && <span>{websiteWords.pagesInUse(learned, pages_found)}</span>}
					{pages_gone > 0 && <Badge tone="warning">{websiteWords.pagesGone(pages_gone)}</Badge>}
					{state !== "reading" && read_at && (
						<span>
							{websiteWords.lastRead} <LocalTime iso={read_at} />
						</span>
					)}
				</p>
				{/* Its length is known only roughly, since pages lead to further pages. */}
				{state === "reading" && (
					<Progress
						words={pages_met === 0 ? websiteWords.readingStarts : websiteWords.readingPages(pages_read, pages_met)}
						done={pages_read}
						of={pages_met}
					/>
				)}
				{pages_learning > 0 && (
					<Progress words={websiteWords.learningPages(learned, pages_taken)} done={learned} of={pages_taken} />
				)}
			</div>
			<div className="flex flex-wrap items-start gap-1 max-sm:col-start-2 max-sm:-ms-3">
				{hasPages && (
					<Link href={href} scroll={false} className={buttonClass({ size: "sm", variant: "quiet" })}>
						<ListChecks aria-hidden size={16} />
						{isOpen ? commonWords.close : websiteWords.choosePages}
						<span className="sr-only"> {address}</span>
					</Link>
				)}
				<Button size="sm" variant="quiet" busy={busy} disabled={readOnly || state === "reading"} onClick={onReadAgain}>
					{!busy && <RefreshCw aria-hidden size={16} />}
					{websiteWords.readAgain}
					<span className="sr-only"> {address}</span>
				</Button>
				<Button size="sm" variant="quiet" disabled={readOnly} onClick={onRemove}>
					<Trash2 aria-hidden size={16} />
					{commonWords.remove}
					<span className="sr-only"> {address}</span>
				</Button>
			</div>
		</div>
	)
}
