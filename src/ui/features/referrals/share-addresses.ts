/** Pages of other sites that share a link; they get only what stands in their address. */
export function shareAddresses(link: string, title: string): { vk: string; ok: string } {
  const query = new URLSearchParams({ url: link, title })
  return { vk: `https://vk.com/share.php?${query}`, ok: `https://connect.ok.ru/offer?${query}` }
}
