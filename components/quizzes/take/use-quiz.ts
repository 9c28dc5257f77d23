import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { ApiError } from "@/lib/client/api"
import type { PublicQuiz } from "@/lib/client/contract"
import { forgetContact } from "@/lib/client/quiz-contact"
import { type QuizOutbox, quizOutbox, type Saving } from "@/lib/client/quiz-outbox"
import { forgetOpenQuiz, type OpenQuiz, readOpenQuiz } from "@/lib/client/quiz-session"
import { addOwnTexts } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import { fillWithGiven } from "@/lib/quizzes/actions/fill-with-given"
import { type Answer, type GivenAnswers, readAnswers, sentAnswer, withAnswer } from "@/lib/quizzes/answer-types"
import { missingQuestions } from "@/lib/quizzes/check-answers"
import type { ContactParts } from "@/lib/quizzes/contact-parts"
import type { HiddenFields } from "@/lib/tenants/hidden-fields"
import * as quizWords from "../quiz-words"
import { addressFields, knownContact } from "./address-fields"
import { agreedText, bringWords, isOutdated } from "./agreed"
import { isGone, noteOf } from "./call-failures"
import type { Contact } from "./check-contact"
import { beginQuiz, completeQuiz, readProgress, saveContact, type TakenInChat, whyNotBegun } from "./quiz-calls"
import {
	alongPath,
	CONTACT_FIRST,
	closedView,
	PAST_THE_END,
	type QuizView,
	questionsAtMost,
	resumedView,
	withinQuestions,
} from "./quiz-view"

const NONE: GivenAnswers = new Map()

