import ReactMarkdown from 'react-markdown'

/** Pictures and raw HTML have no place in these texts. */
const WITHOUT = ['img']

/** A text of the build as markdown; its first heading is the title of the page. */
export const DocumentText = ({ children }: { children: string }) => (
  <ReactMarkdown skipHtml disallowedElements={WITHOUT}>
    {children}
  </ReactMarkdown>
)
