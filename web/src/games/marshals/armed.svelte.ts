// The wild card was touched in the hand, and the territory it leads to is touched next on the map.
export const armed = $state({ wild: false });
