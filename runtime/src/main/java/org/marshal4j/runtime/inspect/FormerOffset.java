package org.marshal4j.runtime.inspect;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.wire.WireType;

/** Finds where a former message has the value that today's marshaller has refused in today's bytes. */
final class FormerOffset implements SchemaWalker.Visitor {
    private static final long UNKNOWN = -1;

    /** In a hostile message, each field may have a path of thousands of characters: behind so many, nobody looks. */
    private static final int MOST_FIELDS = 10_000;

    private final String path;
    private long found = UNKNOWN;
    private int fields;

    private FormerOffset(String path) {
        this.path = path;
    }

    /**
     * Says it of the former message.
     *
     * @param refused what today's marshaller has thrown
     * @param walk walks over the former message, whose names are today's, until the visitor throws an exception
     * @return the same failure, at the former value; without an offset if the message has no such value
     */
    static MarshalException of(MarshalException refused, Consumer<SchemaWalker.Visitor> walk) {
        FormerOffset place = new FormerOffset(refused.path());
        walk.accept(place);
        return new MarshalException(
                "reading",
                refused.type(),
                refused.path(),
                refused.path().isEmpty() ? 0 : place.found,
                refused.problem(),
                refused.detail(),
                refused);
    }

    @Override
    public void field(String at, long offset, long length, WireType type, @Nullable Object value) {
        // An object without a presence byte begins with its first field.
        boolean isIt =
                at.startsWith(path) && (at.length() == path.length() || ".[".indexOf(at.charAt(path.length())) >= 0);
        if (isIt) {
            found = offset;
        }
        if (isIt || ++fields == MOST_FIELDS) {
            throw new MarshalException(RuntimeProblem.OTHER, "the walk ends here");
        }
    }
}
