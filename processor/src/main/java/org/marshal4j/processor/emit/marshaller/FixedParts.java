package org.marshal4j.processor.emit.marshaller;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Holding;
import org.marshal4j.processor.codec.Prefixed;
import org.marshal4j.processor.codec.object.NestedCodec;
import org.marshal4j.processor.emit.MarshallerModel;

/** The nested types on whose fixed size generated code relies, wherever in the fields they are. */
final class FixedParts {

    private final Map<String, NestedCodec> byMarshaller = new LinkedHashMap<>();

    private FixedParts() {}

    /** Returns each once. */
    static List<NestedCodec> of(MarshallerModel model) {
        FixedParts parts = new FixedParts();
        model.fields().stream().map(BoundField::codec).forEach(parts::add);
        return List.copyOf(parts.byMarshaller.values());
    }

    private void add(Codec codec) {
        if (codec instanceof NestedCodec nested) {
            if (nested.fixedSize().isPresent()) {
                byMarshaller.putIfAbsent(nested.marshaller().qualified(), nested);
            }
        } else if (codec instanceof Holding holding) {
            holding.held().stream().map(Held::codec).forEach(this::add);
        } else if (codec instanceof Prefixed prefixed) {
            add(prefixed.value());
        }
    }
}
