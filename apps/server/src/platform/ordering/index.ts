export {
  assignPositions,
  changePositions,
  noPositions,
  type PositionBounds,
  type PositionChanges,
  type PositionedItem,
} from './list-positions.ts';
