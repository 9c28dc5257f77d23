import type { ReactNode } from "react"
import { Checkbox } from "@/components/ui/checkbox"
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, TABLE } from "./table-roles"

export interface SubmissionTableProps {
	allSelected: boolean
	readOnly: boolean
	onSelectAll: (selected: boolean) => void
	bodyProps: object
	children: ReactNode
}

const HEADING = "py-2 pr-6 text-left text-xs font-normal text-ink-muted"

/** The columns' names, seen on a desk and heard everywhere. */
export function SubmissionTable({ allSelected, readOnly, onSelectAll, bodyProps, children }: SubmissionTableProps) {
	return (
		<table {...TABLE} aria-label="Testimonials" className="block w-full border-collapse lg:table">
			<thead {...ROW_GROUP} className="max-lg:sr-only">
				<tr {...ROW} className="border-b border-line">
					<td {...CELL} className="w-10">
						<span className="-ml-2 flex">
							<Checkbox
								hideLabel
								label="Select all on this page"
								checked={allSelected}
								disabled={readOnly}
								onChange={(event) => onSelectAll(event.target.checked)}
							/>
						</span>
					</td>
					<th {...COLUMN_HEADER} scope="col" className={HEADING}>
						Video
					</th>
					<th {...COLUMN_HEADER} scope="col" className={HEADING}>
						Customer
					</th>
					<th {...COLUMN_HEADER} scope="col" className={HEADING}>
						Date
					</th>
					<th {...COLUMN_HEADER} scope="col" className={`${HEADING} lg:text-right`}>
						Length
					</th>
					<th {...COLUMN_HEADER} scope="col" className={`${HEADING} lg:text-right`}>
						Size
					</th>
					<th {...COLUMN_HEADER} scope="col" className={HEADING}>
						Status
					</th>
					<th {...COLUMN_HEADER} scope="col">
						<span className="sr-only">Actions</span>
					</th>
				</tr>
			</thead>
			<tbody {...ROW_GROUP} {...bodyProps} className="block lg:table-row-group">
				{children}
			</tbody>
		</table>
	)
}
