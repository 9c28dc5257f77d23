import { accountCalls } from "@/lib/accounts/calls"
import { askForPasskey } from "@/lib/accounts/passkeys/sign-in-mutations"
import { resource } from "@/lib/http/resource"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(accountCalls, {
	"POST /api/admin/login/passkey-options": () => askForPasskey(),
})
