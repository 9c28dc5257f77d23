import { nextAuthHandler } from "@/lib/http/next-auth-handler"
import { methods } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
	GET: nextAuthHandler,
	POST: nextAuthHandler,
})
