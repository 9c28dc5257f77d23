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
	/** Called with what leads to another part. */
	onShown(show: (section: QuizSection) => void): void
}

function EditorPage({ quiz, section, onShown }: EditorPage) {
	const [shown, setShown] = useState(section)
	onShown(setShown)
	const access = { isPlatformAdmin: false, tenantId: "tenant-1", readOnly: null }
	return <QuizEditor quiz={quiz} section={shown} base={BASE} access={access} results={null} />
}

/** An owner in the editor of one quiz. Saving has no answer before the test gives one. */
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
	// Without a look at what hides it: the styles of every element around it cost most of a test's time.
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
		/** In place of what the field holds; a paste, since a test has no time for two thousand keys. */
		async fill(target: HTMLElement, text: string) {
			await user.clear(target)
			if (text) await user.paste(text)
		},
		rows: (list: "Questions" | "Outcomes") =>
			within(screen.getByRole("list", { name: list, hidden: true }))
				.getAllByRole("listitem", { hidden: true })
				.map(({ textContent }) => textContent),
		/** By the links between the parts, which are the framework's. */
		choose: (name: string) => {
			const chosen = Object.entries(QUIZ_SECTIONS).find(([, label]) => label === name)?.[0]
			act(() => show(chosen as QuizSection))
		},
		banner: () => screen.queryByText("Not saved yet")?.closest("[role=alert]")?.textContent ?? null,
		isDirty: () => screen.queryByText("Unsaved changes, kept in this tab") !== null,
		/** `after`: what is stored then. */
		answerSaved: (after: Partial<Quiz> = {}) => api.on(SAVE_QUIZ, { body: { quiz: { ...quiz, ...after } } }),
		saves: () => api.sentTo(SAVE_QUIZ).map(({ body }) => body as QuizUpdate),
		focused: (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element)),
		async discard() {
			await user.click(button("Discard"))
			await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Discard" }))
			await screen.findByText("Everything is saved")
		},
	}
}
