/** The token of the invitation whose link was followed; "" for anyone else. */
export function inviteToken(): string {
	return new URLSearchParams(location.search).get("invite") ?? ""
}
