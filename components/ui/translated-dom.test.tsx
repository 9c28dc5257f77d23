import { screen } from "@testing-library/react"
import { useState } from "react"
import { expect, it } from "vitest"
import { renderScreen } from "../../tests/support/render-screen"
import { translateAsBrowsersDo } from "../../tests/support/translate-dom"
import { Button } from "./button"

/** All that changes beside a text: a spinner before it, one picture for another, a note that goes. */
function Sending() {
	const [sent, send] = useState(false)
	return (
		<p>
			{!sent && <em>Not sent yet.</em>}
			{sent ? "Sent to the business." : "Press the button."}
			<Button busy={sent} onClick={() => send(true)}>
				{sent ? <b>✓</b> : <i>→</i>}
				Send
			</Button>
			{sent && <strong>Thank you.</strong>}
		</p>
	)
}

it.each(["moved", "replaced"] as const)("goes on after a browser translated the page (texts %s)", async (how) => {
	const { user, container } = renderScreen(<Sending />)
	translateAsBrowsersDo(container, how)
	await user.click(screen.getByRole("button"))
	expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true")
	expect(screen.getByText("Thank you.")).toBeTruthy()
	expect(screen.queryByText("Not sent yet.")).toBeNull()
	expect(container.textContent).toContain("Send")
})
