import { policyPath } from '../../lib/paths.ts'

/** Words of the tick under a form; the document opens beside, so that nothing typed is lost. */
export function ConsentText() {
  return (
    <>
      Согласен на{' '}
      <a href={policyPath} target="_blank" rel="noopener">
        обработку персональных данных
      </a>
    </>
  )
}
