import { Share2 } from "lucide-react"
import type { ReactNode } from "react"
import { Stars } from "@/components/testimonial-pages/stars"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { Checkbox } from "@/components/ui/checkbox"
import { classNames } from "@/components/ui/class-names"
import { Glyph } from "@/components/ui/glyph"
import { LocalTime } from "@/components/ui/local-time"
import { CELL, ROW } from "@/components/ui/table-roles"
import type { Submission } from "@/lib/client/contract"
import { formatDuration } from "@/lib/recorder/format-duration"
import { formatMegabytes } from "@/lib/recorder/format-megabytes"
import { dashboardWords, testimonialListWords } from "@/lib/submissions/dashboard-words"
import type { FieldName } from "@/lib/submissions/form-fields"
import { canUse, isWithdrawn, isWritten } from "@/lib/submissions/policy"
import * as testimonialWords from "@/lib/submissions/words-public"
import { PinMark } from "./pin-mark"
import { PlaybackNote } from "./playback-note"
import { Poster } from "./poster"
import { RowMenu, type RowMenuProps } from "./row-menu"
import { shortAddress } from "./short-address"
import { StatusBadge } from "./status-badge"
import styles from "./submission-row.module.css"
import { TagChips } from "./tags/tag-chips"

export interface SubmissionRowProps extends RowMenuProps {
	watchHref: string
	selected: boolean
	onSelect: (selected: boolean) => void
	showTenant: boolean
	/** True for the one row that Tab reaches. Arrow keys reach the others. */
	tabbable: boolean
	onRepair: () => void
}

export function SubmissionRow(props: SubmissionRowProps) {
	const { watchHref, selected, onSelect, showTenant, tabbable, onRepair, ...menu } = props
	const { row, readOnly, onStatus, onShare } = menu
	const written = isWritten(row)
	const [look, length] = written
		? [dashboardWords.read, testimonialListWords.written]
		: [dashboardWords.watch, formatDuration(row.duration_seconds)]
	return (
		<tr
			{...ROW}
			data-row={row.id}
			tabIndex={tabbable ? 0 : -1}
			data-selected={selected || undefined}
			className={styles.row}
		>
			<td {...CELL} className={styles.select}>
				<span>
					<Checkbox
						hideLabel
						label={dashboardWords.selectRow(row.name)}
						// A reload may bring other rows: the browser must not restore ticks by position.
						autoComplete="off"
						checked={selected}
						disabled={readOnly}
						onChange={(event) => onSelect(event.target.checked)}
					/>
				</span>
			</td>
			<td {...CELL} className={styles.poster}>
				{/* biome-ignore lint/a11y/useAnchorContent: the same as Watch, for mouse and touch only */}
				<a href={watchHref} target="_blank" rel="noopener" tabIndex={-1} aria-hidden="true">
					<Poster name={row.name} url={written ? (row.photo_url ?? null) : row.poster_url} written={written} />
				</a>
			</td>
			<td {...CELL} className={styles.person}>
				<Person row={row} showTenant={showTenant} />
				<TagChips tags={row.tags} />
				<PlaybackNote row={row} readOnly={readOnly} onRepair={onRepair} />
			</td>
			<td {...CELL} className={styles.date}>
				<LocalTime iso={row.created_at} dayOnly={row.imported_at !== undefined} />
			</td>
			<td {...CELL} className={styles.figure}>
				<span className="max-lg:hidden">{length}</span>
				<span className="lg:hidden">{written ? length : `${length} · ${formatMegabytes(row.file_size_bytes)}`}</span>
			</td>
			<td {...CELL} className={classNames("max-lg:hidden", styles.figure)}>
				{!written && formatMegabytes(row.file_size_bytes)}
			</td>
			<td {...CELL} className={styles.status}>
				<span>
					<StatusBadge status={row.status} withdrawn={isWithdrawn(row)} />
				</span>
			</td>
			<td {...CELL} className={styles.actions}>
				<div>
					<span className={styles.share}>
						{row.status === "approved" && canUse(row) && (
							<Button
								size="sm"
								disabled={readOnly}
								aria-label={dashboardWords.actOn(dashboardWords.share, row.name)}
								onClick={onShare}
							>
								<Share2 aria-hidden size={16} />
								{dashboardWords.share}
							</Button>
						)}
					</span>
					<span className={styles.approve}>
						{row.status === "pending" && (
							<Button
								size="sm"
								disabled={readOnly}
								aria-label={dashboardWords.actOn(dashboardWords.approve, row.name)}
								onClick={() => onStatus("approved")}
							>
								<Glyph name="check" />
								{dashboardWords.approve}
							</Button>
						)}
					</span>
					<a
						data-main
						href={watchHref}
						target="_blank"
						rel="noopener"
						aria-label={dashboardWords.actOn(look, row.name)}
						className={buttonClass({ variant: "secondary", size: "sm" })}
					>
						<Glyph name={written ? "eye" : "play"} />
						{look}
					</a>
					<span className={styles.menu}>
						<RowMenu {...menu} />
					</span>
				</div>
			</td>
		</tr>
	)
}

function Person({ row, showTenant }: { row: Submission; showTenant: boolean }) {
	const { name, email, ...others } = {
		name: (
			<span className={styles.name}>
				{row.name}
				{row.pinned_at && <PinMark />}
			</span>
		),
		email: <span className={styles.line}>{row.email}</span>,
		stars: row.stars && <Stars key="stars" count={row.stars} />,
		relation: row.relation && (
			<span key="relation" className={styles.line}>
				{testimonialWords.relationOf(row.relation)}
			</span>
		),
		website: row.website && (
			<a
				key="website"
				href={row.website}
				target="_blank"
				rel="noopener noreferrer nofollow"
				className={classNames(styles.line, styles.website)}
			>
				{shortAddress(row.website)}
			</a>
		),
	} satisfies Record<FieldName, ReactNode>
	return (
		<>
			{name}
			{email}
			{row.text && <span className={styles.words}>{row.text}</span>}
			{Object.values(others)}
			{row.withdrawn_at && (
				<span className={styles.note}>
					{testimonialListWords.withdrawnOn} <LocalTime iso={row.withdrawn_at} dayOnly />
				</span>
			)}
			{showTenant && (
				<a href={`/admin/${row.tenant_slug}/dashboard`} className={styles.line}>
					{row.tenant_name}
				</a>
			)}
		</>
	)
}
