/** Names what is followed, and by whom: a browser's pages with the same name share one stream. */
export const inboxName = ({ tenantId, viewerId }: { tenantId: string; viewerId: string }) =>
	`live:${tenantId}:${viewerId}`
