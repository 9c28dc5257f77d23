import type { ComponentProps, Ref } from "react"
import { TextField } from "@/components/ui/text-field"
import { t } from "@/lib/languages/t"
import * as quizWords from "../quiz-words"
import type { Contact, ContactErrors } from "./check-contact"
import { StepTitle } from "./step-title"

export interface ContactQuestionProps {
	business: string
	titleRef?: Ref<HTMLHeadingElement>
	/** The business sees what a visitor answered who stops before the end. */
	keepsPartial?: boolean
}

export function ContactQuestion({ business, titleRef, keepsPartial = false }: ContactQuestionProps) {
	return (
		<div className="flex flex-col gap-2">
			<StepTitle titleRef={titleRef}>{t(quizWords.contactTitle)}</StepTitle>
			<p className="max-w-prose text-base text-ink-muted">{quizWords.contactHint(business)}</p>
			{keepsPartial && <p className="max-w-prose text-base text-ink-muted">{quizWords.keepsPartial(business)}</p>}
		</div>
	)
}

export interface ContactFieldsProps extends ComponentProps<"fieldset"> {
	typed?: Partial<Contact> | null
	errors?: ContactErrors
}

export function ContactFields({ typed, errors, ...fieldset }: ContactFieldsProps) {
	return (
		<fieldset
			{...fieldset}
			className="flex max-w-md min-w-0 flex-col gap-5 [&_input]:h-12 [&_input]:text-base [&_label]:text-base"
		>
			<TextField
				label={t(quizWords.name)}
				name="user_name"
				autoComplete="name"
				defaultValue={typed?.user_name}
				error={errors?.user_name}
				optional
			/>
			<TextField
				label={t(quizWords.email)}
				name="user_email"
				type="email"
				autoComplete="email"
				defaultValue={typed?.user_email}
				error={errors?.user_email}
				optional
			/>
		</fieldset>
	)
}
