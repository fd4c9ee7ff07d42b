package org.marshal4j.processor.emit.marshaller;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.FixedStep;
import org.marshal4j.processor.codec.Held;
import org.marshal4j.processor.codec.Holding;
import org.marshal4j.processor.codec.Prefixed;
import org.marshal4j.processor.codec.object.FixedCustomCodec;
import org.marshal4j.processor.codec.object.NestedCodec;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.model.CustomMarshaller;
import org.marshal4j.processor.model.Name;

/** On whose fixed size generated code relies, wherever in the fields these values are. Each is there once. */
final class FixedParts {

    private final Map<String, NestedCodec> byMarshaller = new LinkedHashMap<>();
    private final Map<Name, CustomMarshaller> byName = new LinkedHashMap<>();

    private FixedParts() {}

    static FixedParts of(MarshallerModel model) {
        FixedParts parts = new FixedParts();
        model.fields().stream().map(BoundField::codec).forEach(parts::add);
        return parts;
    }

    /** The nested types. */
    Collection<NestedCodec> nested() {
        return byMarshaller.values();
    }

    /** The hand-written marshallers. */
    Collection<CustomMarshaller> custom() {
        return byName.values();
    }

    private void add(Codec codec) {
        if (codec instanceof NestedCodec nested) {
            if (nested.fixedSize().isPresent()) {
                byMarshaller.putIfAbsent(nested.marshaller().qualified(), nested);
            }
        } else if (codec instanceof FixedCustomCodec custom) {
            byName.putIfAbsent(custom.marshaller().name(), custom.marshaller());
        } else if (codec instanceof FixedStep step) {
            add(step.codec());
        } else if (codec instanceof Holding holding) {
            holding.held().stream().map(Held::codec).forEach(this::add);
        } else if (codec instanceof Prefixed prefixed) {
            add(prefixed.value());
        }
    }
}
