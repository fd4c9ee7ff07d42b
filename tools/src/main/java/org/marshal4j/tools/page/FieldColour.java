package org.marshal4j.tools.page;

import java.util.Map;
import org.marshal4j.schema.wire.WireType;

/** The colour of a field in a diagram. */
final class FieldColour {
    private static final String NUMBER = "#cfe3f7";
    private static final String TEXT = "#d8efd3";
    private static final String OBJECT = "#f6e0c8";
    private static final String OTHER = "#eadcf4";

    private static final Map<Class<? extends WireType>, String> COLOURS = Map.ofEntries(
            Map.entry(WireType.Primitive.class, NUMBER),
            Map.entry(WireType.Value.class, NUMBER),
            Map.entry(WireType.Special.class, NUMBER),
            Map.entry(WireType.Dynamic.class, NUMBER),
            Map.entry(WireType.Text.class, TEXT),
            Map.entry(WireType.FixedText.class, TEXT),
            Map.entry(WireType.KnownText.class, TEXT),
            Map.entry(WireType.VersionedBlock.class, "#d9d9d9"),
            Map.entry(WireType.Nested.class, OBJECT),
            Map.entry(WireType.Family.class, OBJECT),
            Map.entry(WireType.Shared.class, OBJECT));

    private FieldColour() {}

    static String of(WireType type) {
        return COLOURS.getOrDefault(type.plain().getClass(), OTHER);
    }
}
