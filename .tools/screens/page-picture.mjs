/** Draws the page of a lab sheet and keeps its picture on the device, as a photo that was taken there. */
export async function putPagePicture(page, { clientId, data, name }) {
  const rows = data.report.findings.labTestResults.biomarkers
  await page.evaluate(
    async ({ clientId, rows, name }) => {
      const canvas = document.createElement('canvas')
      const [width, height] = [1000, 1300]
      canvas.width = width
      canvas.height = height
      const pen = canvas.getContext('2d')
      pen.fillStyle = '#fbf9f2'
      pen.fillRect(0, 0, width, height)
      pen.fillStyle = '#2b2f36'
      pen.font = 'bold 44px serif'
      pen.fillText(name, 60, 130)
      pen.font = '24px monospace'
      for (const { source, nameLocal, rawValue, unit, referenceRange } of rows) {
        const [x, y, , tall] = source.box
        const line = (y + tall * 0.68) * height
        for (const [text, left] of [
          [nameLocal, 0],
          [rawValue, 420],
          [unit ?? '', 540],
          [(referenceRange ?? '').slice(0, 18), 680],
        ])
          pen.fillText(text, x * width + left, line)
      }
      const bytes = await new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
      const account = (await indexedDB.databases())
        .map(one => one.name ?? '')
        .find(one => /anamnesis-[0-9a-f-]{36}/.test(one))
      const ownerId = /anamnesis-([0-9a-f-]{36})/.exec(account)[1]
      // Opening it before the product does would make an empty one.
      while (!(await indexedDB.databases()).some(one => one.name === 'ambient-scribe-offline'))
        await new Promise(resolve => setTimeout(resolve, 50))
      const open = indexedDB.open('ambient-scribe-offline')
      await new Promise(resolve => open.addEventListener('success', resolve))
      const put = open.result
        .transaction('blobs', 'readwrite')
        .objectStore('blobs')
        .put({
          ...{ clientId, ownerId, bytes, type: 'document', savedAt: Date.now() },
          details: {
            fileName: 'page.png',
            name,
            mimeType: 'image/png',
            patientClientId: '',
            createdAt: new Date().toISOString(),
            documentAssetType: 'auto',
            locale: 'ru-RU',
          },
        })
      await new Promise((resolve, reject) => {
        put.addEventListener('success', resolve)
        put.addEventListener('error', reject)
      })
      open.result.close()
    },
    { clientId, rows, name },
  )
}
