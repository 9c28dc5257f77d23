import type { ReactNode } from "react"
import { classNames } from "./class-names"
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, TABLE } from "./table-roles"
import * as uiWords from "./ui-words"

export interface Column {
	name: string
	isNumber?: boolean
}

export interface StackingTableProps {
	label: string
	columns: readonly Column[]
	selectAll?: ReactNode
	/** Keyboard handlers for the rows, from useRowKeys. */
	bodyProps: object
	/** The rows. The last cell of each holds its actions. */
	children: ReactNode
}

/** A table on a desktop, cards on a phone. Screen readers read the column names on both. */
export function StackingTable({ label, columns, selectAll, bodyProps, children }: StackingTableProps) {
	return (
		<table {...TABLE} aria-label={label} className="block w-full border-collapse lg:table">
			<thead {...ROW_GROUP} className="max-lg:not-focus-within:sr-only">
				<tr {...ROW} className="border-b border-line">
					{selectAll && (
						<td {...CELL} className="w-10">
							{selectAll}
						</td>
					)}
					{columns.map(({ name, isNumber }) => (
						<th
							key={name}
							{...COLUMN_HEADER}
							scope="col"
							className={classNames(
								"py-2 pe-6 text-start text-xs font-normal text-ink-muted max-lg:sr-only",
								isNumber && "lg:text-end",
							)}
						>
							{name}
						</th>
					))}
					<th {...COLUMN_HEADER} scope="col">
						<span className="sr-only">{uiWords.actions}</span>
					</th>
				</tr>
			</thead>
			<tbody {...ROW_GROUP} {...bodyProps} className="block lg:table-row-group">
				{children}
			</tbody>
		</table>
	)
}
