import { screen } from "@testing-library/react"
import { createRef } from "react"
import { expect, it, vi } from "vitest"
import { ChangePassword } from "@/components/accounts/change-password"
import { LoginForm } from "@/components/accounts/login-form"
import { TestimonialStudio } from "@/components/testimonial-pages/testimonial-studio"
import { saveDraft } from "@/lib/client/form-draft"
import { CONSENT_WORDINGS } from "@/lib/submissions/consent-text"
import { renderScreen } from "../../tests/support/render-screen"
import { SearchBox } from "./search-box"

/** Types into a field before any script is listening. */
function put(page: HTMLElement, field: string, text: string): void {
	const element = page.querySelector<HTMLInputElement>(field)
	if (!element) throw new Error(`There is no ${field}.`)
	element.value = text
}
const typedInto = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

it("keeps text typed into a login, whose button waits for its scripts", async () => {
	renderScreen(<LoginForm signedOut={false} />, {
		early: (page) => {
			put(page, "[type=email]", "grace@example.com")
			put(page, "[type=password]", "a password")
			const button = page.querySelector<HTMLButtonElement>("[type=submit]")
			expect([button?.disabled, button?.dataset.asleep]).toEqual([true, ""])
		},
	})
	await expect.poll(() => screen.getByRole<HTMLButtonElement>("button", { name: "Sign In" }).disabled).toBe(false)
	expect(typedInto("Email")).toBe("grace@example.com")
	expect(typedInto("Password")).toBe("a password")
})

it("starts the search typed into a search field, which only Enter can send", async () => {
	const search = vi.fn()
	const box = <SearchBox label="Search" placeholder="" inputRef={createRef()} value="" onSearch={search} />
	renderScreen(box, {
		early: (page) => {
			put(page, "input", " ev ")
			expect(page.querySelector<HTMLButtonElement>("[type=submit]")?.disabled).toBe(true)
		},
	})
	await expect.poll(() => search.mock.calls).toEqual([["ev"]])
	expect(document.querySelector("[type=submit]")).toBe(null)
})

it("includes every field of a form", async () => {
	const fields = ["current_password", "new_password", "confirm_password"]
	const { user } = renderScreen(<ChangePassword email="grace@example.com" />, {
		early: (page) => {
			for (const field of fields) put(page, `[name=${field}]`, `typed ${field}`)
		},
	})
	await user.click(screen.getByRole("button", { name: "Change password" }))
	// No field is missing: the error is that the two differ.
	expect(screen.getByText("Passwords do not match")).toBeDefined()
	for (const field of fields)
		expect(document.querySelector<HTMLInputElement>(`[name=${field}]`)?.value).toContain(field)
})

it("restores an earlier page's stored text along with the typed one", async () => {
	saveDraft("acme", { name: "Grace Hopper", email: "grace@example.com", website: "https://grace.example" })
	renderScreen(<TestimonialStudio tenantSlug="acme" maxSeconds={40} consents={CONSENT_WORDINGS} />, {
		early: (page) => {
			put(page, "[name=name]", "Ada Lovelace")
			page.querySelector<HTMLInputElement>("[name=consent]")?.click()
		},
	})
	await expect.poll(() => typedInto(/^Email/)).toBe("grace@example.com")
	expect(typedInto(/^Website/)).toBe("https://grace.example")
	await expect.poll(() => typedInto(/^Name/)).toBe("Ada Lovelace")
	expect(screen.getByText("Please record a video testimonial.")).toBeDefined()
})
