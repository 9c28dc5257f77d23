import { act, screen } from "@testing-library/react"
import { expect, vi } from "vitest"
import * as pageWords from "@/components/testimonial-pages/page-words"
import { PromptIdeas } from "@/components/testimonial-pages/prompt-ideas"
import { TestimonialStudio, type TestimonialStudioProps } from "@/components/testimonial-pages/testimonial-studio"
import { type ConsentWording, wordingsOf } from "@/lib/submissions/consent-text"
import { renderScreen } from "./render-screen"

/** The header of a WebM file, by which the studio recognizes a chosen file. */
export const WEBM = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d)

/** Makes every video play, with a length of five seconds. */
function letVideosPlay(): void {
	const told = (type: string) =>
		function (this: HTMLMediaElement) {
			queueMicrotask(() => this.dispatchEvent(new Event(type)))
		}
	vi.spyOn(HTMLMediaElement.prototype, "load").mockImplementation(told("loadeddata"))
	vi.spyOn(HTMLMediaElement.prototype, "currentTime", "set").mockImplementation(told("seeked"))
	vi.spyOn(HTMLMediaElement.prototype, "duration", "get").mockReturnValue(5)
}

/** Stops the page's clock. Only `pass` advances it. */
export function holdTime(): void {
	vi.useFakeTimers()
	// The testing library detects fake timers by this name and advances them. It advances by 0 ms, to let effects run.
	vi.stubGlobal("jest", { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
}

const realTimeout = globalThis.setTimeout

/** Retries by the real clock until `look` stops throwing. `expect.poll` would advance the fake timers. */
export async function until<T>(look: () => T): Promise<T> {
	for (let patience = 1000; ; patience -= 1) {
		try {
			return look()
		} catch (error) {
			if (patience === 0) throw error
		}
		await act(() => new Promise<void>((resolve) => void realTimeout(resolve, 10)))
	}
}

export const see = (text: string | RegExp): Promise<HTMLElement> => until(() => screen.getByText(text))

/** Makes every media query about a small screen match. */
function pretendPhone(): void {
	const query = (media: string) => ({
		matches: media.includes("max-width"),
		addEventListener() {},
		removeEventListener() {},
	})
	vi.stubGlobal("matchMedia", query)
}

interface StudioOptions extends Partial<Pick<TestimonialStudioProps, "maxSeconds" | "acceptWritten" | "askStars">> {
	phone?: boolean
	/** The business's own sentences for videos. */
	consent?: ConsentWording
	/** The business's own questions. */
	prompts?: string[]
	/** The server's answer for the thank-you page. */
	next?: () => Promise<Response>
}

/** Answers for the page that follows; the calls go where they went. */
function answerPages(answer: () => Promise<Response>): void {
	const call = fetch
	vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) =>
		init?.method === "HEAD" ? answer() : call(input, init),
	)
}

/** A business's page and what its visitor can do on it. */
export function openStudio(options: StudioOptions = {}) {
	const { maxSeconds = 40, phone = false, prompts, consent: video, next, ...own } = options
	letVideosPlay()
	answerPages(next ?? (() => Promise.resolve(new Response(null))))
	if (phone) pretendPhone()
	const questions = prompts ?? pageWords.questionsAbout("Acme")
	const consents = wordingsOf({ consent: video })
	const ideas = <PromptIdeas questions={questions} />
	const shown = renderScreen(
		<TestimonialStudio
			tenantSlug="acme"
			maxSeconds={maxSeconds}
			questions={questions}
			ideas={ideas}
			consents={consents}
			{...own}
		/>,
		{
			path: "/acme",
		},
	)
	const { user } = shown
	const button = (name: string) =>
		screen.getByText(name, { selector: "button, button *" }).closest("button") as HTMLButtonElement
	const field = (name: "Name" | "Email" | "Website") =>
		screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: "input:not([type=checkbox])" })
	const consent = () => screen.getByLabelText<HTMLInputElement>(consents.video.text)
	const press = (name: string) => user.click(button(name))

	async function type(name: Parameters<typeof field>[0], text: string): Promise<void> {
		await user.clear(field(name))
		if (text) await user.type(field(name), text)
	}
	async function choose(bytes: BlobPart = WEBM): Promise<void> {
		const file = new File([bytes], "take.webm", { type: "video/webm" })
		await user.upload(screen.getByLabelText(/choose (a|another) (video )?file/i), file)
	}
	return {
		...shown,
		button,
		field,
		consent,
		press,
		type,
		choose,
		/** Provides a file as the take, a name, an address and consent: everything that Submit needs. */
		async prepare(bytes: BlobPart = WEBM) {
			await choose(bytes)
			await see("Record Again")
			await type("Name", "Grace Hopper")
			await type("Email", "grace@example.com")
			await user.click(consent())
		},
		async startCamera() {
			await press("Start Camera")
			await see("Start Recording")
		},
		/** Advances the fake timers. */
		pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
		expectLeftFor: (path: string) => until(() => expect(shown.leave.mock.calls).toEqual([[path]])),
	}
}

/** True for a button that looks and acts disabled, but that the keyboard reaches. */
export const isDisabled = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true"

/** The element's accessible description. */
export function descriptionOf(element: HTMLElement): string {
	const ids = element.getAttribute("aria-describedby")?.split(" ") ?? []
	return ids
		.map((id) => document.getElementById(id)?.textContent ?? "")
		.join(" ")
		.trim()
}
