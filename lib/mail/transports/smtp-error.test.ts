import { expect, it } from "vitest"
import { smtpError } from "./smtp-error"

const HOST = "smtp.gmail.com"

it.each([
	["EDNS", "ENOTFOUND", "smtp.gmail.com couldn't be reached from this server."],
	["EDNS", "EAI_AGAIN", "smtp.gmail.com couldn't be reached from this server."],
	["ESOCKET", "ECONNREFUSED", "smtp.gmail.com couldn't be reached from this server."],
	["ESOCKET", "ETIMEDOUT", "The mail server didn't answer in time."],
	["ESOCKET", "CERT_HAS_EXPIRED", "The certificate of smtp.gmail.com isn't trusted by this server."],
	["ESOCKET", "DEPTH_ZERO_SELF_SIGNED_CERT", "The certificate of smtp.gmail.com isn't trusted by this server."],
	["ESOCKET", "ERR_SSL_WRONG_VERSION_NUMBER", "We couldn't make a secure connection to smtp.gmail.com."],
	["ESOCKET", "ECONNRESET", "The connection to smtp.gmail.com was lost."],
])("explains %s (%s) in words, and keeps the code for the log", (code, originalCode, words) => {
	const fault = smtpError(
		Object.assign(new Error(`connect ${originalCode} 192.0.2.1:465`), { code, originalCode }),
		HOST,
	)
	expect(fault).toMatchObject({ message: words, permanent: false, credentials: false, networkCode: originalCode })
})

it("names no host of the operator's", () => {
	const refused = Object.assign(new Error("connect ECONNREFUSED 10.0.0.5:25"), {
		code: "ESOCKET",
		originalCode: "ECONNREFUSED",
	})
	expect(smtpError(refused).message).toBe("The mail server couldn't be reached from this server.")
})

it("keeps the server's own words", () => {
	const said = Object.assign(new Error("Invalid login:\n535 not accepted"), { code: "EAUTH", responseCode: 535 })
	expect(smtpError(said, HOST)).toMatchObject({ message: "Invalid login: 535 not accepted", permanent: true })
	const closed = Object.assign(new Error("Connection closed: 421 busy"), { code: "ECONNECTION", responseCode: 421 })
	expect(smtpError(closed, HOST)).toMatchObject({ message: "Connection closed: 421 busy", permanent: false })
})
