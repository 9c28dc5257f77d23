export declare function clientAddress(
	forwardedFor: string | undefined,
	socketAddress: string | undefined,
	trustedHops: number,
): string
