package org.marshal4j.processor.model;

import java.util.List;

/** The methods that all views have. */
public final class ViewMethods {

    /**
     * The public and protected methods of {@code MessageView} and its superclasses. A test compares this list with
     * them.
     */
    public static final List<String> NAMES = List.of("""
            arrayLength behindArray behindBytes behindConstant behindElements behindText checkIndex clone
            copyTo countOf elementAt endSection endVersion enterVersionedBlock equals failed fieldAt
            finalize getClass hashCode inputAt isAbsent isThere keepMemory leaveVersionedBlock limits
            memoryBase nestingDepth notSettable notify notifyAll readInto requireSection requireSettable
            requireWithin schema settableAt showInside showNullable size stepOver toObject toString wait
            walkSection walked wrap
            """.split("\\s+"));

    private ViewMethods() {}
}
