import { useEffect, useRef } from "react"
import { SelectField } from "@/components/ui/select-field"
import { t } from "@/lib/languages/t"
import type { Relation } from "@/lib/submissions/field-words"
import * as fieldWords from "@/lib/submissions/field-words"
import * as writingWords from "./writing-words"

const RELATIONS = Object.keys(fieldWords.relations) as Relation[]

export interface RelationFieldProps {
	error?: string
	/** As StarsFieldProps have it. */
	onReady(form: HTMLFormElement): void
}

export function RelationField({ error, onReady }: RelationFieldProps) {
	const select = useRef<HTMLSelectElement>(null)
	const ready = useRef(onReady)
	useEffect(() => {
		if (select.current?.form) ready.current(select.current.form)
	}, [])
	return (
		<SelectField
			ref={select}
			name="relation"
			label={t(fieldWords.relation)}
			optional
			autoComplete="off"
			error={error}
			options={[
				{ value: "", label: t(writingWords.noRelation) },
				...RELATIONS.map((value) => ({ value, label: t(fieldWords.relations[value]) })),
			]}
		/>
	)
}
