export {
  computePositionChanges,
  noPositions,
  type PositionBounds,
  type PositionChanges,
  type PositionedItem,
  tryComputePositionChanges,
} from './list-positions.ts';
