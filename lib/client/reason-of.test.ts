import { expect, it } from "vitest"
import { ApiError } from "./api"
import { reasonOf } from "./reason-of"

it.each([
	[new ApiError(500, "The disk is full."), "The disk is full."],
	[new ApiError(500, ""), "The server reported an error (500). Please try again."],
	[new ApiError(0, ""), "We couldn't reach the server."],
	[new TypeError("x is undefined"), "Something went wrong. Please try again."],
])("%s reads %s", (error, words) => expect(reasonOf(error)).toBe(words))
