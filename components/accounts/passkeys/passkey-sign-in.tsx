"use client"

import { KeyRound } from "lucide-react"
import { Button } from "@/components/ui/button"
import { call } from "@/lib/client/api"
import type { SignedIn } from "@/lib/client/contract"
import { showPasskey } from "@/lib/client/passkeys"
import { passkeyWords } from "./passkey-words"

export interface PasskeySignInProps {
	busy: boolean
	run(signIn: () => Promise<SignedIn>): void
}

export function PasskeySignIn({ busy, run }: PasskeySignInProps) {
	async function signIn(): Promise<SignedIn> {
		const passkey = await showPasskey(await call("POST /api/admin/login/passkey-options", {}))
		return call("POST /api/admin/login/passkey", { body: { passkey } })
	}
	return (
		<>
			<p className="flex items-center gap-4 text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
				{passkeyWords.or}
			</p>
			<Button size="lg" wide busy={busy} onClick={() => run(signIn)}>
				<KeyRound aria-hidden size={18} strokeWidth={1.5} />
				{passkeyWords.continueWithPasskey}
			</Button>
		</>
	)
}
