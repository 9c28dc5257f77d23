"use client"

import Link from "next/link"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { namedTenant, type TenantAccess } from "@/components/forms/settings-access"
import { SkippedLines } from "@/components/forms/skipped-lines"
import { TextFileField } from "@/components/forms/text-file-field"
import { toastError } from "@/components/forms/toast-error"
import { useBusy } from "@/components/forms/use-busy"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { Notice } from "@/components/ui/notice"
import type { ImportedTexts } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { type ColumnPlaces, REQUIRED_COLUMNS } from "@/lib/submissions/imports/columns"
import { CSV_MAX_BYTES } from "@/lib/submissions/imports/limits"
import { isOrderOpen } from "@/lib/submissions/imports/read-day"
import { importRefusals } from "@/lib/submissions/imports/words"
import { importWords } from "../import-words"
import { StatementField } from "../statement-field"
import { useStatement } from "../use-statement"
import { ColumnFields } from "./column-fields"
import { ImportPreview } from "./import-preview"
import { ReadingFields } from "./reading-fields"
import { type Csv, useCsv } from "./use-csv"

export interface ImportProps {
	access: TenantAccess
	tenantSlug: string
	reviewHref: string
}

const isMapped = (places: ColumnPlaces): places is ColumnPlaces & { name: number; text: number } =>
	REQUIRED_COLUMNS.every((column) => places[column] !== undefined)

/** A list is shown as it will be stored before anything is. */
export function WrittenImport({ access, tenantSlug, reviewHref }: ImportProps) {
	const csv = useCsv()
	const statement = useStatement(tenantSlug)
	const [done, setDone] = useState<ImportedTexts | null>(null)
	const { busy, run } = useBusy<"import">()
	const disabled = busy !== null || access.videosReadOnly !== null
	const tooLong = new Blob([csv.csv]).size > CSV_MAX_BYTES
	const count = tooLong ? 0 : (csv.plan?.ready.length ?? 0)

	async function send(consent_statement: string) {
		if (!isMapped(csv.places)) return
		const body = {
			csv: csv.csv,
			columns: csv.places,
			has_header: csv.hasHeader,
			...(csv.above > 0 && { rows_above: csv.above }),
			...(csv.plan?.dates.order && { date_order: csv.plan.dates.order }),
			...(csv.bestRating && { best_rating: csv.bestRating }),
			consent_statement,
		}
		setDone(await adminCall("POST /api/admin/submissions/import-texts", { query: namedTenant(access), body }))
		csv.change("")
	}

	function submit(event: FormEvent) {
		event.preventDefault()
		const said = statement.take()
		if (said)
			void run(
				"import",
				() => send(said),
				(error) => toastError(importWords.failed, error),
			)
	}

	if (done) return <Done done={done} reviewHref={reviewHref} onMore={() => setDone(null)} />
	const isEmpty = csv.columns.length === 0
	return (
		<form onSubmit={submit} noValidate className="flex flex-col gap-6">
			<TextFileField
				name="csv"
				label={importWords.list}
				hint={importWords.listHint}
				example={importWords.listExample}
				choose={importWords.chooseCsv}
				failed={importWords.fileFailed}
				value={csv.csv}
				error={tooLong ? importRefusals.csvTooLong : null}
				disabled={disabled}
				onChange={csv.change}
			/>
			{!isEmpty && !tooLong && (
				<>
					<ColumnFields csv={csv} disabled={disabled} />
					{csv.plan && <ReadingFields csv={csv} plan={csv.plan} disabled={disabled} />}
					<Preview csv={csv} />
				</>
			)}
			<StatementField statement={statement} disabled={disabled} />
			<div>
				<Button type="submit" variant="primary" busy={busy !== null} disabled={disabled || count === 0}>
					{count > 0 ? importWords.importCount(count) : importWords.import}
				</Button>
			</div>
		</form>
	)
}

function Preview({ csv: { plan, above } }: { csv: Csv }) {
	if (!plan) return <Notice role="status">{importWords.needsColumns}</Notice>
	if (isOrderOpen(plan.dates)) return <Notice role="status">{importWords.needsDate}</Notice>
	return <ImportPreview plan={plan} above={above} />
}

function Done({ done, reviewHref, onMore }: { done: ImportedTexts; reviewHref: string; onMore(): void }) {
	const box = useRef<HTMLDivElement>(null)
	// The pressed button had the focus and has disappeared.
	useEffect(() => box.current?.focus(), [])
	const lines = done.skipped.map(({ line, name, detail }) => ({ line, about: name, reason: detail }))
	return (
		<div ref={box} tabIndex={-1} className="flex flex-col gap-4 outline-none">
			<Notice
				tone={done.imported > 0 ? "success" : "warning"}
				title={importWords.imported(done.imported)}
				role="status"
			>
				{done.imported > 0 && <p>{importWords.waitingForYou}</p>}
				{lines.length > 0 && <SkippedLines lines={lines} />}
			</Notice>
			<div className="flex flex-wrap gap-2">
				{done.imported > 0 && (
					<Link href={reviewHref} className={buttonClass({ variant: "primary" })}>
						{importWords.review}
					</Link>
				)}
				<Button onClick={onMore}>{importWords.more}</Button>
			</div>
		</div>
	)
}
