import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderScreen } from "../../tests/support/render-screen"
import { ProductNav } from "./product-nav"
import { productLinks } from "./products"

it.each([
	["/admin/bakery/chatbot?tab=quizzes", true, "Quizzes"],
	["/admin/bakery/chatbot?tab=quizzes", false, "AI Chatbot"],
	["/admin/bakery/chatbot?tab=leads", true, "AI Chatbot"],
] as const)("marks the product of %s where quizzes have a link: %s", (path, hasQuizzes, product) => {
	renderScreen(<ProductNav links={productLinks("bakery", "chatbot", hasQuizzes)} current="chatbot" />, { path })
	expect(screen.getByRole("link", { current: "page" }).textContent).toBe(product)
})
