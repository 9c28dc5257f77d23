import { expect, it } from "vitest"
import { spokenText } from "./spoken-text"

it.each([
	["**Open** from `10` to _4_", "Open from 10 to 4"],
	["# Hours\n\n- Mon\n- Tue", "Hours Mon Tue"],
	["see [the menu](https://example.com/menu) [1]", "see the menu [1]"],
	["![a cake](https://example.com/x.png)", "a cake"],
	["> said\n\n```js\nlet a\n```", "said let a"],
	["5 - 3 = 2", "5 - 3 = 2"],
])("%j is spoken as %j", (markdown, said) => {
	expect(spokenText(markdown)).toBe(said)
})
