import { type FormEvent, useEffect, useRef, useState } from "react"
import { MoreButton } from "@/components/forms/more-button"
import { Poster } from "@/components/testimonials-dashboard/poster"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { Dialog } from "@/components/ui/dialog"
import { LocalTime } from "@/components/ui/local-time"
import { SearchBox } from "@/components/ui/search-box"
import { Skeleton } from "@/components/ui/skeleton"
import type { Submission } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { WIDGET_ITEMS_MAX } from "@/lib/submissions/widgets/schema"
import { type Pick, pickOf } from "./use-picked"
import { pickWords } from "./widget-words"

const PAGE_SIZE = 30

export interface PickDialogProps {
	open: boolean
	onOpenChange(open: boolean): void
	tenantSlug: string
	/** Ids. */
	chosen: readonly string[]
	onChoose(pick: Pick, on: boolean): void
}

/** Chooses among the approved testimonials. Each press counts at once; Save is the form's. */
export function PickDialog({ open, onOpenChange, ...choices }: PickDialogProps) {
	return (
		<Dialog open={open} onOpenChange={onOpenChange} title={pickWords.choose} description={pickWords.chooseAbout}>
			{open && <Choices {...choices} onDone={() => onOpenChange(false)} />}
		</Dialog>
	)
}

type ChoicesProps = Omit<PickDialogProps, "open" | "onOpenChange"> & { onDone(): void }

function Choices({ tenantSlug, chosen, onChoose, onDone }: ChoicesProps) {
	const field = useRef<HTMLInputElement>(null)
	const [q, setQ] = useState("")
	const found = useApproved(tenantSlug, q)
	const full = chosen.length >= WIDGET_ITEMS_MAX

	// Enter in the search must not save the form behind the dialog.
	const keep = (event: FormEvent) => event.stopPropagation()
	return (
		<div className="flex min-h-0 flex-col gap-4" onSubmit={keep}>
			<div className="flex">
				<SearchBox
					label={pickWords.search}
					placeholder={pickWords.searchPlaceholder}
					inputRef={field}
					value={q}
					onSearch={setQ}
				/>
			</div>
			<ul
				aria-busy={found.rows === null}
				className="flex h-[min(24rem,45dvh)] flex-col divide-y divide-line overflow-y-auto"
			>
				{found.failed && (
					<li role="alert" className="py-3 text-danger">
						{pickWords.searchFailed}
					</li>
				)}
				{found.rows === null &&
					!found.failed &&
					["a", "b", "c"].map((key) => <Skeleton key={key} className="my-2 h-10" />)}
				{found.rows?.length === 0 && <li className="py-3 text-ink-muted">{pickWords.noMatch}</li>}
				{found.rows?.map((row) => {
					const isChosen = chosen.includes(row.id)
					const pick = pickOf(row)
					return (
						<li key={row.id}>
							<label className="flex min-h-12 cursor-pointer items-center gap-3 py-1.5 ps-1">
								<input
									type="checkbox"
									className="checkbox"
									checked={isChosen}
									disabled={full && !isChosen}
									onChange={({ target }) => onChoose(pick, target.checked)}
								/>
								<span className="w-14 shrink-0">
									<Poster name={pick.name} url={pick.picture_url} written={pick.written} />
								</span>
								<span className="min-w-0 flex-1">
									<span className="block wrap-anywhere">{row.name}</span>
									<span className="block text-xs text-ink-muted">
										<LocalTime iso={row.created_at} dayOnly />
									</span>
								</span>
							</label>
						</li>
					)
				})}
				{found.more && (
					<li className="py-2">
						<MoreButton label={pickWords.more} busy={found.busy} onMore={found.more} />
					</li>
				)}
			</ul>
			<div className="flex items-center justify-between gap-4">
				<p role="status" className="text-ink-muted">
					{pickWords.pickedSoFar(chosen.length)}
					{full && ` ${pickWords.picksFull}`}
				</p>
				<Button variant="primary" onClick={onDone}>
					{commonWords.done}
				</Button>
			</div>
		</div>
	)
}

/** The approved testimonials that match. `rows` is null while the first page loads. */
function useApproved(tenantSlug: string, q: string) {
	const [rows, setRows] = useState<Submission[] | null>(null)
	const [next, setNext] = useState<string | null>(null)
	const [busy, setBusy] = useState(false)
	const [failed, setFailed] = useState(false)
	/** Incremented by each search: a late answer to an earlier one is dropped. */
	const search = useRef(0)

	async function load(cursor: string | undefined): Promise<void> {
		const mine = search.current
		setBusy(true)
		try {
			const query = {
				tenant_slug: tenantSlug,
				status: "approved",
				q: q || undefined,
				limit: PAGE_SIZE,
				cursor,
			} as const
			const page = await adminCall("GET /api/admin/dashboard", { query })
			if (mine !== search.current) return
			setRows((now) => [...(cursor && now ? now : []), ...page.submissions])
			setNext(page.next_cursor)
			setFailed(false)
		} catch {
			if (mine === search.current) setFailed(true)
		} finally {
			if (mine === search.current) setBusy(false)
		}
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: starts over for each search.
	useEffect(() => {
		search.current += 1
		setRows(null)
		setNext(null)
		void load(undefined)
	}, [tenantSlug, q])

	return { rows, failed, busy, more: next === null ? null : () => void load(next) }
}
