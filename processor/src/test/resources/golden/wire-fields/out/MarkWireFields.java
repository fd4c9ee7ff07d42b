package com.acme;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;
import org.marshal4j.runtime.generated.Handles;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.wire.Constructed;
import org.marshal4j.wire.FieldCopies;
import org.marshal4j.wire.FieldName;
import org.marshal4j.wire.Sequences;

/**
 * Writes {@link Mark} to Chronicle Wire and reads it, each field by name. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@"
)
final class MarkWireFields {
    private static final VarHandle POSITION = Handles.field(MethodHandles.lookup(), Mark.class, "position", int.class);

    private static final FieldName POSITION_FIELD = FieldName.of("position");

    private static final FieldName TAGS_FIELD = FieldName.of("tags");

    private static final FieldCopies FIELD_COPIES = FieldCopies.of(Mark.class, "position", "tags");

    static {
        Constructed.register(Mark.class, MarkWireFields::make, MarkWireFields::read);
    }

    private MarkWireFields() {
    }

    /**
     * Writes the fields, in the order of the source, superclasses first.
     */
    public static void write(Mark mark, WireOut wire) {
        Checks.exactType(mark, Mark.class);
        wire.bytesComment().adjustHexDumpIndentation(1);
        wire.write("position").int32((int) POSITION.get(mark));
        Sequences.write(mark.tags, wire.write("tags"), (item, to) -> to.text(item));
        wire.bytesComment().adjustHexDumpIndentation(-1);
    }

    /**
     * Creates an object from its fields, which may be in any order; missing ones are zero or null.
     */
    public static Mark make(WireIn wire) {
        int position = POSITION_FIELD.read(wire).int32();
        List<String> tags = Sequences.read(TAGS_FIELD.read(wire), (List<String>) null, ArrayList::new, from -> from.text());
        Mark mark = new Mark(position, tags);
        return mark;
    }

    /**
     * Reads a new object and copies its fields, final ones too, into the given one.
     */
    public static void read(Mark mark, WireIn wire) {
        Checks.exactType(mark, Mark.class);
        FIELD_COPIES.copy(make(wire), mark);
    }
}
