package org.marshal4j.runtime.inspect;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.FieldMarshallers;
import org.marshal4j.runtime.step.NamedMarshallers;
import org.marshal4j.schema.wire.WireType;

/** Takes a walk past values of hand-written marshallers, if those say how many bytes a value has. */
final class WalkedCustoms {
    private final NamedMarshallers handWritten;
    private final long reached;
    private @Nullable CursorSource source;

    private WalkedCustoms(NamedMarshallers handWritten, long reached) {
        this.handWritten = handWritten;
        this.reached = reached;
    }

    /** Asks marshallers about all values. */
    static WalkedCustoms of(NamedMarshallers handWritten) {
        return new WalkedCustoms(handWritten, Long.MAX_VALUE);
    }

    /**
     * Asks marshallers about values that a reader or writer has left behind: the value at which it has failed may be the
     * reason, whatever its marshaller says.
     *
     * @param reached the offset that it has reached
     */
    static WalkedCustoms before(long reached, NamedMarshallers handWritten) {
        return new WalkedCustoms(handWritten, reached);
    }

    /**
     * Moves past a value of varying size.
     *
     * @return what to show for it; null for null
     * @throws MarshalException MARSHAL299 if nothing says where the value ends; the cursor is at its start then
     */
    @Nullable
    String value(WireType.Custom type, WireCursor in) {
        if (type.nullable() && !in.nextPresence()) {
            return null;
        }
        if (ReadyCodec.isReady(type.marshaller())) {
            return ReadyCodec.value(type, in);
        }
        FieldMarshaller<?> marshaller = handWritten.find(type);
        long size = marshaller == null ? -1 : size(marshaller, in);
        if (size < 0 || in.offset() + size >= reached) {
            throw new MarshalException(RuntimeProblem.OTHER, NamedMarshallers.missing(type));
        }
        in.skip(size);
        return size + (size == 1 ? " byte" : " bytes");
    }

    private long size(FieldMarshaller<?> marshaller, WireCursor in) {
        CursorSource known = source;
        if (known == null) {
            known = new CursorSource(in.bytes());
            source = known;
        }
        Input input = known.show(in.position(), in.limit());
        try {
            return FieldMarshallers.sizeAt(marshaller, input);
        } catch (MarshalException e) {
            throw new MarshalException(RuntimeProblem.OTHER, "", e.detail(), e);
        }
    }
}
