"use client"

import { useMemo } from "react"
import type { Dashboard, Submission } from "@/lib/client/contract"
import { type PackedRows, unpackRows } from "@/lib/client/pack-rows"
import { SubmissionBrowser, type SubmissionBrowserProps } from "./submission-browser"

interface PackedBrowserProps extends Omit<SubmissionBrowserProps, "dashboard"> {
	submissions: PackedRows<Submission>
	dashboard: Pick<Dashboard, "totals" | "tags" | "next_cursor">
}

/** The list in a compact form, which keeps the data sent to the browser small. */
export function PackedBrowser({ submissions, dashboard, ...rest }: PackedBrowserProps) {
	const rows = useMemo(() => unpackRows(submissions), [submissions])
	return <SubmissionBrowser dashboard={{ ...dashboard, submissions: rows }} {...rest} />
}
