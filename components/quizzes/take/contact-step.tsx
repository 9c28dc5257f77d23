import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react"
import { Button } from "@/components/ui/button"
import { keepContact, readContact } from "@/lib/client/quiz-contact"
import { t } from "@/lib/languages/t"
import * as quizWords from "../quiz-words"
import { type Contact, type ContactErrors, checkContact, contactOf } from "./check-contact"
import { ContactFields, ContactQuestion } from "./contact-fields"
import { Step } from "./step"
import { StepPosition, useFocusOnArrival } from "./step-title"
import type { QuizTaking } from "./use-quiz"

export interface ContactStepProps {
	taking: QuizTaking
	isLast: boolean
}

export function ContactStep({ taking, isLast }: ContactStepProps) {
	const { quiz, busy, failure } = taking
	const [errors, setErrors] = useState<ContactErrors>({})
	const [typed] = useState(() => readContact(quiz.id) ?? taking.knownContact)
	const titleRef = useFocusOnArrival<HTMLHeadingElement>()
	const fields = useRef<HTMLFieldSetElement>(null)
	/** True until the release: an error's line would push the button away under the pointer. */
	const pressing = useRef(false)

	useEffect(() => {
		const end = () => {
			pressing.current = false
		}
		addEventListener("pointerup", end)
		return () => removeEventListener("pointerup", end)
	}, [])

	function leaveField({ target }: FocusEvent<HTMLElement>): void {
		if (!(target instanceof HTMLInputElement) || !target.form || pressing.current) return
		const found = checkContact(contactOf(new FormData(target.form)))
		setErrors((known) => ({ ...known, [target.name]: found[target.name as keyof Contact] }))
	}

	function keep({ target }: FormEvent<HTMLElement>): void {
		if (!(target instanceof HTMLInputElement) || !target.form) return
		const form = new FormData(target.form)
		keepContact(quiz.id, { user_name: String(form.get("user_name")), user_email: String(form.get("user_email")) })
	}

	function submit(form: HTMLFormElement): void {
		const contact = contactOf(new FormData(form))
		const found = checkContact(contact)
		setErrors(found)
		const wrong = Object.keys(found)[0]
		if (wrong) fields.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
		else goOn(contact.user_name || contact.user_email ? contact : undefined)
	}

	const press = () => {
		pressing.current = true
	}
	const goOn = (contact?: Contact) => void (isLast ? taking.finish(contact) : taking.start(contact))

	return (
		<Step
			busy={busy}
			failure={failure}
			onSubmit={submit}
			position={<StepPosition>{isLast ? t(quizWords.lastStep) : t(quizWords.firstStep)}</StepPosition>}
			actions={
				<>
					<span className="order-last ms-auto md:order-none md:ms-0">
						<Button type="submit" variant="primary" size="lg" busy={busy} onPointerDown={press}>
							{isLast ? t(quizWords.seeResult) : t(quizWords.goOn)}
						</Button>
					</span>
					<span className="order-2 -mx-2 flex md:order-none md:mx-0">
						<Button variant="quiet" disabled={busy} onPointerDown={press} onClick={() => goOn()}>
							{t(quizWords.skip)}
						</Button>
					</span>
					{isLast && (
						<span className="-mx-2 flex md:mx-0">
							<Button variant="quiet" disabled={busy} onClick={() => taking.goTo(quiz.questions.length - 1)}>
								{t(quizWords.back)}
							</Button>
						</span>
					)}
				</>
			}
		>
			<ContactQuestion
				business={quiz.tenant_name}
				titleRef={titleRef}
				keepsPartial={!isLast && taking.whole.keeps_partial}
			/>
			<ContactFields ref={fields} disabled={busy} onBlur={leaveField} onInput={keep} typed={typed} errors={errors} />
		</Step>
	)
}
