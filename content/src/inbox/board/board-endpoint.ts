import { APIError, type Endpoint } from 'payload'
import { translate } from '../../languages/translate.ts'
import { filterFrom, readBoard } from './read-board.ts'

/** `GET /api/applications/board`: the board as it is now, for one that is open already. */
export const boardEndpoint: Omit<Endpoint, 'root'> = {
  path: '/board',
  method: 'get',
  handler: async (req) => {
    if (!req.user)
      throw new APIError(translate('Sign in again.', req.i18n.language), 401, null, true)
    const columns = await readBoard(req, filterFrom(req.query))
    return Response.json({ columns }, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}
