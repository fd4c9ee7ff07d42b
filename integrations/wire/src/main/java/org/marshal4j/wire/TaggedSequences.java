package org.marshal4j.wire;

import java.util.function.BiConsumer;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.scoped.ScopedResource;
import net.openhft.chronicle.wire.BracketType;
import net.openhft.chronicle.wire.JSONWire;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.Wires;
import net.openhft.chronicle.wire.YamlWire;

/**
 * Reads sequences before which Wire may have written a type, as it does for sets inside other collections:
 * {@code !!set [ … ]} in YAML, {@code {"@!set":[ … ]}} in JSON with types. The type of the field says the same.
 */
final class TaggedSequences {
    private TaggedSequences() {}

    /**
     * Reads a sequence.
     *
     * @return true if there was one; false for null
     */
    static <C> boolean read(ValueIn in, C target, BiConsumer<C, ValueIn> reader) {
        if (in.wireIn() instanceof JSONWire json && json.useTypes() && in.getBracketType() == BracketType.MAP) {
            return readObject(in, json, target, reader);
        }
        if (in.wireIn() instanceof YamlWire) {
            // Moves past the tag, if there is one.
            in.typePrefix();
        }
        return in.sequence(target, reader);
    }

    private static <C> boolean readObject(ValueIn in, JSONWire json, C target, BiConsumer<C, ValueIn> reader) {
        skip(json, '{');
        try (ScopedResource<StringBuilder> name = Wires.acquireStringBuilderScoped()) {
            json.read(name.get());
            if (name.get().length() == 0 || name.get().charAt(0) != '@') {
                throw new IllegalStateException(
                        "A sequence was expected, or an object with its type, and not one with the field "
                                + name.get());
            }
        }
        boolean isPresent = in.sequence(target, reader);
        skip(json, '}');
        json.consumePadding(1);
        return isPresent;
    }

    private static void skip(JSONWire json, char bracket) {
        json.consumePadding();
        Bytes<?> bytes = json.bytes();
        if (bytes.peekUnsignedByte() == bracket) {
            bytes.readSkip(1);
        }
    }
}
