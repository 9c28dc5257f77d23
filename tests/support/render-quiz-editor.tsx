import { act, screen, waitFor, within } from "@testing-library/react"
import { useState } from "react"
import { expect } from "vitest"
import { QuizEditor } from "@/components/quizzes/builder/quiz-editor"
import { QUIZ_SECTIONS, type QuizSection } from "@/components/quizzes/quiz-address"
import type { Quiz, QuizUpdate } from "@/lib/client/contract"
import { ownedQuiz } from "./quiz-content"
import { renderScreen } from "./render-screen"
import { stubApi } from "./stub-api"

const BASE = "/admin/bakery/chatbot?tab=quizzes"
export const SAVE_QUIZ = "PUT /api/admin/quizzes/{id}"

interface EditorPage {
	quiz: Quiz
	section: QuizSection
	/** Receives the function that switches to another section. */
	onShown(show: (section: QuizSection) => void): void
}

function EditorPage({ quiz, section, onShown }: EditorPage) {
	const [shown, setShown] = useState(section)
	onShown(setShown)
	const access = { isPlatformAdmin: false, tenantId: "tenant-1", readOnly: null, mayExport: true }
	return <QuizEditor quiz={quiz} section={shown} base={BASE} access={access} results={null} />
}

/** Renders the editor of one quiz for its owner. Saving gets no answer until the test gives one. */
export function renderQuizEditor(given: Partial<Quiz> = {}, section: QuizSection = "questions") {
	const api = stubApi()
	const quiz = ownedQuiz(given)
	let show: (section: QuizSection) => void = () => undefined
	const page = (
		<EditorPage
			quiz={quiz}
			section={section}
			onShown={(given) => {
				show = given
			}}
		/>
	)
	const shown = renderScreen(page, { path: BASE })
	const { user } = shown
	shown.router.push.mockImplementation((href: string) => {
		show(new URL(href, location.href).searchParams.get("section") as QuizSection)
	})
	// `hidden: true` skips the visibility check, which reads the styles of every ancestor and took most of a test's
	// time.
	const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name, hidden: true })
	const form = () => within(screen.getByRole("form", { hidden: true }))
	const field = (name: string | RegExp) => form().getByLabelText<HTMLInputElement>(name)
	return {
		...shown,
		api,
		quiz,
		button,
		field,
		form,
		press: (name: string) => user.click(button(name)),
		/** Replaces the field's content by a paste. Typing two thousand keys would take too long. */
		async fill(target: HTMLElement, text: string) {
			await user.clear(target)
			if (text) await user.paste(text)
		},
		rows: (list: "Questions" | "Outcomes") =>
			within(screen.getByRole("list", { name: list, hidden: true }))
				.getAllByRole("listitem", { hidden: true })
				.map(({ textContent }) => textContent),
		/** Follows a link between the sections. The framework handles those. */
		choose: (name: string) => {
			const chosen = Object.entries(QUIZ_SECTIONS).find(([, label]) => label === name)?.[0]
			act(() => show(chosen as QuizSection))
		},
		banner: () => screen.queryByText("Not saved yet")?.closest("[role=alert]")?.textContent ?? null,
		isDirty: () => screen.queryByText(/^Unsaved: /) !== null,
		/** `after` is what is stored from then on. */
		answerSaved: (after: Partial<Quiz> = {}) => api.on(SAVE_QUIZ, { body: { quiz: { ...quiz, ...after } } }),
		saves: () => api.sentTo(SAVE_QUIZ).map(({ body }) => body as QuizUpdate),
		focused: (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element)),
		async discard() {
			await user.click(button("Discard"))
			await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Discard" }))
			await screen.findByText("All changes saved")
		},
	}
}
