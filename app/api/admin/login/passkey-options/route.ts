import { askForPasskey } from "@/lib/accounts/passkeys/sign-in-mutations"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/login/passkey-options", { handle: () => askForPasskey() }),
})
