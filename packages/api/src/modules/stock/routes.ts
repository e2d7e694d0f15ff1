import { defineModule } from '../../platform/module';
import { adjustStock, bookFound, moveStock, pickStock, putAway, receiveStock } from './move-stock';
import { listLevels, listMoves, listReservations, listSerials, listStock, readProof } from './read-stock';
import { listPlaces } from './put-away/advise-places';
import { releaseReservation, reserveStock } from './reserve';
import { undoMoves } from './undo-moves';
import { look } from './look';

export const stock = defineModule({
  name: 'stock',
  create: () => ({
    handlers: {
      'GET /stock': listStock,
      'GET /stock/moves': listMoves,
      'GET /stock/serials': listSerials,
      'GET /stock/levels': listLevels,
      'GET /stock/proof': readProof,
      'GET /stock/places': listPlaces,
      'POST /stock/receive': receiveStock,
      'POST /stock/found': bookFound,
      'POST /stock/put-away': putAway,
      'POST /stock/move': moveStock,
      'POST /stock/pick': pickStock,
      'POST /stock/adjust': adjustStock,
      'POST /stock/undo': undoMoves,
      'GET /reservations': listReservations,
      'POST /reservation': reserveStock,
      'DELETE /reservation': releaseReservation,
    },
    look,
  }),
});
