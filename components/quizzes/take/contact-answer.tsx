import { useEffect, useRef, useState } from "react"
import { TextField } from "@/components/ui/text-field"
import { isEmail } from "@/lib/accounts/email-address"
import * as signInWords from "@/lib/accounts/words"
import type { ContactPart, PublicQuestion } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import { CONTACT_CAPS, CONTACT_PARTS, type ContactParts, missingParts, readContact } from "@/lib/quizzes/contact-parts"
import * as quizWords from "../quiz-words"
import { isFinger } from "./is-finger"
import { isVisitorHere } from "./is-visitor-here"
import type { TextAnswerProps } from "./text-answer"

const FIELDS = {
	name: { label: quizWords.name, missing: quizWords.nameRequired, autoComplete: "name", type: "text" },
	email: { label: quizWords.email, missing: quizWords.emailRequired, autoComplete: "email", type: "email" },
	phone: { label: quizWords.phone, missing: quizWords.phoneRequired, autoComplete: "tel", type: "tel" },
	company: { label: quizWords.company, missing: quizWords.companyRequired, autoComplete: "organization", type: "text" },
} as const satisfies Record<ContactPart, object>

export interface ContactAnswerProps extends Omit<TextAnswerProps, "text" | "onChange"> {
	question: PublicQuestion
	contact: ContactParts | undefined
	/** What was typed, by question, for a visitor who goes back and returns: an unfinished address is in no answer. */
	drafts?: Map<string, ContactParts> | undefined
	keptBy?: string | undefined
	/** Without an address that is none yet. */
	onChange(contact: ContactParts | null): void
}

/** One field for each part, whose browser fills them in together. */
export function ContactAnswer({
	question,
	contact,
	drafts,
	keptBy,
	labelledBy,
	describedBy,
	invalid,
	onChange,
	onLeave,
}: ContactAnswerProps) {
	const { contact_parts: asked = {}, required } = question
	const parts = CONTACT_PARTS.filter((part) => asked[part])
	const group = useRef<HTMLFieldSetElement>(null)
	const draft = drafts?.get(question.id)
	const [typed, setTyped] = useState<ContactParts>(draft ?? contact ?? {})
	const [isEmailLeft, setEmailLeft] = useState(draft !== undefined)
	const given = readContact(typed)
	const missing = required || given ? missingParts(asked, given ?? {}) : []
	const isWrong = given?.email !== undefined && !isEmail(given.email)
	const problemOf = (part: ContactPart): string => {
		if (part === "email" && isWrong) return t(signInWords.emailInvalid)
		return missing.includes(part) ? t(FIELDS[part].missing) : ""
	}
	const problems = parts.map(problemOf)
	useEffect(() => {
		if (!isFinger() && isVisitorHere()) group.current?.querySelector("input")?.focus({ preventScroll: true })
	}, [])
	useEffect(() => {
		// The form asks the fields before the next question.
		const fields = group.current?.querySelectorAll("input") ?? []
		for (const [at, field] of fields.entries()) field.setCustomValidity(problems[at] ?? "")
	})

	function edit(part: ContactPart, text: string): void {
		// A paste may bring control characters, which the server refuses.
		const next = { ...typed, [part]: text.replace(/\p{Cc}+/gu, " ") }
		setTyped(next)
		drafts?.set(question.id, next)
		if (part === "email") setEmailLeft(false)
		const { email, ...others } = readContact(next) ?? {}
		onChange(readContact(email && isEmail(email) ? { ...others, email } : others))
	}

	return (
		<fieldset
			ref={group}
			aria-labelledby={labelledBy}
			aria-describedby={describedBy}
			className="flex max-w-md min-w-0 flex-col gap-5 [&_input]:h-12 [&_input]:text-base [&_label]:text-base"
		>
			{parts.map((part, at) => {
				const { label, type, autoComplete } = FIELDS[part]
				const isShown = invalid || (part === "email" && isWrong && isEmailLeft)
				return (
					<TextField
						key={part}
						label={t(label)}
						type={type}
						autoComplete={autoComplete}
						maxLength={CONTACT_CAPS[part]}
						value={typed[part] ?? ""}
						optional={asked[part] === "optional"}
						error={isShown ? problems[at] : null}
						onChange={({ target }) => edit(part, target.value)}
						onBlur={() => {
							if (part === "email") setEmailLeft(true)
							onLeave()
						}}
					/>
				)
			})}
			{keptBy && asked.email && (
				<p className="max-w-prose text-base text-ink-muted">{quizWords.keepsPartial(keptBy)}</p>
			)}
		</fieldset>
	)
}
