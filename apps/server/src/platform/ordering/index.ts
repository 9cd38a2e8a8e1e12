export {
  computePositionChanges,
  emptyListBounds,
  type PositionBounds,
  type PositionChanges,
  type PositionedItem,
  tryComputePositionChanges,
} from './list-positions.ts';