/** One visitor's way through a quiz. `offered` is the current quiz. A resumed session keeps its own version. */
export function useQuiz(offered: PublicQuiz, chat?: TakenInChat) {
	const { tenant_slug: tenantSlug, id: quizId } = offered
	const [whole, setWhole] = useState(offered)
	const [met, setMet] = useState(offered.path)
	const quiz = useMemo(() => alongPath(whole, met), [whole, met])
	const [chosen, setView] = useState<QuizView>({ at: "welcome" })
	const [answers, setAnswers] = useState<GivenAnswers>(NONE)
	const [email, setEmail] = useState<string | null>(null)
	const [name, setName] = useState<string | null>(null)
	const [fields, setFields] = useState<HiddenFields>({})
	const [saving, setSaving] = useState<Saving>("saved")
	const [busy, setBusy] = useState(false)
	const [failure, setFailure] = useState<string | null>(null)
	const [rounds, setRounds] = useState(0)
	const outbox = useRef<QuizOutbox | null>(null)
	/** Contacts as they were typed, an unfinished address included, by question. */
	const typed = useRef(new Map<string, ContactParts>())
	const isShut = chosen.at === "welcome" && !outbox.current
	const view = (isShut && closedView(offered, rounds > 0)) || withinQuestions(chosen, quiz.questions.length)
	/** The path as the server last said it. */
	const said = useRef(offered.path)
	const [decided, setDecided] = useState<{ index: number; mayEnd: boolean } | null>(null)
	/** Aborted when the page goes. */
	const life = useRef(new AbortController())
	const path = { tenantSlug, quizId }
	const begin = useCallback(
		(open: OpenQuiz) => {
			outbox.current?.stop()
			outbox.current = quizOutbox({ tenantSlug, quizId }, open, setSaving, ({ path }) => {
				said.current = path
				setMet(path)
			})
			return outbox.current
		},
		[tenantSlug, quizId],
	)

	const forget = useCallback(() => {
		outbox.current?.stop()
		outbox.current = null
		forgetOpenQuiz(quizId)
		forgetContact(quizId)
		setAnswers(NONE)
		typed.current.clear()
		setSaving("saved")
		setRounds((count) => count + 1)
		setView({ at: "welcome" })
	}, [quizId])

	const resume = useCallback(
		async (open: OpenQuiz) => {
			const box = begin(open)
			setFailure(null)
			setView({ at: "opening" })
			const { signal } = life.current
			try {
				const found = await readProgress({ tenantSlug, quizId }, open, {
					signal,
					onWaiting: () => setSaving("waiting"),
				})
				setSaving("saved")
				addOwnTexts(found.translations)
				addOwnTexts(found.result?.translations)
				// Answers that the server does not have yet are newer than the server's.
				const merged = readAnswers(found.quiz.questions, { ...found.answers, ...open.pending })
				said.current = found.result ? undefined : found.path
				// They may lead elsewhere.
				if (said.current && Object.keys(open.pending).length > 0) await box.send().catch(() => undefined)
				setWhole(found.quiz)
				setMet(said.current)
				setAnswers(merged)
				setEmail(found.user_email)
				setName(found.user_name)
				setFields(found.fields ?? {})
				const taken = alongPath(found.quiz, said.current)
				setView(found.result ? { at: "result", result: found.result } : resumedView(taken, merged, open.at))
				// What waited was given under what the page said then.
				const nowSays = () => void Object.assign(open, { keepsPartial: found.quiz.keeps_partial })
				if (!found.result) box.send().then(nowSays, () => undefined)
			} catch (error) {
				if (signal.aborted) return
				setSaving("saved")
				if (isGone(error)) forget()
				setFailure(isGone(error) ? t(quizWords.answersGone) : noteOf(error))
			}
		},
		[begin, forget, tenantSlug, quizId],
	)

	useEffect(() => {
		life.current = new AbortController()
		const open = readOpenQuiz(quizId)
		if (open) void resume(open)
		return () => {
			life.current.abort()
			outbox.current?.stop()
		}
	}, [quizId, resume])

	function handle(error: unknown): void {
		const open = outbox.current?.open
		const { status = null, errors = [], detail = "" } = error instanceof ApiError ? error : {}
		if (life.current.signal.aborted) return
		if (status === 409 && open) {
			// The session was completed in another tab: load its result.
			void resume(open)
		} else if (status === 403) {
			setView({ at: "stopped", message: detail })
		} else if (isGone(error)) {
			forget()
			setFailure(t(quizWords.answersGone))
		} else {
			const [first] = errors
			if (open && first && isOutdated(error, open))
				void bringWords(path, open, life.current.signal).then(() => keep(first.field, null))
			const index = quiz.questions.findIndex(({ id }) => id === first?.field)
			if (index !== -1) goTo(index)
			setFailure((index !== -1 && first?.detail) || noteOf(error))
		}
	}

	function keep(questionId: string, answer: Answer | null): void {
		setAnswers((known) => withAnswer(known, questionId, answer))
		outbox.current?.keep(questionId, sentAnswer(answer), agreedText(quiz.questions, questionId, answer))
	}

	/** On to the next question, or to the end. A quiz with rules waits until the server has said what is next. */
	async function goOn(index: number, mayEnd: boolean): Promise<void> {
		const box = outbox.current
		if (!whole.path || !box) return proceed(index, mayEnd)
		try {
			await box.send()
			setDecided({ index, mayEnd })
		} catch (error) {
			refuse(error)
		}
	}

	function proceed(index: number, mayEnd: boolean): void {
		if (index < quiz.questions.length - 1) {
			send()
			goTo(index + 1)
		} else if (mayEnd) end()
	}

	const isOver = chosen.at === "question" && quiz.questions.length === 0
	const decide = useRef<() => void>(() => undefined)
	decide.current = () => {
		if (isOver) end()
		// The visitor may have gone elsewhere meanwhile.
		else if (decided && view.at === "question" && view.index === decided.index) proceed(decided.index, decided.mayEnd)
	}
	useEffect(() => {
		if (decided || isOver) decide.current()
	}, [decided, isOver])

	function goTo(index: number): void {
		outbox.current?.moveTo(quiz.questions[index]?.id ?? null)
		setFailure(null)
		setView({ at: "question", index })
	}

	function askContact(): void {
		outbox.current?.moveTo(PAST_THE_END)
		setFailure(null)
		setView({ at: "contact" })
	}

	/** Reports only final refusals. Other failures are retried, or wait for the next press. */
	function refuse(error: unknown): void {
		const isFinal = error instanceof ApiError && [401, 403, 404, 409].includes(error.status)
		if (isFinal || isOutdated(error, outbox.current?.open)) handle(error)
	}

	function send(): void {
		outbox.current?.send().catch(refuse)
	}

	function end(): void {
		if (quiz.contact_step === "after") {
			send()
			askContact()
		} else {
			outbox.current?.moveTo(PAST_THE_END)
			setFailure(null)
			void finish()
		}
	}

	async function start(contact?: Contact): Promise<void> {
		setBusy(true)
		setFailure(null)
		try {
			const brought = addressFields(offered.hidden_fields)
			const keepsPartial = offered.keeps_partial
			const started = await beginQuiz(path, { contact, keepsPartial: whole.keeps_partial, chat, fields: brought })
			begin({ id: started.session_id, secret: started.session_secret, at: null, pending: {}, keepsPartial })
			forgetContact(quizId)
			setWhole(offered)
			said.current = started.path ?? offered.path
			setMet(said.current)
			setFields(brought)
			setEmail(contact?.user_email || null)
			setName(contact?.user_name || null)
			goTo(0)
		} catch (error) {
			const why = await whyNotBegun(path, error)
			if (why) setView(why)
			else handle(error)
		} finally {
			setBusy(false)
		}
	}

	async function finish(contact?: Contact): Promise<void> {
		const box = outbox.current
		if (!box) return
		const missing = missingQuestions(quiz.questions, answers)[0]
		if (missing) {
			goTo(quiz.questions.indexOf(missing))
			setFailure(t(quizWords.answerNeeded))
			return
		}
		setBusy(true)
		setFailure(null)
		const retries = { signal: life.current.signal, onWaiting: () => setSaving("waiting") }
		try {
			await box.send()
			if (contact) await saveContact(path, box.open, contact, retries)
			const result = await completeQuiz(path, box.open, retries)
			addOwnTexts(result.translations)
			setSaving("saved")
			forgetContact(quizId)
			if (contact) {
				setEmail(contact.user_email || null)
				setName(contact.user_name || null)
			}
			setView({ at: "result", result })
		} catch (error) {
			handle(error)
		} finally {
			setBusy(false)
		}
	}

	return {
		quiz,
		/** With every question that a path may meet. */
		whole,
		atMost: (index: number) => questionsAtMost(whole, quiz, index),
		view,
		answers,
		typed: typed.current,
		email,
		saving,
		busy,
		failure,
		rounds,
		path,
		session: () => outbox.current?.open ?? null,
		enter() {
			const { contact_step } = offered
			const open = outbox.current?.open
			if (open) setView(resumedView(quiz, answers, open.at))
			else if (contact_step === "before") setView({ at: "contact" })
			// The contact step will not appear, so the contact from the chat goes along.
			else void start(contact_step === "never" ? (chat?.contact ?? undefined) : undefined)
		},
		get knownContact() {
			return knownContact(chat?.contact, answers, { ...addressFields(offered.hidden_fields), ...fields })
		},
		/** A text of the business, with what this visitor gave where it asks for it. */
		fill: (text: string) => fillWithGiven(text, quiz.questions, { answers, fields, userName: name }),
		start,
		finish,
		/** Keeps an answer, or none. A choice is sent at once, a text when its question is left. */
		answer(questionId: string, answer: Answer | null, isWhole: boolean) {
			keep(questionId, answer)
			setFailure(null)
			if (isWhole) send()
		},
		goTo(index: number) {
			send()
			goTo(index)
		},
		goOn: (index: number, mayEnd = true) => void goOn(index, mayEnd),
		show(place: number) {
			if (["opening", "result", "stopped", "closed"].includes(view.at)) return
			setFailure(null)
			if (outbox.current) send()
			if (!outbox.current && place === CONTACT_FIRST) setView({ at: "contact" })
			else if (!outbox.current || place <= CONTACT_FIRST) setView({ at: "welcome" })
			else if (place >= quiz.questions.length && quiz.contact_step === "after") askContact()
			// The browser may go forward to a question that an answer has taken off the path since.
			else goTo(Math.min(place, quiz.questions.length - 1))
		},
		send,
		reopen() {
			const open = outbox.current?.open
			if (open) void resume(open)
		},
		again() {
			forget()
			setWhole(offered)
			setMet(offered.path)
			setEmail(null)
			setName(null)
			setFields({})
			setFailure(null)
		},
	}
}

export type QuizTaking = ReturnType<typeof useQuiz>
