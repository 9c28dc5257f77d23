import { nextAuthHandler } from "@/lib/http/next-auth-handler"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: nextAuthHandler,
	POST: nextAuthHandler,
})
