package org.marshal4j.fuzz;

import java.util.List;
import org.marshal4j.blackbox.reference.Instances;
import org.marshal4j.plain.PlainTypes;
import org.marshal4j.runtime.Marshaller;

/** The classes of this module whose marshallers get hostile bytes. Their valid messages are made from schemas. */
final class PlainTargets {
    private static final List<Hostile<?>> ALL =
            PlainTypes.withSamples().<Hostile<?>>map(PlainTargets::hostile).toList();

    private PlainTargets() {}

    static List<Hostile<?>> all() {
        return ALL;
    }

    private static <T> Hostile<T> hostile(Marshaller<T> marshaller) {
        // Written again, since hash containers may have a different order.
        byte[] valid = marshaller.toByteArray(marshaller.fromByteArray(PlainTypes.sample(marshaller, 2)));
        T used = Instances.canBeFilled(marshaller.type()) ? marshaller.fromByteArray(valid) : null;
        return new Hostile<>(marshaller, valid, used);
    }
}
