/**
 * Messages in {@link java.lang.foreign.MemorySegment}s: {@link org.marshal4j.segments.SegmentOutput} writes them one behind the other, and
 * {@link org.marshal4j.segments.SegmentInput} reads them. docs/memory.md says which segments are touched in place.
 */
@NullMarked
package org.marshal4j.segments;

import org.jspecify.annotations.NullMarked;
