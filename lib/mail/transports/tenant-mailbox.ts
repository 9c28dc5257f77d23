import { unseal } from "@/lib/crypto/secret-box"
import { env } from "@/lib/env"
import { EMAIL_PROVIDERS, isEmailProvider } from "../providers"
import { conceal } from "./conceal"
import { DeliveryError, type Transport } from "./message"
import { smtpTransport } from "./smtp"

export interface Mailbox {
	provider: string
	address: string
	sealedAppPassword: string
}

function appPassword(tenantId: string, mailbox: Mailbox): string {
	try {
		return unseal(mailbox.sealedAppPassword, "tenants.email_app_password", tenantId)
	} catch (cause) {
		throw new DeliveryError("The saved app password can't be read anymore. Please enter it again.", true, cause, {
			credentials: true,
		})
	}
}

/** Drops the cause too, because it quotes the server again and a log prints causes. */
function withoutSecrets(error: unknown, auth: { user: string; pass: string }): unknown {
	if (!(error instanceof DeliveryError)) return error
	return new DeliveryError(conceal(error.message, auth), error.permanent, undefined, error)
}

export function tenantMailbox(tenantId: string, mailbox: Mailbox): Transport {
	const { provider, address } = mailbox
	return {
		name: provider,
		async send(message, sending) {
			if (!isEmailProvider(provider)) {
				throw new DeliveryError(`Unknown mail provider: ${provider}.`, true, undefined, { credentials: true })
			}
			const auth = { user: address, pass: appPassword(tenantId, mailbox) }
			const gateway = env().TENANT_SMTP_URL
			const server = gateway ? { url: gateway } : { service: EMAIL_PROVIDERS[provider].service, requireTLS: true }
			await smtpTransport(provider, { ...server, auth }, address)
				.send(message, sending)
				.catch((error: unknown) => {
					throw withoutSecrets(error, auth)
				})
		},
	}
}
