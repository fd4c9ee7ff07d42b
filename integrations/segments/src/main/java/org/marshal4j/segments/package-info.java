/**
 * For users: messages in {@link java.lang.foreign.MemorySegment}s. {@link org.marshal4j.segments.SegmentOutput}
 * writes them one after another, and {@link org.marshal4j.segments.SegmentInput} reads them. The page docs/memory.md
 * says which segments are accessed in place.
 */
@NullMarked
package org.marshal4j.segments;

import org.jspecify.annotations.NullMarked;
